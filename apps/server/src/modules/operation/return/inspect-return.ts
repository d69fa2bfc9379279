import { type LocalDate, ok, type Refusal, refuse, text } from '@axle/kernel';
import { defaultDisposition, isUnderWarranty, refuseGrading, type ReturnGrade, type ReturnReason, wantsPhoto } from '@axle/operation';
import { type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { bySku } from './expect-return.ts';

const photoWanted: Refusal = {
  code: 'PHOTO',
  field: 'photos',
  message: text('C、D、W级至少上传一张照片', 'The grades C, D and W need at least one photo'),
};

/** SKUs of a return for which the supplier still answers. */
async function liableSkus(database: Kysely<Tables>, { salesOrder }: RecordRow, today: LocalDate): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ sku: number; months: number | null; shippedOn: LocalDate | null }>`
    select distinct p.sku, s.warranty_months as months, o.shipped_at::date::text as "shippedOn"
    from sales_order_piece p join sku s on s.id = p.sku join sales_order o on o.id = p.sales_order
    where p.sales_order = ${salesOrder ?? 0}`.execute(database);
  const liable = rows.filter(({ months, shippedOn }) => isUnderWarranty(shippedOn ?? undefined, months ?? undefined, today));
  return new Set(liable.map(({ sku }) => sku));
}

const distinct = (grades: readonly Line[], key: string): readonly unknown[] => [...new Set(grades.map(line => line[key]))];

/** [O8] [O8d] [O8f] All received pieces have a grade, and what is done with them. */
export const inspectReturn: TransitionEffect = async ({ parts: { database, caller }, before, after, input }) => {
  const [received, graded] = [bySku(linesIn(before, 'lines'), 'qtyRecv'), linesIn(input, 'graded')];
  for (const sku of new Set([...received.keys(), ...graded.map(line => Number(line['sku']))])) {
    const own = graded.filter(line => line['sku'] === sku).map(({ qty }) => Number(qty));
    const refusal = refuseGrading(received.get(sku) ?? 0, own);
    if (refusal) return refuse([refusal]);
  }
  const hasPhotos = Array.isArray(input['photos']) && input['photos'].length > 0;
  if (!hasPhotos && graded.some(({ grade }) => wantsPhoto(grade as ReturnGrade))) return refuse([photoWanted]);
  const liable = await liableSkus(database, before, todayOf(caller));
  const reason = before['reason'] as ReturnReason;
  const grades = graded.map(line => ({
    ...line,
    disposition: line['disposition'] ?? defaultDisposition(line['grade'] as ReturnGrade, reason, liable.has(Number(line['sku']))),
  }));
  return ok({ ...after, grades, gradesFound: distinct(grades, 'grade'), dispositions: distinct(grades, 'disposition') });
};

/** The pieces are looked at again. */
export const regradeReturn: TransitionEffect = async ({ after }) =>
  ok({ ...after, grades: [], gradesFound: undefined, dispositions: undefined });
