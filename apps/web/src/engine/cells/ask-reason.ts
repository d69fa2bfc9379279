import type { Dialogs } from '../../shell/dialogs/dialogs.ts';
import { isInForce, reasonFor } from '../questions/reason-question.ts';
import type { CellMark } from './cell-mark.ts';
import type { CellSender } from './cell-sender.ts';
import type { CellsStore } from './cells-store.ts';

/** Asks once why the cells of a gesture are changed, where a second person decides on some of them; `goOn` is false for who turns back. */
export async function askReason(
  { list: { fields, page } }: CellsStore,
  sender: CellSender,
  dialogs: Pick<Dialogs, 'prompt'>,
  marks: readonly CellMark[],
): Promise<{ readonly goOn: boolean; readonly reason?: string }> {
  const asked = marks.filter(({ id, field }) => fields[field]?.approval && isInForce(page.resource!, sender.rowOf(id)));
  const question = reasonFor([...new Set(asked.map(({ field }) => fields[field]!.label))]);
  if (!question) return { goOn: true };
  const reason = await dialogs.prompt(question);
  return reason === undefined ? { goOn: false } : { goOn: true, reason };
}
