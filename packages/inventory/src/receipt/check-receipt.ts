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

/** What the rules of a receipt go by. */
interface ReceiptValues {
  readonly type?: string;
  readonly dockBin?: number;
  readonly eta?: LocalDate;
  readonly blind?: boolean;
}

/** What has been received of a receipt, in pieces. */
type ReceivedPieces = { readonly [Of in 'goodQty' | 'qcHoldQty' | 'damagedQty' | 'overQty']?: number };

/**
 * A sample names its bin, what a customer sends back comes to the returns area; nothing is expected that should have come more than 90 days
 * ago.
 */
export function checkReceipt({ type, dockBin, eta }: ReceiptValues, { today }: { readonly today: LocalDate }): readonly Refusal[] {
  return [
    ...(type === 'sample' && dockBin === undefined ? [dockWanted] : []),
    ...(eta !== undefined && eta < addDays(today, -90) ? [longAgo] : []),
  ];
}

/** Only a receipt without a received piece is cancelled. */
export const receivedNothing = ({ goodQty, qcHoldQty, damagedQty, overQty }: ReceivedPieces): readonly Refusal[] =>
  [goodQty, qcHoldQty, damagedQty, overQty].some(pieces => Number(pieces ?? 0) > 0) ? [hasCounted] : [];

/** Whether a receipt is counted blind is decided by the user who assigns it. */
export const receiptDerived = (_record: ReceiptValues, before?: ReceiptValues) => ({
  blind: before?.blind ?? false,
});
