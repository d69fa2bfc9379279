import { useEffect, useState } from 'react';

/** Width of an element in pixels, followed as it changes; 0 before it was ever in sight. */
export function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const sensor = new ResizeObserver(entries => setWidth(before => Math.floor(entries[0]?.contentRect.width ?? 0) || before));
    sensor.observe(element.current);
    return () => sensor.disconnect();
  }, [element]);
  return width;
}
