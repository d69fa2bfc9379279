import { useLayoutEffect, useRef, useState } from 'react';

/** Between two buttons of a toolbar, in pixels. */
const gap = 8;

/** How many of the parts, each this wide, stand in a room; where not all do, there is room left for the button that opens the others. */
export function howManyFit(parts: readonly number[], room: number, more: number): number {
  const ends = parts.map((_, place) => parts.slice(0, place + 1).reduce((sum, width) => sum + width, place * gap));
  if ((ends.at(-1) ?? 0) <= room) return parts.length;
  return ends.filter(end => end + gap + more <= room).length;
}

/**
 * How many of an element's children stand beside each other in it. All of them are drawn and measured when `what` changes; from then on
 * only the room counts. The last child, if it is not a part, is the button for the others.
 */
export function useFitting(element: { readonly current: HTMLElement | null }, what: string, parts: number, more: number): number {
  const [fitting, setFitting] = useState<{ readonly what: string; readonly count: number }>();
  const widths = useRef<readonly number[]>([]);
  const measured = fitting?.what === what;
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    if (!measured) widths.current = [...current.children].slice(0, parts).map(child => child.getBoundingClientRect().width);
    const fit = (room: number) => setFitting({ what, count: howManyFit(widths.current, room, more) });
    if (!measured) fit(current.clientWidth);
    const sensor = new ResizeObserver(() => current.clientWidth > 0 && fit(current.clientWidth));
    sensor.observe(current);
    return () => sensor.disconnect();
  }, [element, what, measured, parts, more]);
  return measured ? fitting.count : parts;
}
