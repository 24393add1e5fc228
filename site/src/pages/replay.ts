/**
 * A finished play once more, step by step: `?play=UUID&table=belote&step=12` is one of the server's, `?file` what was handed on in this tab
 * or read from a file. What it takes to show one comes when there is one to show.
 */
import '../chrome.ts';
import { has, lang, t } from '../i18n.ts';
import { ApiError } from '../net/call.ts';
import { find, make } from '../parts/dom.ts';
import { showNotice } from '../parts/notice.ts';

const page = find('#replay');
const notice = find('#notice');
const file = find<HTMLInputElement>('#file');
const opening = () => import('../replay/open.ts');
const reading = () => import('../replay/from-file.ts');

const query = new URLSearchParams(location.search);
const play = query.get('play');
const step = /^\d{1,5}$/.test(query.get('step') ?? '') ? Number(query.get('step')) : 0;

if (play !== null) void showPlay(play);
else if (query.has('file')) void showKept();
file.addEventListener('change', () => {
  const [chosen] = file.files ?? [];
  // The same file may be chosen again after it was mended.
  if (chosen) void showFile(chosen).finally(() => (file.value = ''));
});

async function showPlay(play: string): Promise<void> {
  const table = query.get('table');
  await busy(async () => (await opening()).openPlay(page, play, table, step), {
    again: () => void showPlay(play),
    table,
  });
}

async function showKept(): Promise<void> {
  const kept = (await reading()).keptRecording();
  if (kept !== null) await busy(async () => (await opening()).openRecording(page, kept, step), {});
}

async function showFile(chosen: File): Promise<void> {
  await busy(async () => {
    const { FileError, kMostBytes, keepRecording, readFile } = await reading();
    if (chosen.size > kMostBytes) throw new FileError('too_large');
    const recording = readFile(await chosen.text());
    await (await opening()).openRecording(page, recording, 0);
    if (keepRecording(recording)) history.pushState(null, '', '?file');
    find('#replay-title').focus();
  }, {});
}

interface Ways {
  /** Tries again. */
  readonly again?: () => void;
  /** The table that the address names. */
  readonly table?: string | null;
}

async function busy(work: () => Promise<void>, ways: Ways): Promise<void> {
  notice.replaceChildren();
  page.classList.add('is-busy');
  try {
    await work();
  } catch (error) {
    explain(error, ways);
  } finally {
    page.classList.remove('is-busy');
  }
}

/** What is wrong, and what may be done. */
function explain(error: unknown, { again, table }: Ways): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'other';
  const fault = `replay.fault.${code}`;
  if (!(error instanceof ApiError) && has(fault)) {
    const { index = null, member = '' } = error as { index?: number | null; member?: string };
    const words = t(fault, { member: `\u2066${member}\u2069`, number: (index ?? 0) + 1 });
    notice.replaceChildren(make('div', 'notice', make('p', '', words)));
  } else showNotice(notice, error, code === 'still_sealed' ? undefined : again, 'replay.errors');
  if (code === 'still_sealed') {
    const link = make('a', 'button primary', t('replay.play_first'));
    link.href = table && /^[a-z0-9-]+$/.test(table) ? `/${lang}/play/${table}/` : `/${lang}/`;
    notice.firstElementChild?.append(link);
  }
  notice.firstElementChild?.setAttribute('role', 'alert');
}
