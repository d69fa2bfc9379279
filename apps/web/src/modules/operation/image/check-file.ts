import type { CheckAsked, CheckFound } from './image-check-worker.ts';

/** Checks a picture in a worker of its own, so that the page does not stand still meanwhile. */
export function checkFile(asked: CheckAsked): Promise<CheckFound> {
  const worker = new Worker(new URL('./image-check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CheckFound>(resolve => {
    worker.addEventListener('message', ({ data }: MessageEvent<CheckFound>) => resolve(data));
    worker.addEventListener('error', () => resolve(undefined));
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
