import { fieldViews } from '@axle/web/src/engine/fields/field-views.ts';
import '@axle/web/src/engine/fields/fields.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useRef } from 'react';
import { columnCount, columnWidth, fields, pinnedCount, rowCount, rowHeight, rows } from './bench-rows.ts';

const names = Object.keys(fields);

const Cell = memo(function Cell({ row, column, left, top }: Record<'row' | 'column' | 'left' | 'top', number>) {
  const field = fields[names[column]!]!;
  const { Cell: Value } = fieldViews[field.kind];
  return (
    <div className="bench-cell" style={{ left, top, width: columnWidth, height: rowHeight }}>
      <Value field={field} value={rows[row]?.[names[column]!]} />
    </div>
  );
});

/** A bare table on TanStack Virtual: no head that sorts, no ticks, no keyboard, no words for screen readers. */
export function TanstackGrid() {
  const box = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const down = useVirtualizer({ count: rowCount, getScrollElement: () => box.current, estimateSize: () => rowHeight, overscan: 3 });
  const across = useVirtualizer({
    horizontal: true,
    count: columnCount,
    getScrollElement: () => box.current,
    estimateSize: () => columnWidth,
    overscan: 1,
  });
  const drawnRows = down.getVirtualItems();
  return (
    <div ref={box} className="bench-box">
      <div style={{ position: 'relative', width: across.getTotalSize(), height: down.getTotalSize() }}>
        {drawnRows.flatMap(({ index, start }) =>
          across
            .getVirtualItems()
            .filter(column => column.index >= pinnedCount)
            .map(column => <Cell key={`${index} ${column.index}`} row={index} column={column.index} left={column.start} top={start} />),
        )}
        <div className="bench-pinned" style={{ width: pinnedCount * columnWidth }}>
          {drawnRows.flatMap(({ index, start }) =>
            Array.from({ length: pinnedCount }, (_, column) => (
              <Cell key={`${index} ${column}`} row={index} column={column} left={column * columnWidth} top={start} />
            )),
          )}
        </div>
      </div>
    </div>
  );
}
