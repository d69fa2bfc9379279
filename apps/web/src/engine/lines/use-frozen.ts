import { type RefObject, useEffect, useState } from 'react';
import { frozenPlaces } from './frozen-columns.ts';

/** Where the first `most` columns of a table stay, followed as it and its room change; none before it was in sight. */
export function useFrozen(table: RefObject<HTMLTableElement | null>, most: number): readonly number[] {
  const [places, setPlaces] = useState<readonly number[]>([]);
  useEffect(() => {
    const own = table.current;
    const room = own?.parentElement;
    if (!own || !room) return undefined;
    const measure = () => {
      const heads = [...(own.tHead?.rows[0]?.cells ?? [])].slice(0, most);
      const now = frozenPlaces(
        heads.map(head => head.offsetWidth),
        room.clientWidth,
      );
      setPlaces(before => (before.join() === now.join() ? before : now));
    };
    const sensor = new ResizeObserver(measure);
    sensor.observe(own);
    sensor.observe(room);
    return () => sensor.disconnect();
  }, [table, most]);
  return places;
}
