/** A rectangle in percent of its parent. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Rectangles whose areas are to each other as the sizes are, filling a box, as near to squares as rows allow (squarified). Sizes stand in
 * falling order and are greater than nothing; `ratio` is the box's width over its height.
 */
export function treemap(sizes: readonly number[], ratio: number): readonly Box[] {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const boxes: Box[] = [];
  let [x, y, width, height] = [0, 0, ratio, 1];
  for (let from = 0; from < sizes.length;) {
    const side = Math.min(width, height);
    const areas = sizes.slice(from).map(size => (size / total) * ratio);
    let count = 1;
    while (count < areas.length && worst(areas.slice(0, count + 1), side) <= worst(areas.slice(0, count), side)) count += 1;
    const row = areas.slice(0, count);
    const depth = row.reduce((sum, area) => sum + area, 0) / side;
    let along = 0;
    for (const area of row) {
      const length = area / depth;
      boxes.push(width >= height ? { x, y: y + along, width: depth, height: length } : { x: x + along, y, width: length, height: depth });
      along += length;
    }
    if (width >= height) [x, width] = [x + depth, width - depth];
    else [y, height] = [y + depth, height - depth];
    from += count;
  }
  return boxes.map(box => ({ x: (box.x / ratio) * 100, y: box.y * 100, width: (box.width / ratio) * 100, height: box.height * 100 }));
}

/** How far from a square the worst rectangle of a row is. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((all, area) => all + area, 0);
  return Math.max(...row.map(area => Math.max((side * side * area) / (sum * sum), (sum * sum) / (side * side * area))));
}
