import { add, compareDecimals, type Decimal, divide, fill, multiply, type Refusal, subtract, type Text, text } from '@axle/kernel';
import type { AreaUse } from '../warehouse/check-area.ts';
import type { StockStatus } from '../stock/stock-status.ts';
import type { PutawayBin, PutawayItem } from './putaway-bin.ts';

/** Uses of the areas in which pieces of a status belong. */
const placesOf: Readonly<Record<StockStatus, readonly AreaUse[]>> = {
  available: ['pick', 'reserve'],
  reserved: ['pick', 'reserve'],
  qc_hold: ['qc', 'return'],
  damaged: ['damage'],
  in_transit: ['transit'],
};

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });
const unfit = {
  use: refusal('AREA_USE', '此库区不存放该状态的货', 'This area does not store stock of this status'),
  dangerous: refusal('DANGEROUS_GOODS', '此库区不接收危险品', 'This area does not accept dangerous goods'),
  category: refusal('AREA_CATEGORY', '此库区不接收该品类', 'This area does not accept this category'),
  sku: refusal('NOT_MIXED', '库位已有其他SKU，不可混放', 'The bin holds another SKU and does not allow mixing'),
  status: refusal('NOT_MIXED', '库位已有其他状态的货，不可混放', 'The bin holds stock of another status and does not allow mixing'),
  most: refusal('TOO_MANY_SKUS', '库位的SKU数已满', 'The bin has reached its maximum number of SKUs'),
} as const;

/** Pieces allocated for orders are as good as available ones: they lie together. */
const plain = (status: StockStatus): StockStatus => (status === 'reserved' ? 'available' : status);

/** [R9] Why a bin does not take an item, whatever room it has; undefined where it does. */
export function binRefuses(item: PutawayItem, bin: PutawayBin): Refusal | undefined {
  if (!placesOf[item.status].includes(bin.use)) return unfit.use;
  if (item.dangerous && !bin.dangerous) return unfit.dangerous;
  if (bin.categories.length > 0 && !item.categories.some(category => bin.categories.includes(category))) return unfit.category;
  const others = bin.skus.filter(sku => sku !== item.sku);
  if (!bin.mixSku && others.length > 0) return unfit.sku;
  if (bin.mostSkus !== undefined && others.length + 1 > bin.mostSkus) return unfit.most;
  if (!bin.mixStatus && bin.statuses.some(status => plain(status) !== plain(item.status))) return unfit.status;
  return undefined;
}

/** So many pieces fit where nothing bounds them. */
const boundless = Number.MAX_SAFE_INTEGER;

/** Whole pieces of a size in what is left; all of them where one of both is not known. */
function fitting(left: Decimal | undefined, unit: Decimal | undefined): number {
  if (left === undefined || unit === undefined || compareDecimals(unit, '0' as Decimal) <= 0) return boundless;
  return compareDecimals(left, '0' as Decimal) <= 0 ? 0 : Math.min(boundless, Number(divide(left, unit, 0, 'down')));
}

/** [R9] How many more pieces of an item fit into a bin by volume, of which a part is filled at most, and by weight. */
export function binRoom(item: PutawayItem, bin: PutawayBin): number {
  const cbm =
    bin.capCbm === undefined ? undefined : subtract(divide(multiply(bin.capCbm, bin.fillPct), '100' as Decimal, 12, 'down'), bin.usedCbm);
  const kg = bin.capKg === undefined ? undefined : subtract(bin.capKg, bin.usedKg);
  return Math.min(fitting(cbm, item.unitCbm), fitting(kg, item.unitKg));
}

const fullText: Text = { zh: '库位容量不足，最多可放 {n} 件', en: 'Bin full, at most {n} pcs' };

/** [R9] What stands against so many pieces of an item in a bin; undefined where nothing does. */
export function putawayRefusal(item: PutawayItem, bin: PutawayBin, qty: number): Refusal | undefined {
  const refused = binRefuses(item, bin);
  if (refused) return refused;
  const most = binRoom(item, bin);
  return qty > most ? { code: 'BIN_FULL', message: fill(fullText, { n: String(most) }) } : undefined;
}

/** A bin with so many more pieces of an item in it. */
export const binWith = (item: PutawayItem, bin: PutawayBin, qty: number): PutawayBin => {
  const times = (unit: Decimal | undefined): Decimal => multiply(unit ?? ('0' as Decimal), String(qty) as Decimal);
  return {
    ...bin,
    usedCbm: add(bin.usedCbm, times(item.unitCbm)),
    usedKg: add(bin.usedKg, times(item.unitKg)),
    skus: [...new Set([...bin.skus, item.sku])],
    statuses: [...new Set([...bin.statuses, item.status])],
  };
};
