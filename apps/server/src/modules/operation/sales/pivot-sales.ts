import { ok, refuse, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import { askedDays, daysBackwards } from './asked-days.ts';
import { withinDays } from './compared-sales.ts';
import { narrowedBy, ownedBy } from './narrowed-by.ts';
import { pivotLines } from './pivot-lines.ts';
import { reducedSales } from './reduced-sales.ts';

/** How much stands by itself on the screen, and in a file. */
const onScreen = { rows: 100, columns: 31 };
const inFile = { rows: 20_000, columns: 400 };
const mostCells = 50_000;

const same = { code: 'SAME_DIMENSION', field: 'columns', message: text('行与列不能相同', 'Rows and columns must differ') };
const tooLarge = {
  code: 'PIVOT_TOO_LARGE',
  message: text('超过50,000个单元格：请换更粗的行列，或缩短日期', 'More than 50,000 cells: choose coarser rows or columns, or fewer days'),
};

/** [O5c] Sales by two dimensions in CNY, of the facts that the caller sees; what is beyond the bounds is summed as the others. */
export const salesPivot: ToolHandler = async ({ parts, input, whole }) => {
  const days = askedDays(input, todayOf(parts.caller));
  if (days.to < days.from) return refuse(daysBackwards);
  const by = { rows: String(input['rows']), columns: input['columns'] as string | undefined };
  if (by.rows === by.columns) return refuse(same);
  const fits = sql`${withinDays(days.from, days.to)} and ${narrowedBy(input)} and ${ownedBy(input)} and ${seenRows(parts)}`;
  const cells = await reducedSales(parts.database, fits, by, whole ? inFile : onScreen);
  if (cells.length > mostCells) return refuse(tooLarge);
  return ok({
    ...days,
    rows: by.rows,
    ...(by.columns === undefined ? {} : { columns: by.columns }),
    lines: pivotLines(cells, by, days, input['show'] as readonly string[]),
  });
};
