import type { Field } from '@axle/page-kit';

/** Length, width and height of one thing. */
export type DimensionNames = readonly [string, string, string];

const sides = ['length', 'width', 'height'] as const;

/** The fields of a group as they stand below each other: one, or three that are the sides of one thing. */
export function formRows(names: readonly string[], fields: Readonly<Record<string, Field>>): readonly (string | DimensionNames)[] {
  const isSide = (name: string | undefined, side: string) => {
    const field = name === undefined ? undefined : fields[name];
    return field?.kind === 'measure' && field.side === side;
  };
  const rows: (string | DimensionNames)[] = [];
  for (let place = 0; place < names.length;) {
    const [length, width, height] = names.slice(place, place + 3);
    const together = sides.every((side, index) => isSide(names[place + index], side));
    rows.push(together ? [length!, width!, height!] : length!);
    place += together ? 3 : 1;
  }
  return rows;
}
