import { fill, type Refusal } from '@axle/kernel';

/**
 * [B31] The way on which a part is found among its own components, `['A', 'B', 'A']`; undefined where there is none. `children` answers the
 * components of a part.
 */
export function findCycle(start: string, children: (part: string) => readonly string[]): readonly string[] | undefined {
  const clear = new Set<string>();
  const search = (part: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(part)) return [...way.slice(way.indexOf(part)), part];
    if (clear.has(part)) return undefined;
    for (const child of children(part)) {
      const found = search(child, [...way, part]);
      if (found) return found;
    }
    clear.add(part);
    return undefined;
  };
  return search(start, []);
}

/** [B31] A part may not be among its own components; the way is shown. */
export const cycleRefusal = (way: readonly string[], field?: string): Refusal => ({
  code: 'CYCLE',
  message: fill({ zh: 'BOM 循环引用：{way}', en: 'The BOM contains itself: {way}' }, { way: way.join(' → ') }),
  ...(field === undefined ? {} : { field }),
});
