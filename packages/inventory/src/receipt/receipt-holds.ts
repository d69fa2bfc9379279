import { addDays, type LocalDate, type Refusal } from '@axle/kernel';

const dockWanted: Refusal = {
  code: 'REQUIRED',
  field: 'dockBin',
  message: { zh: '请选择收货库位', en: 'Choose a dock bin' },
};
const longAgo: Refusal = {
  code: 'ETA',
  field: 'eta',
  message: { zh: '预计到货不能早于90天前', en: 'The ETA cannot be more than 90 days ago' },
};
const hasCounted: Refusal = {
  code: 'RECEIVED',
  message: { zh: '已有收货，不能取消', en: 'Goods have been received; the receipt cannot be cancelled' },
};

/** A sample names its bin, what a customer sends back comes to the returns area; nothing is expected that should have come more than 90 days ago. */
export function receiptHolds(record: Readonly<Record<string, unknown>>, { today }: { readonly today: LocalDate }): readonly Refusal[] {
  const { type, dockBin, eta } = record;
  return [
    ...(type === 'sample' && dockBin === undefined ? [dockWanted] : []),
    ...(typeof eta === 'string' && eta < addDays(today, -90) ? [longAgo] : []),
  ];
}

/** Only a receipt without a received piece is cancelled. */
export const receivedNothing = (record: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  ['goodQty', 'qcHoldQty', 'damagedQty', 'overQty'].some(key => Number(record[key] ?? 0) > 0) ? [hasCounted] : [];

/** Whether a receipt is counted blind is said by whoever assigns it. */
export const receiptDerived = (_record: Readonly<Record<string, unknown>>, before?: Readonly<Record<string, unknown>>) => ({
  blind: before?.['blind'] ?? false,
});
