import { fill, type Refusal } from '@axle/kernel';
import { cellWorkText } from '../../text/cell-work.ts';
import { mergeText } from '../../text/merge.ts';

/** Said of a cell that somebody else changed at the same time. */
export const clashRefusal = (field: string): Refusal => ({
  code: 'ROW_CHANGED',
  field,
  message: fill(cellWorkText.clash, { who: mergeText.somebody }),
});
