import { addDays, type Decimal, fill, type LocalDate, type Refusal } from '@axle/kernel';
import type { OrderType } from './order-status.ts';
import { pastDay } from '../past-day.ts';

/** A line of an order with what its article allows; what is not given does not limit. */
export interface OrderedLine {
  readonly qty: number;
  readonly price: Decimal;
  readonly requiredDate: LocalDate;
  readonly moq?: number;
  readonly cartonQty?: number;
  readonly multiple?: number;
  /** The article is being cleared out, or bought no more. */
  readonly isClosed?: boolean;
  /** Days that the article takes, from today. */
  readonly leadDays?: number;
  /** The price is not that of a price break. */
  readonly isManual?: boolean;
  /** Where a reason is given. */
  readonly remark?: string;
}

/** Types of orders that may be free of charge. */
const free: readonly OrderType[] = ['smp', 'rpl'];

/**
 * [R22] What stands against ordering a line, by its fields: an article that is cleared out or stopped (`CLEARANCE`), fewer pieces than the
 * minimum (`BELOW_MOQ`), no whole cartons or multiples (`MULTIPLE`), no price in an order that is not free (`NO_PRICE`), a day that has
 * passed (`PAST`). Without a remark also a price set by hand (`PRICE_REASON`), and a day within the lead time (`DATE_REASON`). Replacements
 * are as many as went back, whatever may be ordered now.
 */
export function lineRefusals(
  { qty, price, requiredDate, moq = 1, cartonQty = 1, multiple = 1, leadDays = 0, isClosed, isManual, remark }: OrderedLine,
  type: OrderType,
  today: LocalDate,
): readonly Refusal[] {
  const found: Refusal[] = [];
  const isReplacement = type === 'rpl';
  if (isClosed && !isReplacement)
    found.push({
      code: 'CLEARANCE',
      field: 'sku',
      message: { zh: '清仓或停售的SKU不能下单', en: 'SKUs in clearance or discontinued cannot be ordered' },
    });
  if (qty < moq && !isReplacement)
    found.push({ code: 'BELOW_MOQ', field: 'qty', message: fill({ zh: '数量低于起订量{n}', en: 'Below MOQ {n}' }, { n: moq }) });
  if (qty % cartonQty !== 0 && !isReplacement)
    found.push({
      code: 'MULTIPLE',
      field: 'qty',
      message: fill({ zh: '须为箱规{n}的整数倍', en: 'Must be a multiple of {n}' }, { n: cartonQty }),
    });
  else if (qty % multiple !== 0 && !isReplacement)
    found.push({
      code: 'MULTIPLE',
      field: 'qty',
      message: fill({ zh: '须为{n}的整数倍', en: 'Must be a multiple of {n}' }, { n: multiple }),
    });
  if (price === '0' && !free.includes(type))
    found.push({ code: 'NO_PRICE', field: 'price', message: { zh: '单价须大于0', en: 'The price must be above 0' } });
  if (requiredDate < today) found.push(pastDay('requiredDate'));
  else if (remark === undefined && requiredDate < addDays(today, leadDays))
    found.push({
      code: 'DATE_REASON',
      field: 'remark',
      message: fill({ zh: '早于交期{n}天，请在备注写明原因', en: 'Earlier than the lead time ({n} d); give a reason' }, { n: leadDays }),
    });
  if (isManual && remark === undefined && price !== '0')
    found.push({ code: 'PRICE_REASON', field: 'remark', message: { zh: '手工价，请在备注写明原因', en: 'A manual price needs a reason' } });
  return found;
}
