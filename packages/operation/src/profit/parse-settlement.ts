import { fill, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { settledAmount, settledMoment } from './settlement-cell.ts';
import { type SettlementColumn, type SettlementFile, type SettlementLine, settlementNeeds } from './settlement-file.ts';

const refusals = {
  header: (columns: string): Refusal => ({
    code: 'SETTLEMENT_HEADER',
    message: fill(text('不是结算单（V2平面文件），缺少列：{columns}', 'Not a settlement (flat file V2), columns are missing: {columns}'), {
      columns,
    }),
  }),
  empty: { code: 'SETTLEMENT_EMPTY', message: text('结算单没有汇总行', 'The settlement has no summary row') },
  mixed: { code: 'SETTLEMENT_MIXED', message: text('文件含有多个结算单', 'The file holds several settlements') },
  row: (row: number, column: string): Refusal => ({
    code: 'SETTLEMENT_ROW',
    message: fill(text('第{row}行的{column}无法读取', 'Row {row}: {column} cannot be read'), { row, column }),
  }),
} as const;

type Cell = (column: SettlementColumn) => string;

function lineOf(cell: Cell, row: number): Result<SettlementLine> {
  const amount = settledAmount(cell('amount'));
  if (amount === undefined) return refuse(refusals.row(row, 'amount'));
  const posted = cell('posted-date-time') || cell('posted-date');
  const postedAt = settledMoment(posted);
  if (posted !== '' && postedAt === undefined) return refuse(refusals.row(row, 'posted-date'));
  const qty = /^\d+$/.test(cell('quantity-purchased')) ? Number(cell('quantity-purchased')) : undefined;
  return ok({
    row,
    transactionType: cell('transaction-type'),
    orderId: cell('order-id'),
    amountType: cell('amount-type'),
    amountDescription: cell('amount-description'),
    amount,
    itemCode: cell('order-item-code'),
    sku: cell('sku'),
    ...(qty === undefined ? {} : { qty }),
    ...(postedAt === undefined ? {} : { postedAt }),
  });
}

function headOf(cell: Cell, row: number): Result<Omit<SettlementFile, 'lines'>> {
  const [total, startAt, endAt] = [
    settledAmount(cell('total-amount')),
    settledMoment(cell('settlement-start-date')),
    settledMoment(cell('settlement-end-date')),
  ];
  if (total === undefined) return refuse(refusals.row(row, 'total-amount'));
  if (startAt === undefined || endAt === undefined) return refuse(refusals.row(row, 'settlement-start-date'));
  const depositAt = settledMoment(cell('deposit-date'));
  return ok({
    settlementId: cell('settlement-id'),
    startAt,
    endAt,
    ...(depositAt === undefined ? {} : { depositAt }),
    currency: cell('currency'),
    total,
  });
}

/**
 * [O6f] Reads Amazon’s settlement report, flat file V2: columns by their names in any order, the row with a total first, then a row for
 * each amount. What cannot be read is refused with its row, and nothing of the file is taken.
 */
export function parseSettlement(content: string): Result<SettlementFile> {
  const [header = '', ...rows] = content.replace(/^\ufeff/, '').split(/\r?\n/);
  const columns = header.split('\t').map(name => name.trim().toLowerCase());
  const missing = settlementNeeds.filter(name => !columns.includes(name));
  if (missing.length > 0) return refuse(refusals.header(missing.join(', ')));
  let head: Omit<SettlementFile, 'lines'> | undefined;
  const lines: SettlementLine[] = [];
  for (const [at, written] of rows.entries()) {
    if (written.trim() === '') continue;
    const cells = written.split('\t');
    const cell: Cell = column => (cells[columns.indexOf(column)] ?? '').trim();
    if (cell('total-amount') !== '' && cell('amount') === '') {
      if (head) return refuse(refusals.mixed);
      const read = headOf(cell, at + 2);
      if (!read.ok) return read;
      head = read.value;
      continue;
    }
    if (head && cell('settlement-id') !== head.settlementId) return refuse(refusals.mixed);
    const line = lineOf(cell, at + 2);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return head ? ok({ ...head, lines }) : refuse(refusals.empty);
}
