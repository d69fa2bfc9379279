import { ok, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { countsIn, daysLate, deliveredInTime, isOnTime, type ScoreDimension, scoreFormula } from '@axle/purchasing';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { shownFacts } from './board-detail.ts';
import { weightsIn } from './score-weights.ts';
import { readSupplierBoard, type SupplierBoard } from './supplier-board.ts';
import { present, type SupplierFigures } from './supplier-figures.ts';
import type { SupplierRecords } from './supplier-records.ts';

type Report = (
  board: SupplierBoard,
  records: SupplierRecords,
  figures: SupplierFigures | undefined,
) => Promise<RecordValues> | RecordValues;

const nothing: SupplierRecords = { due: [], bought: [], saved: [], replies: [], amounts: [] };

/** One part of the file of a supplier, of the period that is asked for. */
const partOf =
  (report: Report): ToolHandler =>
  async context => {
    const board = await readSupplierBoard(context);
    const supplier = Number(context.input['supplier']);
    const records = board.records.get(supplier) ?? nothing;
    return ok(await report(board, records, board.figuresOf(supplier, board.kind, board.period)));
  };

const dimensions: readonly ScoreDimension[] = ['quality', 'delivery', 'cost', 'service'];

/** [R19] The score broken down: each dimension with its weight and its inputs. */
const overview = partOf(async ({ question, period }, _records, figures) => {
  const weights = (await weightsIn(question.database))(period.to.slice(0, 7));
  const { otdQty, inFull, priceChange, replyRate } = figures ?? {};
  const shown = present({ otdQty, inFullRate: inFull, priceChange, replyRate });
  return {
    score: figures?.score,
    grade: figures?.grade,
    amount: figures?.amount,
    dimensions: dimensions.map(dimension => ({
      dimension,
      weight: weights[dimension],
      points: figures?.[dimension],
      formula: scoreFormula(dimension, shown),
    })),
  };
});

const deliveries = partOf(async ({ question, period }, { due }) => {
  const { today, database } = question;
  const counted = due.filter(line => countsIn(line, { ...period, today }));
  const { rows } = await sql<{ id: number; no: string; sku: string }>`
    select l.id, o.order_no as no, k.sku from purchase_order_lines l join purchase_order o on o.id = l.record_id join sku k on k.id = l.sku
    where l.id = any(${counted.map(({ id }) => id)}::bigint[])`.execute(database);
  const byId = new Map(rows.map(row => [row.id, row]));
  return {
    lines: counted.slice(0, 2000).map(line => ({
      documentNo: byId.get(line.id)!.no,
      line: line.orderLine,
      skuCode: byId.get(line.id)!.sku,
      day: line.due,
      qty: line.wanted,
      inTime: deliveredInTime(line),
      isOnTime: isOnTime(line),
      daysLate: daysLate(line, { today }),
    })),
  };
});

const prices = partOf(async ({ question, period: { from, to } }, { saved }) => {
  const own = saved.filter(({ day }) => from <= day && day <= to);
  return { lines: await shownFacts(question.database, own.slice(0, 2000)) };
});

const money: ToolHandler = async context => {
  const board = await readSupplierBoard(context);
  const { question, period, records } = board;
  const supplier = Number(context.input['supplier']);
  const { rows } = await sql<RecordValues>`
    select t.company_entity as "companyEntity", t.currency, trim_scale(t.payable)::text as payable, trim_scale(t.unbilled)::text as unbilled,
      trim_scale(t.prepay)::text as prepay, trim_scale(t.claim_recv)::text as "claimRecv", trim_scale(t.net_owed)::text as "netOwed"
    from supplier_balance_list as t where ${question.ofSuppliers()} and t.supplier = ${supplier}
    order by t.company_entity, t.currency`.execute(question.database);
  const { amounts } = records.get(supplier) ?? nothing;
  const shown = amounts.filter(({ kind, day }) => kind === 'claim' || (period.from <= day && day <= period.to));
  return ok({
    balances: rows,
    amounts: shown.map(({ supplier: _, kind, ...amount }) => ({ ...amount, isClaim: kind === 'claim' })),
  });
};

/** Of quality nothing is recorded yet, which is said rather than left empty. */
const quality: ToolHandler = async () => ok({ reason: text('暂无验货记录', 'No inspections recorded yet'), lots: [] });

/** The parts of the file of a supplier. */
export const supplierDetailTools: ToolHandlers = {
  'supplierBoardDetail.tab0': overview,
  'supplierBoardDetail.tab1': deliveries,
  'supplierBoardDetail.tab2': quality,
  'supplierBoardDetail.tab3': prices,
  'supplierBoardDetail.tab4': money,
};
