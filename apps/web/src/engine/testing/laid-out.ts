import { vi } from 'vitest';

/** Gives every element the same size in the tests of a file, because jsdom does no layout. Returns the function that undoes it. */
export function layOut(width = 1200, height = 600): () => void {
  class OneSize {
    readonly #notify: ResizeObserverCallback;
    constructor(notify: ResizeObserverCallback) {
      this.#notify = notify;
    }
    observe(target: Element) {
      this.#notify([{ target, contentRect: { width, height } } as unknown as ResizeObserverEntry], this as unknown as ResizeObserver);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', OneSize);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
}
