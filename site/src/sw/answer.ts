/** How the worker answers the requests of pages. */
import { isPage, kept, put } from './keep.ts';
import { type Lang, langOf, offlinePage } from './plan.ts';
import type { Asked } from './scope.ts';

const kPatienceMs = 3000;

/** The last answer that a page was made of, until that page asks to be kept. */
const latest = new Map<string, Response>();

export function takeLatest(path: string): Response | undefined {
  const answer = latest.get(path);
  latest.delete(path);
  return answer;
}

/** A file never changes under its name. */
export async function file(event: Asked): Promise<Response> {
  const { request } = event;
  const { pathname } = new URL(request.url);
  const there = await kept(pathname).catch(() => undefined);
  if (there) return there;
  const answer = await fetch(request);
  if (!answer.ok) return answer;
  if (isPage(answer)) return new Response(null, { status: 404 });
  event.waitUntil(put(pathname, answer.clone()).catch(() => undefined));
  return answer;
}

/** The network's answer, or what is kept where there is none. */
export async function loose(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const there = await kept(new URL(request.url).pathname).catch(() => undefined);
    if (there) return there;
    throw error;
  }
}

/** The network has three seconds where the page is kept, and all the time it wants where not. */
export async function page(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  const there = (): Promise<Response | undefined> => kept(path).catch(() => undefined);
  const asked = fetch(request).then((answer) => {
    if (answer.ok && !answer.redirected) {
      latest.clear();
      latest.set(path, answer.clone());
    }
    return answer;
  });
  const late = new Promise<Response>((answer) => {
    setTimeout(() => void there().then((page) => page && answer(page)), kPatienceMs);
  });
  try {
    const answer = await Promise.race([asked, late]);
    return answer.status < 500 ? answer : ((await there()) ?? answer);
  } catch (error) {
    const lang = langOf(path);
    const word = async (of: Lang): Promise<Response | undefined> => kept(offlinePage(of)).catch(() => undefined);
    // Better a word in the other language than the browser's own.
    const instead = (await there()) ?? (await word(lang)) ?? (await word(lang === 'ur' ? 'en' : 'ur'));
    if (instead) return instead;
    throw error;
  }
}
