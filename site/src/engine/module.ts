/**
 * A module of the engine: the only place that touches its memory. Requests and answers are JSON; an answer lies behind its length, 32 bits
 * little-endian, until the next call.
 */

/** What a module answers: the rules both; what a computer player does, what a play cost, and that nobody peeked, the players' module alone. */
export type Question = 'rozbazi_replay' | 'rozbazi_explain' | 'rozbazi_choose' | 'rozbazi_review' | 'rozbazi_prove';
/** What is asked of the same module to check a day (generator/audit/answers.h). */
export type CheckQuestion = 'rozbazi_deal' | 'rozbazi_audit_feed' | 'rozbazi_audit_finish' | 'rozbazi_audit_board';

export interface Module {
  ask(what: Question | CheckQuestion, request: unknown): unknown;
  /** The same with bytes that need be no JSON. */
  askBytes(what: CheckQuestion, bytes: Uint8Array): unknown;
  /** Begins with the check of another record; the salt, 32 bits, decides which of many plays are asked about. */
  begin(salt: number): void;
}

type Exports = Readonly<Record<Question | CheckQuestion, (at: number, length: number) => number>> & {
  readonly memory: WebAssembly.Memory;
  readonly _initialize?: () => void;
  rozbazi_audit_begin(salt: number): void;
  rozbazi_alloc(size: number): number;
  rozbazi_free(at: number, size: number): void;
};

export async function openModule(response: Response): Promise<Module> {
  const { instance } = await instantiate(response);
  const exports = instance.exports as unknown as Exports;
  exports._initialize?.();
  const askBytes = (what: Question | CheckQuestion, bytes: Uint8Array): unknown => {
    const at = exports.rozbazi_alloc(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const answer = exports[what](at, bytes.length);
    exports.rozbazi_free(at, bytes.length);
    const length = new DataView(exports.memory.buffer).getUint32(answer, true);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer + 4, length)));
  };
  return {
    ask: (what, request) => askBytes(what, new TextEncoder().encode(JSON.stringify(request))),
    askBytes,
    begin: (salt) => exports.rozbazi_audit_begin(salt),
  };
}

/** A static host may send the wrong type; then the bytes are taken as they are. */
async function instantiate(response: Response): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const spare = response.clone();
  try {
    return await WebAssembly.instantiateStreaming(response, {});
  } catch {
    return WebAssembly.instantiate(await spare.arrayBuffer(), {});
  }
}
