import { type Decimal, minorDigits, sum } from '@axle/kernel';
import { type Line, permissionCode } from '@axle/page-kit';
import { filterText } from '../../../engine/filter-address.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { fixAddress } from './fix-address.ts';

/** Whether somebody holds a code. */
export type Can = (code: string) => boolean;

const orderPage = (line: Line): string => `/admin/purchase/purchaseOrder?record=${String(line['order'])}`;
const workbench = (line: Line): string => `/admin/purchase/newOrder?orderNo=${String(line['orderNo'])}`;

/** What is looked up for a column, and the code that it takes. */
const places: Readonly<Record<string, (line: Line) => readonly [page: string, action: string, address: string]>> = {
  order: line => ['purchaseOrder', 'list', orderPage(line)],
  nextStep: line => (line['state'] === 'draft' ? ['newOrder', 'update', workbench(line)] : ['purchaseOrder', 'list', orderPage(line)]),
  requirements: line => {
    const orders = new URLSearchParams({ tab: 'all', orders: filterText({ op: 'in', value: [line['orderNo']] }) });
    return ['purchaseRequiredSummary', 'list', `/admin/purchase/purchaseRequiredSummary?${orders}`];
  },
};

/** Where the figures of an order that was created lead, for those who may go there; what is none leads nowhere. */
export function openedFrom(can: Can): (column: string, line: Line) => string | undefined {
  return (column, line) => {
    const place = line[column] ? places[column]?.(line) : undefined;
    return place && can(permissionCode('purchase', place[0], place[1])) ? place[2] : undefined;
  };
}

/** Where a reason for leaving something out leads. */
export const fixedFrom =
  (can: Can) =>
  (column: string, line: Line): string | undefined =>
    column === 'reason' ? fixAddress(line, can) : undefined;

/** What orders come to in each currency, in the order in which they appear. */
export function amountsOf(orders: readonly Line[]): readonly string[] {
  const priced = orders.filter(({ amountGross }) => amountGross !== undefined);
  return [...Map.groupBy(priced, ({ currency }) => String(currency))].map(
    ([currency, of]) => `${currency} ${shownDecimal(sum(of.map(({ amountGross }) => amountGross as Decimal)), minorDigits(currency))}`,
  );
}
