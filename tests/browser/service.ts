/** The server that the browser tests share; a test that needs another clock starts one of its own. */
import { resolve } from 'node:path';
import { startService } from '../api/harness.mjs';

/** rozbazi-server's options for a service that also serves the site. */
export const withSite = [
  '--limits',
  'off',
  '--site',
  process.env.ROZBAZI_SITE ?? resolve(import.meta.dirname, '../../build/site'),
];

export default async function setup(): Promise<() => Promise<void>> {
  const service = await startService({ options: withSite });
  process.env.ROZBAZI_URL = service.url;
  return () => service.close();
}
