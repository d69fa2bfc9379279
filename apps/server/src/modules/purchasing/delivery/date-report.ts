import { compareDecimals, ok, text } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { causeOf, countsIn, daysLate, deliveredInTime, type DuePeriod, isOnTime, lateness, punctuality } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';
import type { ToolContext, ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { askedLines } from './asked-lines.ts';
import { nameOfLine } from './date-wish.ts';
import type { ReportedLine } from './measured-lines.ts';

/** Most rows that a tab shows; all are counted. */
const mostRows = 2000;

type Dimension = 'supplier' | 'buyer' | 'category' | 'warehouse' | 'companyEntity';

interface Named {
  readonly id: number;
  readonly code: string | null;
  readonly zh: string;
  readonly en: string | null;
}

/** Under which codes and names the values of a dimension are known. */
const namesOf: Readonly<Record<Dimension, RawBuilder<unknown>>> = {
  supplier: sql`select id, supplier_code as code, name_zh as zh, name_en as en from supplier`,
  buyer: sql`select id, account as code, nickname as zh, nickname_en as en from app_user`,
  category: sql`select id, code, name_zh as zh, name_en as en from category`,
  warehouse: sql`select id, code, name_zh as zh, name_en as en from warehouse`,
  companyEntity: sql`select id, code, name_zh as zh, name_en as en from company_entity`,
};

const namesBy = async ({ parts }: ToolContext, dimension: Dimension, ids: readonly number[]): Promise<ReadonlyMap<number, Named>> => {
  const { rows } = await sql<Named>`
    select * from (${namesOf[dimension]}) n where n.id = any(${ids}::bigint[])`.execute(parts.database);
  return new Map(rows.map(row => [row.id, row]));
};

const named = (of: Named | undefined): RecordValues =>
  of ? { ...(of.code === null ? {} : { code: of.code }), name: text(of.zh, of.en ?? of.zh) } : { name: text('未指定', 'None') };

/** [R10a] [R10d] What some lines come to. */
export function reportOf(lines: readonly ReportedLine[], period: DuePeriod): RecordValues {
  const { linesOnTime, ...rates } = punctuality(lines, period);
  const { causedBy, ...late } = lateness(lines, period);
  return {
    ...rates,
    ...late,
    onTimeLines: linesOnTime,
    lateSupplier: causedBy.supplier,
    lateOurs: causedBy.ours,
    lateLogistics: causedBy.logistics,
    lateForce: causedBy.force,
  };
}

/** Punctuality by a dimension, the least punctual first; the sums are those of all lines. */
export const dateSummary: ToolHandler = async context => {
  const asked = await askedLines(context);
  if (!asked.ok) return asked;
  const { lines, period, stored } = asked.value;
  const dimension = context.input['dimension'] as Dimension;
  const least = Number(context.input['minLines'] ?? 1);
  const groups = [...Map.groupBy(lines, line => line[dimension])]
    .map(([id, own]) => ({ id, figures: reportOf(own, period) }))
    .filter(({ figures }) => Number(figures['linesDue']) >= Math.max(1, least))
    .toSorted((one, other) => compareDecimals(one.figures['otdLine'] as never, other.figures['otdLine'] as never));
  const names = await namesBy(
    context,
    dimension,
    groups.flatMap(({ id }) => (id === undefined ? [] : [id])),
  );
  return ok({
    ...stored,
    ...reportOf(lines, period),
    groups: groups.slice(0, context.whole ? groups.length : mostRows).map(({ id, figures }) => ({
      ...named(id === undefined ? undefined : names.get(id)),
      ...figures,
      ...(id === undefined ? {} : { [dimension]: id }),
    })),
  });
};

/** The measured lines one by one, the latest first. */
export const measuredLinesTool: ToolHandler = async context => {
  const asked = await askedLines(context);
  if (!asked.ok) return asked;
  const { lines, period, stored } = asked.value;
  const late = (line: ReportedLine) => !isOnTime(line, period.graceDays);
  const counted = lines.filter(line => countsIn(line, period) && (context.input['lateOnly'] !== true || late(line)));
  const shown = counted
    .toSorted((one, other) => daysLate(other, period) - daysLate(one, period) || one.id - other.id)
    .slice(0, context.whole ? counted.length : mostRows);
  const { rows: orders } = await sql<{ id: number; no: string; line: number; sku: string; zh: string; en: string | null }>`
    select o.id, o.order_no as no, l.line_no + 1 as line, k.sku, s.name_zh as zh, s.name_en as en
    from unnest(${shown.map(({ order }) => order)}::bigint[], ${shown.map(({ orderLine }) => orderLine)}::integer[]) g("order", line)
    join purchase_order_lines l on l.record_id = g."order" and l.line_no = g.line - 1
    join purchase_order o on o.id = l.record_id join sku k on k.id = l.sku join supplier s on s.id = o.supplier`.execute(
    context.parts.database,
  );
  const byName = new Map(orders.map(row => [nameOfLine(row.id, row.line), row]));
  return ok({
    ...stored,
    found: counted.length,
    lines: shown.map(line => {
      const { no, sku, zh, en } = byName.get(nameOfLine(line.order, line.orderLine))!;
      return {
        orderNo: no,
        orderLine: line.orderLine,
        skuCode: sku,
        supplier: text(zh, en ?? zh),
        due: line.due,
        effQty: line.wanted,
        qtyOnTime: deliveredInTime(line, period.graceDays),
        isOnTime: !late(line),
        daysLate: daysLate(line, period),
        ...(late(line) ? { cause: causeOf(line) } : {}),
        changes: line.changes,
      };
    }),
  });
};
