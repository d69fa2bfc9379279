import type { Refusal, Text } from '@axle/kernel';
import type { StockKey } from './stock-key.ts';

const refusal = (code: string, message: Text): Refusal => ({ code, message });

/** A refusal that names the balance that falls short. */
export interface StockShort extends Refusal {
  readonly key: StockKey;
  readonly have: number;
  readonly need: number;
}

/** There is less than the posting takes. */
export const negativeStock = (key: StockKey, have: number, need: number): StockShort => ({
  ...refusal('NEGATIVE_STOCK', { zh: `库存不足：现有 ${have}，需要 ${need}`, en: `Insufficient stock: ${have} on hand, ${need} needed` }),
  key,
  have,
  need,
});

/** Others have reserved what the posting would take; `most` is what is free. */
export const atpShort = (most: number): Refusal & { readonly most: number } => ({
  ...refusal('ATP_SHORT', { zh: `可用量不足，可用 ${most}`, en: `Insufficient available stock: ${most} available` }),
  most,
});

/** A posting that changes nothing. */
export const zeroMove: Refusal = refusal('ZERO_MOVE', { zh: '数量不能为0', en: 'The quantity cannot be 0' });

/** A bin is being counted. */
export const binLocked: Refusal = refusal('BIN_LOCKED', { zh: '库位盘点锁定', en: 'The bin is locked for a stocktake' });

/** What leaves is booked on the day it leaves. */
export const backdateOut: Refusal = refusal('BACKDATE_OUT', {
  zh: '出库不可倒填日期',
  en: 'Outbound postings cannot be backdated',
});

/** The month of the day is closed, or the day is still to come. */
export const periodClosed: Refusal = refusal('PERIOD_CLOSED', {
  zh: '会计期间已关闭或日期晚于今天',
  en: 'The period of this date is closed, or the date is in the future',
});

/** The key of a posting came again with other contents. */
export const idempotencyConflict: Refusal = refusal('IDEMPOTENCY_CONFLICT', {
  zh: '重复过账内容不一致',
  en: 'The posting was repeated with different contents',
});

/** Some of what came in has left since. */
export const layerConsumed: Refusal = refusal('LAYER_CONSUMED', {
  zh: '批次层已被消耗，不能冲销',
  en: 'The cost layer has been consumed; it cannot be reversed',
});

/** Landed cost was added since. */
export const layerRevalued: Refusal = refusal('LAYER_REVALUED', {
  zh: '批次层已加成本，请先冲销加成本',
  en: 'Landed cost was added to the layer; reverse that first',
});

/** A posting is reversed once, and a reversal never. */
export const alreadyReversed: Refusal = refusal('ALREADY_REVERSED', {
  zh: '该过账已冲销，或本身就是冲销',
  en: 'The posting has been reversed, or is itself a reversal',
});

/** Setting apart for an order is undone at the order. */
export const notReversible: Refusal = refusal('NOT_REVERSIBLE', {
  zh: '分配请在对应单据上取消，不能冲销',
  en: 'Allocations are cancelled on their document, not reversed',
});
