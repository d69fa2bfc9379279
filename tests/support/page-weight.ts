import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes that a page has loaded, as gzip sends them. */
export interface Weight {
  readonly script: number;
  readonly style: number;
}

/** Begins to weigh what a page loads; the answer tells what it came to so far. What the browser fetches ahead is not counted. */
export function weigh(page: Page): () => Promise<Weight> {
  const loading: Promise<Weight>[] = [];
  page.on('response', reply => {
    const kind = reply.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    loading.push(
      reply.body().then(body => {
        const bytes = gzipSync(body).length;
        return kind === 'script' ? { script: bytes, style: 0 } : { script: 0, style: bytes };
      }),
    );
  });
  return async () =>
    (await Promise.all(loading)).reduce((sum, one) => ({ script: sum.script + one.script, style: sum.style + one.style }), {
      script: 0,
      style: 0,
    });
}

/** Follows an address as a link inside the application does: nothing is loaded anew. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
