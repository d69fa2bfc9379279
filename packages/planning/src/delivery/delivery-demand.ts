import {
  addDays,
  allocate,
  compareDecimals,
  type Decimal,
  type LocalDate,
  type Refusal,
  type Result,
  sum,
  text,
  weekdayOf,
} from '@axle/kernel';

/** What a node of a site gets of its demand, and how it is sent. */
export interface DeliveryShare {
  readonly node: number;
  readonly percent: Decimal;
  readonly priority?: number;
  readonly targetCoverDays: number;
  readonly minCoverDays: number;
  readonly shipWeekdays?: readonly number[];
  readonly roundTo?: RoundTo;
}

/** A share as it is filled in. */
type FilledShare = Partial<DeliveryShare>;

/** What the rules of a site's shares go by. */
interface DeliveryValues {
  readonly category?: number;
  readonly sku?: number;
  readonly shares?: readonly FilledShare[];
}

/** What quantities are rounded up to. */
export type RoundTo = 'piece' | 'carton' | 'pallet';

/** The shares do not sum to 100. */
export const shareSum: Refusal = {
  code: 'SHARE_SUM',
  field: 'shares',
  message: { zh: '分仓比例合计必须为100%', en: 'Shares must sum to 100%' },
};

/** [P7] What stands against the shares of a site. */
export function checkDeliveryDemand({ category, sku, shares = [] }: DeliveryValues): readonly Refusal[] {
  const percents = shares.flatMap(({ percent }) => percent ?? []);
  const refusal = (code: string, zh: string, en: string): Refusal => ({ code, field: 'shares', message: text(zh, en) });
  return [
    ...(category !== undefined && sku !== undefined
      ? [{ code: 'SCOPE', field: 'sku', message: { zh: '品类与SKU只能填一个', en: 'Enter either a category or a SKU, not both' } }]
      : []),
    ...(shares.length > 0 && percents.length === shares.length && compareDecimals(sum(percents), '100' as Decimal) !== 0 ? [shareSum] : []),
    ...(shares.some(
      ({ minCoverDays, targetCoverDays }) => minCoverDays !== undefined && targetCoverDays !== undefined && minCoverDays >= targetCoverDays,
    )
      ? [refusal('COVER', '最低天数须小于目标天数', 'Min days must be less than target days')]
      : []),
    ...(shares.some(({ shipWeekdays }) => (shipWeekdays ?? []).length === 0)
      ? [refusal('WEEKDAYS', '至少选择一个发货日', 'Choose at least one ship day')]
      : []),
  ];
}

/** A row of shares with whom it is of. */
export interface DeliveryRow<Shares = readonly DeliveryShare[]> {
  readonly site: number;
  readonly category?: number | undefined;
  readonly sku?: number | undefined;
  readonly shares: Shares;
}

/** [P7] The row that holds for a SKU: of the SKU, then of its categories upwards, then of the site alone. */
export function deliveryRow<Row extends DeliveryRow<unknown>>(
  rows: readonly Row[],
  of: { readonly site: number; readonly sku: number; readonly categories: readonly number[] },
): Row | undefined {
  const own = rows.filter(({ site }) => site === of.site);
  return (
    own.find(({ sku }) => sku === of.sku) ??
    of.categories.map(category => own.find(row => row.category === category && row.sku === undefined)).find(row => row !== undefined) ??
    own.find(({ sku, category }) => sku === undefined && category === undefined)
  );
}

/** [P7] A quantity spread by shares; the parts sum to it. */
export const spread = (quantity: Decimal, shares: readonly Decimal[], scale = 2): Result<readonly Decimal[]> =>
  allocate(quantity, shares, scale);

/** What a node has and wants. */
export interface NodeNeed {
  readonly perDay: number;
  readonly coverDays: number;
  readonly onHand: number;
  readonly inTransit: number;
  /** Pieces that go together. */
  readonly multiple: number;
}

/** [P8] What a node lacks, in pieces, and what is sent: rounded up to what goes together. */
export function deliveryNeed({ perDay, coverDays, onHand, inTransit, multiple }: NodeNeed): {
  readonly need: number;
  readonly send: number;
} {
  const need = Math.max(0, Math.ceil(Number((perDay * coverDays - onHand - inTransit).toFixed(9))));
  return { need, send: Math.ceil(need / multiple) * multiple };
}

/** [P8] The next day, from a day on, on which is sent. */
export function nextShipDay(from: LocalDate, weekdays: readonly number[]): LocalDate | undefined {
  if (weekdays.length === 0) return undefined;
  let day = from;
  while (!weekdays.includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}
