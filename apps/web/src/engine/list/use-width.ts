import { useEffect, useState } from 'react';
import { resizeDelay } from '../../shell/window/window.store.ts';

/** Width of an element in pixels, followed when it has settled after a change; 0 before it was ever in sight. */
export function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let known = 0;
    const sensor = new ResizeObserver(entries => {
      const now = Math.floor(entries[0]?.contentRect.width ?? 0);
      clearTimeout(timer);
      // out of sight there is no width: the last one stays; the first one is waited for by the whole list
      if (now === 0) return;
      if (known === 0) setWidth(now);
      else timer = setTimeout(() => setWidth(now), resizeDelay);
      known = now;
    });
    sensor.observe(element.current);
    return () => {
      clearTimeout(timer);
      sensor.disconnect();
    };
  }, [element]);
  return width;
}
