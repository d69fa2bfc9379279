import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Bytes that a page has loaded, as gzip sends them. */
export interface Weight {
  readonly script: number;
  readonly style: number;
}

/**
 * What a page waits for: its parts, and the calls whose answers ask for more of them. What is tracked is sent by `fetch`, and waits for
 * nothing.
 */
const waitedFor: ReadonlySet<string> = new Set(['script', 'stylesheet', 'xhr']);

/** Waits until the browser has nothing to do in a page, twice: what was to be painted is, and what that begins has begun. */
const idle = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => void requestIdleCallback(() => void requestIdleCallback(resolve))));

/**
 * Starts to measure what a page loads; the result is the total so far, once the page has all that it asks for: its heading may appear
 * while parts of it are still loading. What the browser prefetches is not counted.
 */
export function weigh(page: Page): () => Promise<Weight> {
  const loading: Promise<Weight>[] = [];
  const asked = new Set<Request>();
  let questions = 0;
  page.on('request', request => {
    if (!waitedFor.has(request.resourceType())) return;
    asked.add(request);
    questions += 1;
  });
  page.on('requestfinished', request => void asked.delete(request));
  page.on('requestfailed', request => void asked.delete(request));
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
  return async () => {
    let known;
    do {
      known = questions;
      await idle(page);
    } while (asked.size > 0 || questions !== known);
    return (await Promise.all(loading)).reduce((sum, one) => ({ script: sum.script + one.script, style: sum.style + one.style }), {
      script: 0,
      style: 0,
    });
  };
}

/** Follows an address as a link inside the application does: nothing is reloaded. */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(to => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
