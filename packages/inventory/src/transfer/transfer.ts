import type { OutboundStatus } from '../outbound/outbound-status.ts';
import type { Refusal } from '@axle/kernel';

/** Pieces of a line: what shall go, went, came and was given up. */
export interface TransferPieces {
  readonly qty: number;
  readonly shipped: number;
  readonly received: number;
  readonly lost: number;
}

/** States that goods bring a transfer into. */
export type TransferGoodsState = 'approved' | 'picking' | 'shipped' | 'part_received' | 'received';

/** [TR1] A transfer leads from one warehouse to another one. */
export const transferRefusals = ({
  fromWarehouse,
  toWarehouse,
}: {
  readonly fromWarehouse?: number;
  readonly toWarehouse?: number;
}): readonly Refusal[] =>
  fromWarehouse !== undefined && fromWarehouse === toWarehouse
    ? [{ code: 'SAME', field: 'toWarehouse', message: { zh: '调入仓与调出仓相同', en: 'Source and destination warehouse are the same' } }]
    : [];

/** [TR1] Goods to somebody else's warehouse name the product by which they travel. */
export const channelWanted: Refusal = {
  code: 'CHANNEL',
  field: 'channel',
  message: { zh: '调往第三方仓须选择物流产品', en: 'Transfers to a third-party warehouse need a logistics product' },
};

/** [TR2] What of a line is on its way: shipped, and neither received nor given up. */
export const onTheWay = ({ shipped, received, lost }: TransferPieces): number => shipped - received - lost;

const total = (lines: readonly TransferPieces[], of: (line: TransferPieces) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

/**
 * [TR3] The state that its goods bring a transfer into: shipped when all have left, received when all that left came, in part as long as
 * some are on their way; before everything has left it stays as it was.
 */
export function stateOfGoods(before: TransferGoodsState, lines: readonly TransferPieces[]): TransferGoodsState {
  const shipped = total(lines, line => line.shipped);
  if (shipped === 0 || lines.some(line => line.shipped < line.qty)) return shipped > 0 ? 'picking' : before;
  const received = total(lines, line => line.received);
  if (received <= 0) return 'shipped';
  return total(lines, onTheWay) > 0 ? 'part_received' : 'received';
}

/**
 * [TR3a] The state that the picking of its outbound brings a transfer into that nothing has left of; none where it neither begins nor is
 * taken back.
 */
export const stateOfPicking = (outbound: OutboundStatus): 'approved' | 'picking' | undefined =>
  outbound === 'shipped' || outbound === 'cancelled' || outbound === 'held'
    ? undefined
    : outbound === 'picking' || outbound === 'picked' || outbound === 'packing' || outbound === 'packed'
      ? 'picking'
      : 'approved';

/** [TR4] What is given up when a transfer is closed with its loss: of each line everything that is still on its way. */
export const lossOf = <Line extends TransferPieces>(lines: readonly Line[]): readonly { readonly line: Line; readonly qty: number }[] =>
  lines.flatMap(line => (onTheWay(line) > 0 ? [{ line, qty: onTheWay(line) }] : []));
