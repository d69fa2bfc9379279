import { type Refusal, text } from '@axle/kernel';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** Why something cannot be done with a wave. */
export const waveRefusals = {
  nothingThere: refusal('NOTHING_THERE', '波次内没有可拣的出库单', 'No orders of the wave can be picked'),
  picksOpen: refusal('PICKS_OPEN', '尚有未拣完的行', 'Some lines have not been fully picked'),
  noOrders: refusal('NO_ORDERS', '没有待拣货的出库单符合条件', 'No orders to pick match'),
  notReleased: refusal('STATE', '波次未下发或已结束', 'The wave is not released or has ended'),
  unknownBin: { ...refusal('UNKNOWN_BIN', '该库位不在此波次中', 'This bin is not in the wave'), field: 'bin' },
  unknownSku: { ...refusal('UNKNOWN_SKU', '该库位没有此SKU的拣货任务', 'No pick of this SKU from this bin'), field: 'sku' },
} as const satisfies Readonly<Record<string, Refusal>>;

/** More was confirmed than the bin is to give. */
export const beyondPick = (most: number): Refusal => ({
  code: 'PICK_BEYOND',
  field: 'qty',
  message: { zh: `该库位只需拣${most}件`, en: `Only ${most} to pick from this bin` },
});
