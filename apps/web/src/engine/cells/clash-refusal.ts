import { fill, type Refusal } from '@axle/kernel';
import { cellsText } from '../../text/cells.ts';
import { mergeText } from '../../text/merge.ts';

/** Said of a cell that somebody else changed at the same time. */
export const clashRefusal = (field: string): Refusal => ({
  code: 'ROW_CHANGED',
  field,
  message: fill(cellsText.clash, { who: mergeText.somebody }),
});
