/** Least width of a filter and the room between two, in pixels: those of the style sheet. */
const [least, gap] = [184, 8];
/** Rows of filters that stand above a list while the others are folded. */
const firstRows = 2;

/** How many filters stand beside each other in a room; six before the room is known. */
export const filterColumns = (room: number): number => (room === 0 ? 6 : Math.max(1, Math.floor((room + gap) / (least + gap))));

/** How many filters stand in the first rows; where not all do, the last place is left for the button that unfolds the others. */
export function filtersInFirstRows(spans: readonly number[], columns: number): number {
  const end = firstRows * columns;
  const ends = spans.reduce<readonly number[]>((places, wanted) => {
    const [from, span] = [places.at(-1) ?? 0, Math.min(wanted, columns)];
    // what is wider than the rest of its row begins the next one
    const start = (from % columns) + span > columns ? from + columns - (from % columns) : from;
    return [...places, start + span];
  }, []);
  return (ends.at(-1) ?? 0) <= end ? spans.length : ends.filter(place => place < end).length;
}
