import { addWorkingDays, type LocalDate, ok, type Refusal, type Result, text, type WorkCalendar } from '@axle/kernel';

/** When a record holds. */
interface Period {
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/** Days of a channel to a zone or a state. */
interface DeliveryTime extends Period {
  readonly zone?: string;
  readonly state?: string;
  readonly minDays?: number;
  readonly typDays?: number;
  readonly maxDays?: number;
}

/** What lead times of a supplier are of. */
interface PurchaseTime extends Period {
  readonly category?: number;
  readonly sku?: number;
}

const period = ({ effectiveFrom: from, effectiveTo: to }: Period): readonly Refusal[] =>
  from !== undefined && to !== undefined && to < from
    ? [refusal('PERIOD', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date')]
    : [];

/** [L21] The days of a channel are in ascending order, and apply to a zone or to a state, not to both. */
export function checkDeliveryTime(values: DeliveryTime): readonly Refusal[] {
  const { zone, state, minDays, typDays, maxDays } = values;
  const rises = (less: number | undefined, more: number | undefined): boolean => less === undefined || more === undefined || less <= more;
  return [
    ...((zone === undefined) === (state === undefined)
      ? [refusal('ZONE_OR_STATE', 'zone', '分区与州须填且只能填一个', 'Enter either a zone or a state')]
      : []),
    ...(rises(minDays, typDays) && rises(typDays, maxDays) && rises(minDays, maxDays)
      ? []
      : [refusal('DAYS_ORDER', 'typDays', '天数须满足：最短 ≤ 通常 ≤ 最长', 'Days must satisfy min ≤ typical ≤ max')]),
    ...period(values),
  ];
}

/** [L22] Lead times of a supplier are of one SKU, of a category, or of all that is bought there. */
export const checkPurchaseTime = (values: PurchaseTime): readonly Refusal[] => [
  ...(values.category !== undefined && values.sku !== undefined
    ? [refusal('CATEGORY_OR_SKU', 'sku', '品类与SKU只能填一个', 'Enter either a category or a SKU, not both')]
    : []),
  ...period(values),
];

/** Working days that a parcel takes. */
export interface DeliveryDays {
  readonly minDays?: number;
  readonly typDays: number;
  readonly maxDays?: number;
}

/** The days on which a parcel may arrive. */
export interface DeliveryDates {
  readonly earliest?: LocalDate;
  readonly typical: LocalDate;
  readonly latest?: LocalDate;
}

/**
 * [L23] When a parcel that leaves on a day arrives: so many working days of its calendar behind it. A year without a calendar is refused.
 */
export function deliveryDates(
  calendar: WorkCalendar,
  shipped: LocalDate,
  { minDays, typDays, maxDays }: DeliveryDays,
): Result<DeliveryDates> {
  const typical = addWorkingDays(calendar, shipped, typDays);
  if (!typical.ok) return typical;
  const [earliest, latest] = [minDays, maxDays].map(days => (days === undefined ? undefined : addWorkingDays(calendar, shipped, days)));
  if (earliest && !earliest.ok) return earliest;
  if (latest && !latest.ok) return latest;
  return ok({
    ...(earliest ? { earliest: earliest.value } : {}),
    typical: typical.value,
    ...(latest ? { latest: latest.value } : {}),
  });
}

/** [L23] The row that applies to an address: that of its state before that of its zone. */
export const deliveryRowFor = <Row extends { readonly zone?: string; readonly state?: string }>(
  rows: readonly Row[],
  { zone, state }: { readonly zone?: string | undefined; readonly state?: string | undefined },
): Row | undefined =>
  rows.find(row => state !== undefined && row.state === state) ?? rows.find(row => zone !== undefined && row.zone === zone);
