/** What every page with a masthead does when it is quiet: the face for the next page, the service worker, word of a new release. */
import { fetchNastaliqWhenIdle } from '../font.ts';
import { load } from '../store.ts';
import { serve } from './serve.ts';

export function after(): void {
  if (document.documentElement.lang === 'ur' && load().settings.font === 'auto') fetchNastaliqWhenIdle();
  serve();
}
