import { fill, type Refusal, text } from '@axle/kernel';

/** What sorting a lot came to. */
export interface SortedLot {
  readonly lotSize: number;
  readonly bad: number;
  /** Bad ones for which the supplier gave good ones. */
  readonly replaced: number;
}

const refusals = {
  bad: { code: 'BAD', field: 'badQty', message: text('不良品须为0至{lot}件', 'A number from 0 to {lot}') },
  replaced: { code: 'REPLACED', field: 'replacedQty', message: text('更换数须为0至{bad}件', 'At most the {bad} bad ones can be replaced') },
} as const satisfies Readonly<Record<string, Refusal>>;

/** [Q26] What stands against the result of sorting: more bad pieces than the lot has (`BAD`), more replaced than were bad (`REPLACED`). */
export function sortRefusals({ lotSize, bad, replaced }: SortedLot): readonly Refusal[] {
  if (bad < 0 || bad > lotSize) return [{ ...refusals.bad, message: fill(refusals.bad.message, { lot: lotSize }) }];
  if (replaced < 0 || replaced > bad) return [{ ...refusals.replaced, message: fill(refusals.replaced.message, { bad }) }];
  return [];
}
