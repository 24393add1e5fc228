

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

CREATE FUNCTION public.ensure_plays_partition(of_date date) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
declare
  first date := date_trunc('month', of_date::timestamp)::date;
  partition_name text := 'plays_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass(partition_name) is not null then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('rozbazi ensure_plays_partition', 0));
  if to_regclass(partition_name) is not null then
    return;
  end if;
  execute format('create table %I (like plays including all) with (fillfactor = 80)', partition_name);
  execute format('alter table plays attach partition %I for values from (%L) to (%L)', partition_name, first,
                 (first + interval '1 month')::date);
end
$$;

SET default_tablespace = '';

SET default_table_access_method = heap;

CREATE TABLE public.days (
    date date NOT NULL,
    closed_at timestamp with time zone,
    voided_at timestamp with time zone,
    corrections integer
);

CREATE TABLE public.deals (
    date date NOT NULL,
    table_name text NOT NULL COLLATE pg_catalog."C",
    commitment bytea NOT NULL,
    committed_at timestamp with time zone NOT NULL,
    bots_level text COLLATE pg_catalog."C",
    bots_version integer,
    CONSTRAINT deals_check CHECK (((bots_level IS NULL) = (bots_version IS NULL))),
    CONSTRAINT deals_commitment_check CHECK ((octet_length(commitment) = 32))
);

CREATE TABLE public.group_members (
    group_id uuid NOT NULL,
    player uuid NOT NULL,
    joined_at timestamp with time zone NOT NULL
);

CREATE TABLE public.groups (
    group_id uuid NOT NULL,
    name text NOT NULL,
    code text NOT NULL COLLATE pg_catalog."C",
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.launch (
    one boolean DEFAULT true NOT NULL,
    date date NOT NULL,
    CONSTRAINT launch_one_check CHECK (one)
);

CREATE TABLE public.period_counts (
    period text NOT NULL COLLATE pg_catalog."C",
    table_name text NOT NULL COLLATE pg_catalog."C",
    level integer NOT NULL,
    bucket integer NOT NULL,
    players bigint NOT NULL,
    players_before bigint NOT NULL,
    folded date NOT NULL,
    CONSTRAINT period_counts_level_check CHECK (((level >= 0) AND (level <= 2)))
)
WITH (fillfactor='50');

CREATE TABLE public.period_state (
    one boolean DEFAULT true NOT NULL,
    folded_to date NOT NULL,
    folded_before date NOT NULL,
    CONSTRAINT period_state_check CHECK ((folded_before <= folded_to)),
    CONSTRAINT period_state_one_check CHECK (one)
);

CREATE TABLE public.period_sums (
    period text NOT NULL COLLATE pg_catalog."C",
    table_name text NOT NULL COLLATE pg_catalog."C",
    player uuid NOT NULL,
    tenths integer NOT NULL,
    plays integer NOT NULL,
    folded date NOT NULL,
    tenths_before integer NOT NULL,
    plays_before integer NOT NULL
)
WITH (fillfactor='80');

CREATE TABLE public.players (
    player uuid NOT NULL,
    name text,
    created_at timestamp with time zone NOT NULL,
    forgotten_at timestamp with time zone,
    CONSTRAINT players_check CHECK (((name IS NULL) = (forgotten_at IS NOT NULL)))
);

CREATE TABLE public.plays (
    date date NOT NULL,
    table_name text NOT NULL COLLATE pg_catalog."C",
    player uuid NOT NULL,
    seat smallint NOT NULL,
    play uuid NOT NULL,
    ranked boolean NOT NULL,
    bots_level text NOT NULL COLLATE pg_catalog."C",
    bots_version integer NOT NULL,
    actions text NOT NULL COLLATE pg_catalog."C",
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    score integer,
    removed_at timestamp with time zone,
    CONSTRAINT plays_check CHECK (((finished_at IS NULL) = (score IS NULL))),
    CONSTRAINT plays_removed_was_result CHECK (((removed_at IS NULL) OR ((NOT ranked) AND (finished_at IS NOT NULL)))),
    CONSTRAINT plays_seat_check CHECK ((seat >= 0))
)
PARTITION BY RANGE (date);

CREATE TABLE public.plays_2026_11 (
    date date NOT NULL,
    table_name text NOT NULL COLLATE pg_catalog."C",
    player uuid NOT NULL,
    seat smallint NOT NULL,
    play uuid NOT NULL,
    ranked boolean NOT NULL,
    bots_level text NOT NULL COLLATE pg_catalog."C",
    bots_version integer NOT NULL,
    actions text NOT NULL COLLATE pg_catalog."C",
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    score integer,
    removed_at timestamp with time zone,
    CONSTRAINT plays_check CHECK (((finished_at IS NULL) = (score IS NULL))),
    CONSTRAINT plays_removed_was_result CHECK (((removed_at IS NULL) OR ((NOT ranked) AND (finished_at IS NOT NULL)))),
    CONSTRAINT plays_seat_check CHECK ((seat >= 0))
)
WITH (fillfactor='80');

CREATE TABLE public.plays_2026_12 (
    date date NOT NULL,
    table_name text NOT NULL COLLATE pg_catalog."C",
    player uuid NOT NULL,
    seat smallint NOT NULL,
    play uuid NOT NULL,
    ranked boolean NOT NULL,
    bots_level text NOT NULL COLLATE pg_catalog."C",
    bots_version integer NOT NULL,
    actions text NOT NULL COLLATE pg_catalog."C",
    started_at timestamp with time zone NOT NULL,
    finished_at timestamp with time zone,
    score integer,
    removed_at timestamp with time zone,
    CONSTRAINT plays_check CHECK (((finished_at IS NULL) = (score IS NULL))),
    CONSTRAINT plays_removed_was_result CHECK (((removed_at IS NULL) OR ((NOT ranked) AND (finished_at IS NOT NULL)))),
    CONSTRAINT plays_seat_check CHECK ((seat >= 0))
)
WITH (fillfactor='80');

CREATE TABLE public.schema_migrations (
    number integer NOT NULL,
    name text NOT NULL,
    sha256 bytea NOT NULL,
    applied_at timestamp with time zone NOT NULL
);

CREATE TABLE public.score_counts (
    date date NOT NULL,
    table_name text NOT NULL COLLATE pg_catalog."C",
    score integer NOT NULL,
    plays bigint NOT NULL,
    CONSTRAINT score_counts_plays_check CHECK ((plays > 0))
)
WITH (fillfactor='50');

CREATE TABLE public.tokens (
    sha256 bytea NOT NULL,
    player uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT tokens_sha256_check CHECK ((octet_length(sha256) = 32))
);

CREATE TABLE public.transfer_codes (
    player uuid NOT NULL,
    code_sha256 bytea NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT transfer_codes_code_sha256_check CHECK ((octet_length(code_sha256) = 32))
);

ALTER TABLE ONLY public.plays ATTACH PARTITION public.plays_2026_11 FOR VALUES FROM ('2026-11-01') TO ('2026-12-01');

ALTER TABLE ONLY public.plays ATTACH PARTITION public.plays_2026_12 FOR VALUES FROM ('2026-12-01') TO ('2027-01-01');

INSERT INTO public.days VALUES
	('2026-11-30', NULL, NULL, NULL),
	('2026-12-04', NULL, NULL, NULL),
	('2026-12-05', NULL, NULL, NULL),
	('2026-12-06', NULL, NULL, NULL),
	('2026-12-01', NULL, NULL, NULL),
	('2026-11-29', NULL, NULL, NULL),
	('2026-12-03', NULL, NULL, NULL),
	('2026-12-02', NULL, NULL, NULL);

INSERT INTO public.deals VALUES
	('2026-11-30', 'tute-4', '\x8830678c5d64ce8996faf93f10be932c8ca8c726ad4bff36b76ec97f96a5b2e7', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-11-30', 'tute-3', '\x6e0f44a4bf1c8bd2ea95b12535d8ce1d2b154f8a91c5309fc2f29fb50abb0ba4', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-11-30', 'tute-2', '\x3ac085acc3d1db5092ea87c19862492f23074d7bf3d4162905ad47255bacb990', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-11-30', 'belote', '\xffa377fad36e1acd7ff0b403320cc44bcbce74e173f2c5474500e4cd764129ba', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-11-30', 'coinche', '\x748a2d40dd8062af14385f08d52138a628f0ab833f5d159d1b7ec6e8a19e77e9', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-11-30', 'five-hundred', '\x202be62f497aa5ea6e8730244e532b4308406f85264d484018444d252daf2063', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-11-30', 'teen-do-paanch', '\x481c74c1e5eab60991e275e7663b14fcdb167924af6dc733fb9fefaab67b6a30', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-11-30', 'schafkopf', '\x92bdfd942ad620410c46ac5a14569e8496ec005e256287ff5fa17705817c6c17', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-01', 'tute-4', '\x93d254117b28f56ac3c2ec8d6ad422da1aff02e6db5c93ac82927bac326d169d', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-01', 'tute-3', '\xb21a0ed442457f792c59c05010109742976619921bec2e8ba0763b8cca7ca44f', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-01', 'tute-2', '\x610289aa6821c12f23dbda98c1aacdbe8f8df69c2ff89e3e41b73b3a8d8d6b6f', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-01', 'belote', '\x254286c6b58ac89b65b86e5b24d6e8fb09ba66978f67b8d9b3e4f3d296f1ba5d', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-01', 'coinche', '\xfd316b4febd470276137a59b2c21d70618ed9510d8a84c2a1695007e8088e88b', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-01', 'five-hundred', '\xb8cfbeba3d7f65cae3a79e5303da1b2f6d8eec6fb73c68a0e29fb9488173be7f', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-01', 'teen-do-paanch', '\x7c86525e6f68173d78ebb480cc422da16175eda2fe740dc1b3669536e0161f15', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-01', 'schafkopf', '\xf2a43d5e1434de87f8f2dd4db34ae1d35e03651933cbcb0dcb185e43bd82ef4c', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-02', 'tute-4', '\xf7dbef88b998a1be0c0cf562bc792b8323611cbbd95411a394a9449c02a5ab9c', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-02', 'tute-3', '\x9809a5814301f0c3432c604b72f6d38ea0101a051c9542fd62e3f0ad268d3012', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-02', 'tute-2', '\x08f2bf3f5ae810f5b80e260901ec7d090b806b4cf4d56be2cddfe4c23209b40a', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-02', 'belote', '\xade28182ad98ba5795133595e67644e296dbf980f9bf7b96ef39e10260a01ee0', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-02', 'coinche', '\xd89ac2eec53e4e3229b5dfcb45fa13dde4392e36879a25c014a7f6af880e3882', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-02', 'five-hundred', '\x82053e03fea5eca4c7681fb0f16c340ef611938bcbbe91fb7753559ffdd7016c', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-02', 'teen-do-paanch', '\xf353c1dfb8f96345b4cf269234d8d505cc99e46275df93c146474e93fa23bd73', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-02', 'schafkopf', '\x31f116b4f493a3f4e485c5d9b4e5faf84fa74f948ef5badc1eade70a118b2e8e', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-03', 'tute-4', '\x690cc26c35beca622326c2d434bd5d780d0dfffc2b43a4572b1726360253d7bb', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-03', 'tute-3', '\x30da678f6ae8cb39cec53264c5ef4e7d59d1f3b115e3333680c5d824ac12e641', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-03', 'tute-2', '\x4eba5e9897681c5e573d5fd1d48c487a5dbc8cad8e231901fc75cab2d9d07635', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-03', 'belote', '\x4eb0c5f77e0cc8bbb5db307e459377a5772828f3dcc29c20cd6ef84a0731721f', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-03', 'coinche', '\x4a39dd9b065840de7727613052251f618c0754e9da337fba2ed0304d5b9970ec', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-03', 'five-hundred', '\x453c960a964f99840b55353ba889b4b6436997e3898da6439a33d6dd5aa153f4', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-03', 'teen-do-paanch', '\x36d31d3ee08ddbfa2d830772002969c6cd469096aec3c71b8f8c2f75eb510724', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-03', 'schafkopf', '\xd82760e5d0d8e9b6a971430e64b89f556b50b5632d9baec9c030fa4b992276de', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-04', 'tute-4', '\xa1987cf7351c661858ff949807119b8ea1ea2dc517d227d1771c4ed1d7271620', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-04', 'tute-3', '\x597d855a57131cbb41cb7715f96c5fc55091d1d3fdbe576c874e79d5b3dbcdd9', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-04', 'tute-2', '\x91a7f8ff4777a8b279ea02e9bbd7a914dbd000a1895e18bbd1a51d3943c36f75', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-04', 'belote', '\x37c73de62b8d4097c68e5ff29d74430d8a9818605c2a24145485b1fa932a7c2a', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-04', 'coinche', '\xeecafb70897f8356cb59336d09bb20871b236c8876717720bf6823706471d85e', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-04', 'five-hundred', '\x7f3b0d553b769ee05661c1dea0ce66508247cde2994254d9f750a6d4ce7548bf', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-04', 'teen-do-paanch', '\x04c5a368e470a4812b923c13c749e02b74976c62ae7f6d231bb360053945a50f', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-04', 'schafkopf', '\x7a1644a4bccd0fb989098c0bcfd695bae4b5c05e2552f018fc82b76e74272e9d', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-05', 'tute-4', '\x800bcf816a8a553f12dbe03d0828d99904598416782fda167d401b795c1becea', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-05', 'tute-3', '\x007d154b7297569d5239d6ecfc4f17826c73f7d4199497c0a9d8f4cb1857d445', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-05', 'tute-2', '\x349205f840b53439e8fb4feffcedfec8fd39f18793b065601c17a082ba627785', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-05', 'belote', '\xd464af5e916e255a77daf9f0f79927ba0db9c0b7e8f9b5b227647b546dcacc37', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-05', 'coinche', '\xf074ff5ee2796a8ff32600d0beeaf9f901cc79f7a7b0dbea610ff37340489478', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-05', 'five-hundred', '\x1dcf3fb0ef9d7aa4f962e8bb9156bd41931260acba19a3fe7dbb7f4daf791bcf', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-05', 'teen-do-paanch', '\x1de2a3677c74868f875d8f699eea93c8863195cdd1983a5d1a55ed65d143cf48', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-05', 'schafkopf', '\x98321f32c9f0bda305ac5f182446ecafa46978f9c68eb00d230fc650da3d2a96', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-06', 'tute-4', '\x0a2471a8c103f9b37a256e2fd950830972de12d0ae15c15f5d86c94eb90ca8f0', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-06', 'tute-3', '\xdb9c6dea94ce58ba2fe22ebeb31f6af0cd7d5c15dd9b922233fa593b8ddd4498', '2026-11-29 10:00:00.046525+00', NULL, NULL);
INSERT INTO public.deals VALUES
	('2026-12-06', 'tute-2', '\x863521cc33a16585894ab77c4aa4ff272ad0a0fc18b3f8090c1ff65122a7ddb9', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-06', 'belote', '\x71de84776951a97076e2b5e3e2f53d58ba09a741c1825a759251d4d9dd7fac6f', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-06', 'coinche', '\xadaf1eea506e61661dbb29e61cffe9a8db94ce526fa2e05e220e4332241ef106', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-06', 'five-hundred', '\xeef4f98b0946faed0b3b7210a047c10ef21d14d11fcfd8d94a194a024d2f105b', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-06', 'teen-do-paanch', '\xb4fc9be791c7b7e2da526c9f40bb5afe019782e821f6261c7a70312d8eb8428e', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-12-06', 'schafkopf', '\x50ad3c2357d62478faebc0e619f8b0bd9358295f25150f29de190d4f2ab05111', '2026-11-29 10:00:00.046525+00', NULL, NULL),
	('2026-11-29', 'tute-4', '\xb692136e9420d74f91bf0d441fecc3a5b2a8d15008073961edfc03422b035c20', '2026-11-29 10:00:00.046525+00', 'hard', 2),
	('2026-11-29', 'tute-3', '\xbe75b1c2f392506e30e77a5ac485b256be4e2fcaed6be5a7c53eead036627292', '2026-11-29 10:00:00.046525+00', 'hard', 2),
	('2026-11-29', 'tute-2', '\x500beb31568ce7a3d53ac561474b4e95ae942d0889825aa14dc07d09bb359099', '2026-11-29 10:00:00.046525+00', 'hard', 2),
	('2026-11-29', 'belote', '\xc70eca15365cfb6a2264e16759758da5ea4edc9006092cf5725cc2ce1d26ba05', '2026-11-29 10:00:00.046525+00', 'hard', 2),
	('2026-11-29', 'coinche', '\x1ba90dd2ee532a194d4c37b2f3872560c10db295b7f334d339bcd4f7bd4d13bf', '2026-11-29 10:00:00.046525+00', 'hard', 2),
	('2026-11-29', 'five-hundred', '\x97fb69848dd623360f62407eea9e7afc2cc9082f8178c7c8346ad840e2024ce6', '2026-11-29 10:00:00.046525+00', 'hard', 2),
	('2026-11-29', 'teen-do-paanch', '\x1b89e2b4a51471d408ff97449de0773d49b6b1f612b1e5044982a772e2b2e70d', '2026-11-29 10:00:00.046525+00', 'hard', 2),
	('2026-11-29', 'schafkopf', '\x454cbf94457bb1b074204d33b0b4bf584f68187c345ee2c929114eb919f68150', '2026-11-29 10:00:00.046525+00', 'hard', 2);

INSERT INTO public.group_members VALUES
	('dab3dd85-5ebb-4ba5-9090-92ad7409729d', '399b447b-c429-460e-b4b7-fe5565407ff3', '2026-11-29 10:00:03.021356+00');

INSERT INTO public.groups VALUES
	('dab3dd85-5ebb-4ba5-9090-92ad7409729d', 'Family', 'N2TC52', '2026-11-29 10:00:03.021356+00');

INSERT INTO public.launch VALUES
	(true, '2026-11-29');

INSERT INTO public.period_state VALUES
	(true, '0001-01-01', '0001-01-01');

INSERT INTO public.players VALUES
	('399b447b-c429-460e-b4b7-fe5565407ff3', 'Amina', '2026-11-29 10:00:00.254166+00', NULL),
	('01bce793-5d01-4d27-93fe-c1b602f30151', 'Bilal', '2026-11-29 10:00:00.310472+00', NULL);

INSERT INTO public.plays_2026_11 VALUES
	('2026-11-29', 'tute-4', '399b447b-c429-460e-b4b7-fe5565407ff3', 0, '00005132-cc71-85aa-869d-1d332931c39d', true, 'hard', 2, '2H 3H 4H 6H 4S 2S AS JS sing:D 7D 3D ', '2026-11-29 10:00:00.317844+00', NULL, NULL, NULL),
	('2026-11-29', 'coinche', '01bce793-5d01-4d27-93fe-c1b602f30151', 0, '00005132-4df1-8f1d-989b-9109b7cf6ae9', true, 'hard', 2, 'pass bid:100C pass pass pass 8D TD AD KC KS TS 8S AS 7D 9C 9D 8C QS TC 9S 7S KD AC JD TH JC 7C 7H QC JH KH 8H AH QH JS QD 9H ', '2026-11-29 10:00:01.805779+00', '2026-11-29 10:00:01.879485+00', -260, NULL),
	('2026-11-29', 'five-hundred', '399b447b-c429-460e-b4b7-fe5565407ff3', 0, '00005132-edb0-8152-9417-cf8a71eea7f4', true, 'hard', 2, 'bid:7H bid:10C pass pass pass discard:4D,4H,5H ', '2026-11-29 10:00:01.885491+00', NULL, NULL, NULL),
	('2026-11-29', 'tute-4', '01bce793-5d01-4d27-93fe-c1b602f30151', 0, '00005132-dc3c-8840-aeaf-bc6d709dbd9a', true, 'hard', 2, '2H 3H 4H 6H 4S 2S AS JS sing:D 7D 3D AD 2D 5S JC 6S 3S sing:C 5D 7H 2C JD QD 6D 7S 5C 4C KC AC 6C AH 5H 4D KH 7C QC JH 3C QH KD KS QS ', '2026-11-29 10:00:00.553844+00', '2026-11-29 10:00:00.886026+00', 196, NULL),
	('2026-11-29', 'tute-3', '399b447b-c429-460e-b4b7-fe5565407ff3', 0, '00005132-f9d2-840a-8e02-9872e29d6f0a', true, 'hard', 2, '2H JH QH 4H 3H AH JC 2S ', '2026-11-29 10:00:00.919229+00', NULL, NULL, NULL),
	('2026-11-29', 'tute-2', '01bce793-5d01-4d27-93fe-c1b602f30151', 0, '00005132-93dd-8c92-ae2c-92fb80a8f012', true, 'hard', 2, '2S 2C 5S 2D 7D 3D 3H AH 4C 5C 3S 6H exchange 7S 5H 6D 7C 4D 4S 5D 6S 7H JS AS 4H sing:H 3C JC AC KC QH 2H KH JH 6C QC JD QD QS KS KD AD ', '2026-11-29 10:00:01.391996+00', '2026-11-29 10:00:01.638915+00', -126, NULL),
	('2026-11-29', 'belote', '399b447b-c429-460e-b4b7-fe5565407ff3', 0, '00005132-314d-8bbd-ad83-504c17007552', true, 'hard', 2, 'pass take 9C 8C TC QC JC KC AD ', '2026-11-29 10:00:01.644263+00', NULL, NULL, NULL),
	('2026-11-29', 'tute-3', '01bce793-5d01-4d27-93fe-c1b602f30151', 0, '00005132-1aa8-8311-98f5-9eccb82830af', true, 'hard', 2, '2H JH QH 4H 3H AH JC 2S 5C 5H KH 4S 2C KS AC 6H 3S AS 4C 5S KC 7D AD 5D 6D KD 3D 7H 7S 3C JD 6S 4D 6C JS QC QD QS 7C ', '2026-11-29 10:00:01.145812+00', '2026-11-29 10:00:01.296522+00', -11, NULL),
	('2026-11-29', 'tute-2', '399b447b-c429-460e-b4b7-fe5565407ff3', 0, '00005132-dcda-8a88-bf0f-ea5da2fa4e48', true, 'hard', 2, '2S 2C 5S 2D 7D ', '2026-11-29 10:00:01.307856+00', NULL, NULL, NULL),
	('2026-11-29', 'belote', '01bce793-5d01-4d27-93fe-c1b602f30151', 0, '00005132-b8d4-830a-abad-042e6e2f3fdc', true, 'hard', 2, 'pass take 9C 8C TC QC JC KC AD AC QS 7S 8S 9S AH 8H KH QH 7H 9D 9H TH AS TD JS TS 7C QD 8D KD KS 7D JD JH ', '2026-11-29 10:00:01.684974+00', '2026-11-29 10:00:01.752065+00', -162, NULL),
	('2026-11-29', 'five-hundred', '01bce793-5d01-4d27-93fe-c1b602f30151', 0, '00005132-e6c6-8432-b91d-44db7230bb0a', true, 'hard', 2, 'bid:7H bid:10C pass pass pass discard:4D,4H,5H 6H 8H KH 9H 5C QC 7C 6C AS 8S 6S 9S 5S KS 7S QS 7H AC TH QH 5D AD 7D KD JK JS 8C JC TC JD 9C 8D 6D JH QD 9D AH TD KC TS ', '2026-11-29 10:00:02.037189+00', '2026-11-29 10:00:02.226945+00', -490, NULL),
	('2026-11-29', 'coinche', '399b447b-c429-460e-b4b7-fe5565407ff3', 0, '00005132-bfd6-8eea-97ef-6d4b9cbcf765', true, 'hard', 2, 'pass bid:100C pass pass pass 8D TD AD KC KS TS ', '2026-11-29 10:00:01.757134+00', NULL, NULL, NULL),
	('2026-11-29', 'teen-do-paanch', '399b447b-c429-460e-b4b7-fe5565407ff3', 0, '00005132-173b-84f2-9b26-a9781ec1cda0', true, 'hard', 2, 'trump:C 7H 9H TH JD ', '2026-11-29 10:00:02.260556+00', NULL, NULL, NULL),
	('2026-11-29', 'teen-do-paanch', '01bce793-5d01-4d27-93fe-c1b602f30151', 0, '00005132-8531-89e3-84ae-28c34513f693', true, 'hard', 2, 'trump:C 7H 9H TH JD 8D QD JC 8C 9C AC 7S KC QC 8S TC AH 8H QH KH JH 9D AD 9S KD AS JS QS TS KS TD trump:H draw:0 return:8C draw:0 return:TC draw:0 return:8D draw:0 return:9D draw:0 return:TD TS KS AS 8C KC 9C QS 7S 8H 9D AD QD 8D TH KD AH 9H 7H JS AC JH KH 8S QH JD 9S TD JC QC TC trump:C 9D AD TD 7H QH 9H JD QD KD 8S 9S AS KC 9C TC 8D AC 7S AH 8H JH KS JS 8C QC QS JC TH TS KH ', '2026-11-29 10:00:02.329522+00', '2026-11-29 10:00:02.791127+00', 6, NULL),
	('2026-11-29', 'schafkopf', '399b447b-c429-460e-b4b7-fe5565407ff3', 0, '00005132-887c-8eee-bbc2-8c42af325dfc', true, 'hard', 2, 'call:rufspiel call:solo pass pass pass trump:C AH ', '2026-11-29 10:00:02.796864+00', NULL, NULL, NULL),
	('2026-11-29', 'schafkopf', '01bce793-5d01-4d27-93fe-c1b602f30151', 0, '00005132-3cef-8828-b8d5-35835758351b', true, 'hard', 2, 'call:rufspiel call:solo pass pass pass trump:C AH 7H 9H TD 8S 7S TS KS 7D 9S KD AD 8H 8D AC TH 7C 8C JD JS 9D 9C JH AS JC QC QD QH KH QS TC KC ', '2026-11-29 10:00:02.885301+00', '2026-11-29 10:00:03.01745+00', -179974, NULL);

INSERT INTO public.schema_migrations VALUES
	(1, '0001_service', '\x39a1189eb3f5d66727a966ddf9d5345d85c46440fdccf6517c701513ecc904ce', '2026-11-30 23:41:50.581595+00'),
	(2, '0002_removal', '\xc0e37c3f2a7df3af20ecde87b763952ab9260f3808270f5455d8d16197b6e5ee', '2026-11-30 23:41:50.581595+00'),
	(3, '0003_groups', '\x16fb358091b3988cf3c439f277d7039c3207ad864601722b4b2729460485035e', '2026-11-30 23:41:50.581595+00'),
	(4, '0004_periods', '\x8ed195d225f0bd2f83d4b869a88523842a398a849d76674c317519c0ce04286c', '2026-11-30 23:41:50.581595+00'),
	(5, '0005_period_states', '\x7333bec6ef304724708a4ff8dc3ba1a6d4e86093e741cccb8830f9ca7337c07f', '2026-11-30 23:41:50.581595+00'),
	(6, '0006_corrections', '\x3c77bb7f8aa8dff28e68d151d18530e7fa5a75811221101b3440ec14647a4dad', '2026-11-30 23:41:50.581595+00');

INSERT INTO public.score_counts VALUES
	('2026-11-29', 'tute-4', 196, 1),
	('2026-11-29', 'tute-3', -11, 1),
	('2026-11-29', 'tute-2', -126, 1),
	('2026-11-29', 'belote', -162, 1),
	('2026-11-29', 'coinche', -260, 1),
	('2026-11-29', 'five-hundred', -490, 1),
	('2026-11-29', 'teen-do-paanch', 6, 1),
	('2026-11-29', 'schafkopf', -179974, 1);

INSERT INTO public.tokens VALUES
	('\x2557778910ddec7e0993b96e605a73011c87f5601a7a7df1c6a043bd2fa6315d', '399b447b-c429-460e-b4b7-fe5565407ff3', '2026-11-29 10:00:00.254166+00'),
	('\x800c37268340bd0380efeba02670c1cf99c3b3bb085e638aa02af7ca38f50abc', '01bce793-5d01-4d27-93fe-c1b602f30151', '2026-11-29 10:00:00.310472+00');

ALTER TABLE ONLY public.days
    ADD CONSTRAINT days_pkey PRIMARY KEY (date);

ALTER TABLE ONLY public.deals
    ADD CONSTRAINT deals_pkey PRIMARY KEY (date, table_name);

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_pkey PRIMARY KEY (group_id, player);

ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_code_key UNIQUE (code);

ALTER TABLE ONLY public.groups
    ADD CONSTRAINT groups_pkey PRIMARY KEY (group_id);

ALTER TABLE ONLY public.launch
    ADD CONSTRAINT launch_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.period_counts
    ADD CONSTRAINT period_counts_pkey PRIMARY KEY (period, table_name, level, bucket);

ALTER TABLE ONLY public.period_state
    ADD CONSTRAINT period_state_pkey PRIMARY KEY (one);

ALTER TABLE ONLY public.period_sums
    ADD CONSTRAINT period_sums_pkey PRIMARY KEY (period, table_name, player);

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (player);

ALTER TABLE ONLY public.plays
    ADD CONSTRAINT plays_pkey PRIMARY KEY (player, date, table_name);

ALTER TABLE ONLY public.plays_2026_11
    ADD CONSTRAINT plays_2026_11_pkey PRIMARY KEY (player, date, table_name);

ALTER TABLE ONLY public.plays
    ADD CONSTRAINT plays_play_date_key UNIQUE (play, date);

ALTER TABLE ONLY public.plays_2026_11
    ADD CONSTRAINT plays_2026_11_play_date_key UNIQUE (play, date);

ALTER TABLE ONLY public.plays_2026_12
    ADD CONSTRAINT plays_2026_12_pkey PRIMARY KEY (player, date, table_name);

ALTER TABLE ONLY public.plays_2026_12
    ADD CONSTRAINT plays_2026_12_play_date_key UNIQUE (play, date);

ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.score_counts
    ADD CONSTRAINT score_counts_pkey PRIMARY KEY (date, table_name, score);

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (sha256);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_code_sha256_key UNIQUE (code_sha256);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_pkey PRIMARY KEY (player);

CREATE INDEX groups_of_player ON public.group_members USING btree (player, joined_at);

CREATE INDEX period_counts_in_change ON public.period_counts USING btree (folded) WHERE (players <> players_before);

CREATE INDEX period_counts_of_nobody ON public.period_counts USING btree (folded) WHERE ((players = 0) AND (players_before = 0));

CREATE INDEX period_sums_in_change ON public.period_sums USING btree (folded) WHERE ((tenths <> tenths_before) OR (plays <> plays_before));

CREATE INDEX period_sums_in_order ON public.period_sums USING btree (period, table_name, ((- tenths)), player) INCLUDE (tenths, plays) WHERE (plays > 0);

CREATE INDEX period_sums_in_order_before ON public.period_sums USING btree (period, table_name, ((- tenths_before)), player) INCLUDE (tenths_before, plays_before) WHERE (plays_before > 0);

CREATE INDEX period_sums_of_nobody ON public.period_sums USING btree (folded) WHERE ((plays = 0) AND (plays_before = 0));

CREATE INDEX plays_on_board ON ONLY public.plays USING btree (table_name, date, ((- score)), finished_at, player) INCLUDE (score, play) WHERE (ranked AND (finished_at IS NOT NULL));

CREATE INDEX plays_2026_11_table_name_date_expr_finished_at_player_score_idx ON public.plays_2026_11 USING btree (table_name, date, ((- score)), finished_at, player) INCLUDE (score, play) WHERE (ranked AND (finished_at IS NOT NULL));

CREATE INDEX plays_2026_12_table_name_date_expr_finished_at_player_score_idx ON public.plays_2026_12 USING btree (table_name, date, ((- score)), finished_at, player) INCLUDE (score, play) WHERE (ranked AND (finished_at IS NOT NULL));

CREATE INDEX tokens_of_player ON public.tokens USING btree (player);

ALTER INDEX public.plays_pkey ATTACH PARTITION public.plays_2026_11_pkey;

ALTER INDEX public.plays_play_date_key ATTACH PARTITION public.plays_2026_11_play_date_key;

ALTER INDEX public.plays_on_board ATTACH PARTITION public.plays_2026_11_table_name_date_expr_finished_at_player_score_idx;

ALTER INDEX public.plays_pkey ATTACH PARTITION public.plays_2026_12_pkey;

ALTER INDEX public.plays_play_date_key ATTACH PARTITION public.plays_2026_12_play_date_key;

ALTER INDEX public.plays_on_board ATTACH PARTITION public.plays_2026_12_table_name_date_expr_finished_at_player_score_idx;

ALTER TABLE ONLY public.deals
    ADD CONSTRAINT deals_date_fkey FOREIGN KEY (date) REFERENCES public.days(date);

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_group_id_fkey FOREIGN KEY (group_id) REFERENCES public.groups(group_id);

ALTER TABLE ONLY public.group_members
    ADD CONSTRAINT group_members_player_fkey FOREIGN KEY (player) REFERENCES public.players(player);

ALTER TABLE public.plays
    ADD CONSTRAINT plays_player_fkey FOREIGN KEY (player) REFERENCES public.players(player);

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_player_fkey FOREIGN KEY (player) REFERENCES public.players(player);

ALTER TABLE ONLY public.transfer_codes
    ADD CONSTRAINT transfer_codes_player_fkey FOREIGN KEY (player) REFERENCES public.players(player);


