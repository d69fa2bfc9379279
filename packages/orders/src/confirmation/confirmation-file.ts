import type { ConfirmedPlatform } from './carrier-codes.ts';

/** [S10c] A row of a file of tracking numbers; without a line the whole order is confirmed. */
export interface ConfirmationRow {
  readonly platformOrderId: string;
  readonly platformLineId?: string;
  readonly qty?: number;
  readonly carrierCode: string;
  readonly waybillNo: string;
  /** A day as YYYY-MM-DD. */
  readonly shipDay: string;
}

interface Layout {
  readonly separator: '\t' | ',';
  readonly columns: Readonly<Record<string, (row: ConfirmationRow) => string>>;
}

const order = ({ platformOrderId }: ConfirmationRow) => platformOrderId;
const line = ({ platformLineId = '' }: ConfirmationRow) => platformLineId;
const qty = ({ qty: pieces }: ConfirmationRow) => (pieces === undefined ? '' : String(pieces));
const carrier = ({ carrierCode }: ConfirmationRow) => carrierCode;
const waybill = ({ waybillNo }: ConfirmationRow) => waybillNo;
const day = ({ shipDay }: ConfirmationRow) => shipDay;
const nothing = () => '';

const layouts: Readonly<Record<ConfirmedPlatform, Layout>> = {
  // Order Fulfilment flat file
  amazon: {
    separator: '\t',
    columns: {
      'order-id': order,
      'order-item-id': line,
      quantity: qty,
      'ship-date': day,
      'carrier-code': carrier,
      'carrier-name': nothing,
      'tracking-number': waybill,
      'ship-method': nothing,
    },
  },
  ebay: {
    separator: ',',
    columns: { 'Order Number': order, 'Line Item ID': line, 'Shipping Carrier': carrier, 'Tracking Number': waybill, 'Shipped Date': day },
  },
  walmart: {
    separator: ',',
    columns: {
      'PO#': order,
      'Line#': line,
      'Update Status': () => 'Shipped',
      'Update Qty': qty,
      Carrier: carrier,
      'Tracking Number': waybill,
    },
  },
  partsgeek: { separator: ',', columns: { po_number: order, carrier, tracking_number: waybill, ship_date: day } },
};

/** A cell that neither ends its row nor begins a formula. */
const cell = (value: string, separator: string): string => {
  const flat = value.replace(/[\t\r\n]+/g, ' ').trim();
  const safe = /^[=+\-@]/.test(flat) ? `'${flat}` : flat;
  return separator === ',' && /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * [S10c] The file of tracking numbers as a platform takes it: the Order Fulfilment flat file of Amazon, the uploads of eBay and Walmart,
 * the file of PartsGeek (oms.md, S10).
 */
export function confirmationFile(platform: ConfirmedPlatform, rows: readonly ConfirmationRow[]): string {
  const { separator, columns } = layouts[platform];
  const written = rows.map(row => Object.values(columns).map(value => cell(value(row), separator)));
  return [Object.keys(columns), ...written].map(cells => `${cells.join(separator)}\r\n`).join('');
}
