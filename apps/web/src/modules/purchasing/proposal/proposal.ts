import { isText, type Text, text } from '@axle/kernel';
import { linesIn, type RecordValues } from '@axle/page-kit';

/** A line of a proposed order. */
export interface ProposedLine {
  /** Order and line, by which it is ticked. */
  readonly key: string;
  readonly sku: string;
  readonly name: Text;
  readonly need: number;
  readonly qty: number;
  readonly surplus: number;
  readonly moq: number;
  readonly multiple: number;
  readonly price?: string;
  readonly amount?: string;
  /** More pieces that cost no more. */
  readonly up?: { readonly qty: number; readonly price: string; readonly amount: string };
  readonly requiredDate: string;
  readonly latestOrderDate: string;
  readonly needs: readonly { readonly id: number; readonly version: number; readonly reqNo: string; readonly qty: number }[];
}

/** An order that requirements make. */
export interface ProposedOrder {
  readonly no: number;
  readonly supplier: Text;
  readonly company: Text;
  readonly warehouse: Text;
  readonly currency: string;
  readonly amount?: string;
  readonly lines: readonly ProposedLine[];
}

const textOf = (value: unknown): Text => (isText(value) ? value : text(String(value ?? ''), String(value ?? '')));
const optional = (key: string, value: unknown) => (value === undefined ? {} : { [key]: String(value) });

/** The tables of the tool as orders with their lines. */
export function ordersIn(values: RecordValues): readonly ProposedOrder[] {
  const needs = Map.groupBy(linesIn(values, 'needs'), ({ order, line }) => `${String(order)}.${String(line)}`);
  const lines = Map.groupBy(linesIn(values, 'lines'), ({ order }) => Number(order));
  return linesIn(values, 'orders').map(order => ({
    no: Number(order['no']),
    supplier: textOf(order['supplier']),
    company: textOf(order['company']),
    warehouse: textOf(order['warehouse']),
    currency: String(order['currency']),
    ...optional('amount', order['amount']),
    lines: (lines.get(Number(order['no'])) ?? []).map(line => {
      const key = `${String(line['order'])}.${String(line['line'])}`;
      return {
        key,
        sku: String(line['sku'] ?? ''),
        name: textOf(line['name']),
        need: Number(line['need']),
        qty: Number(line['qty']),
        surplus: Number(line['surplus']),
        moq: Number(line['moq']),
        multiple: Number(line['multiple']),
        ...optional('price', line['price']),
        ...optional('amount', line['amount']),
        ...(line['upQty'] === undefined
          ? {}
          : { up: { qty: Number(line['upQty']), price: String(line['upPrice']), amount: String(line['upAmount']) } }),
        requiredDate: String(line['requiredDate']),
        latestOrderDate: String(line['latestOrderDate']),
        needs: (needs.get(key) ?? []).map(need => ({
          id: Number(need['id']),
          version: Number(need['version']),
          reqNo: String(need['reqNo']),
          qty: Number(need['qty']),
        })),
      };
    }),
  }));
}
