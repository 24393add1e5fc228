import { wearScheme } from './scheme.ts';
import { load } from './store.ts';

/** Brings the look of what only a script makes, which is no part of the first view. */
export function bringStyle(address: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: address });
  return new Promise((done, failed) => {
    link.onload = () => {
      // What is dark in it follows the visitor's choice as well.
      wearScheme(load().settings.scheme);
      done();
    };
    link.onerror = () => {
      link.remove();
      failed(new Error(`no style ${address}`));
    };
    document.head.append(link);
  });
}
