import { refuseShortReason } from '@axle/inventory';
import { fill, type Refusal, refuse, type Text } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { stateName } from './state-name.ts';

const over: Text = { zh: '当前状态为{state}', en: 'Current status: {state}' };
const noLine: Refusal = { code: 'NO_LINE', field: 'sku', message: { zh: '收货单没有这一行', en: 'The receipt does not have this line' } };
const severalLines: Refusal = {
  code: 'SEVERAL_LINES',
  field: 'sku',
  message: { zh: '有多行是该SKU，请填采购单号与行号', en: 'Several lines have this SKU; enter purchase order and line number' },
};
const notMore: Refusal = {
  code: 'NOT_MORE',
  field: 'expectedQty',
  message: { zh: '新的预计件数须大于原来的', en: 'The new expected quantity must be greater than before' },
};

const closed = ({ state }: RecordRow & RecordValues): Refusal => ({
  code: 'STATE',
  message: fill(over, { state: stateName(state) }),
});

/** Names who receives, and whether they count blind. */
export const assignReceipt: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (transaction, records) => {
    const open = new Set(['expected', 'arrived', 'counting']);
    const [receiver, secondReceiver] = [input['receiver'], input['secondReceiver']];
    const changes = records.filter(({ state }: RecordRow & RecordValues) => open.has(String(state)));
    await updateRows(
      transaction,
      parts,
      changes.map(before => ({ before, after: { ...before, receiver, secondReceiver, blind: input['blind'] === true } })),
      { action: 'update' },
    );
    return new Map(records.filter(record => !changes.includes(record)).map(record => [record.id, closed(record)]));
  });

/** Raises what a line expects, with a reason: an order that grew. What the line takes at most follows. */
export const raiseLine: ActionHandler = async ({ parts, targets, input }) => {
  const reason = String(input['reason'] ?? '').trim();
  const short = refuseShortReason(reason, 'reason');
  if (short) return refuse(short);
  return eachTarget({ ...parts, caller: { ...parts.caller, why: reason } }, targets, async (transaction, records) => {
    const refused = new Map<number, Refusal>();
    for (const before of records) {
      const refusal = await raise(transaction, parts, before, input, reason);
      if (refusal) refused.set(before.id, refusal);
    }
    return refused;
  });
};

async function raise(
  transaction: Parameters<typeof updateRows>[0],
  parts: RecordParts,
  before: RecordRow,
  { sku, poNo, poLine, expectedQty }: RecordValues,
  reason: string,
): Promise<Refusal | undefined> {
  const record: RecordValues = before;
  if (['closed', 'cancelled'].includes(String(record['state']))) return closed(before);
  const lines = linesIn(before, 'lines');
  const meant = lines.filter(
    line => line['sku'] === sku && (poNo === undefined || line['poNo'] === poNo) && (poLine === undefined || line['poLine'] === poLine),
  );
  if (meant.length === 0) return noLine;
  if (meant.length > 1) return severalLines;
  if (Number(expectedQty) <= Number(meant[0]!['expectedQty'])) return notMore;
  const raised = lines.map(line => (line === meant[0] ? { ...line, expectedQty } : line));
  const note = [record['note'], reason].filter(Boolean).join('\n').slice(-500);
  await updateRows(transaction, parts, [{ before, after: { ...before, lines: raised, note } }], { action: 'update' });
  return undefined;
}
