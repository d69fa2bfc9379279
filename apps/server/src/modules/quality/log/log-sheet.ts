import { text } from '@axle/kernel';
import { linesIn, type RecordRow, regrouped } from '@axle/page-kit';
import { drawSample } from '@axle/quality';
import type { LoggedDefect, SampledRound, SamplingLogSheet } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { fieldRights, readablePart } from '../../../platform/resources/field-rights.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { keptLog } from './kept-log.ts';

interface Head {
  readonly inspectionNo: string;
  readonly zh: string;
  readonly en: string;
  readonly sku: string;
  readonly skuZh: string | null;
  readonly skuEn: string | null;
  readonly orderNo: string | null;
  readonly receiptNo: string | null;
  readonly place: string | null;
  readonly inspector: string | null;
  readonly standardNo: string | null;
  readonly inspection: number;
  readonly original: number | null;
}

async function headOf(database: Kysely<Tables>, sampling: number): Promise<Head> {
  const { rows } = await sql<Head>`
    select i.inspection_no as "inspectionNo", p.name_zh as zh, coalesce(p.name_en, p.name_zh) as en, coalesce(k.sku, n.sample_no) as sku,
      coalesce(k.name_zh, j.name) as "skuZh", coalesce(k.name_en, j.name_en) as "skuEn", o.order_no as "orderNo",
      r.receipt_no as "receiptNo", i.place, u.nickname as inspector, s.standard_no as "standardNo", i.id as inspection, i.original
    from sampling m join inspection i on i.id = m.inspection join supplier p on p.id = m.supplier left join sku k on k.id = m.sku
      left join new_product_sample n on n.id = i.sample left join new_product_project j on j.id = n.project
      left join purchase_order o on o.id = i.purchase_order left join receipt r on r.id = i.receipt
      left join app_user u on u.id = m.inspector left join judgement_standard s on s.id = m.standard
    where m.id = ${sampling}`.execute(database);
  return rows[0]!;
}

/** All rounds of the lot, the first one first. */
async function roundsOf(database: Kysely<Tables>, first: number): Promise<readonly SampledRound[]> {
  const { rows } = await sql<{ inspectionNo: string; round: number; state: string; samplingNo: string | null; result: string | null }>`
    select i.inspection_no as "inspectionNo", i.round, i.state, m.sampling_no as "samplingNo", i.result
    from inspection i left join sampling m on m.inspection = i.id where i.id = ${first} or i.original = ${first}
    order by i.round`.execute(database);
  return rows.map(({ inspectionNo, samplingNo, result, ...rest }) => ({
    ...rest,
    inspectionNo: regrouped(inspectionNo),
    ...(samplingNo === null ? {} : { samplingNo: regrouped(samplingNo) }),
    ...(result === null ? {} : { result }),
  }));
}

async function defectsOf(database: Kysely<Tables>, sampling: RecordRow): Promise<readonly LoggedDefect[]> {
  const lines = linesIn(sampling, 'defects');
  const ids = lines.map(({ defectCode }) => Number(defectCode));
  const { rows } = await sql<{ id: number; code: string; zh: string; en: string }>`
    select id, code, name_zh as zh, name_en as en from defect_code where id = any(${ids}::bigint[])`.execute(database);
  const codes = new Map(rows.map(row => [row.id, row]));
  const picked = lines.flatMap(line => {
    const found = codes.get(Number(line['defectCode']));
    return found ? [{ ...line, code: found.code, name: text(found.zh, found.en) } as LoggedDefect] : [];
  });
  return [...picked, ...measuredOf(sampling)].toSorted((one, other) => one.unitNo - other.unitNo);
}

/** Values outside their limits, as defects. */
const measuredOf = (sampling: RecordRow): readonly LoggedDefect[] =>
  linesIn(sampling, 'measures')
    .filter(({ outside }) => outside === true)
    .map(line => {
      const { unitNo, item, value, unit, lsl, usl, defectClass } = line;
      const words = `${String(item)} ${String(value)} ${String(unit ?? '')} [${String(lsl ?? '–')}, ${String(usl ?? '–')}]`;
      return { unitNo: Number(unitNo), code: '±', name: text(words, words), defectClass: String(defectClass), qty: 1 };
    });

/** [Q7] Whether the seed of a sampling draws the units that were drawn. */
function drawsSame(sampling: RecordRow): boolean {
  const of = (key: string) => Number(sampling[key]);
  const [lotSize, cartons, cartonQty, size] = ['lotSize', 'cartons', 'cartonQty', 'sampleSize'].map(of) as [number, number, number, number];
  const { drawn } = drawSample({ lotSize, cartons, cartonQty, size, seed: of('seed') });
  const kept = linesIn(sampling, 'drawn');
  return (
    kept.length === drawn.length &&
    drawn.every(({ unitNo, cartonNo, position }, at) => {
      const line = kept[at]!;
      return line['unitNo'] === unitNo && line['cartonNo'] === cartonNo && line['position'] === position;
    })
  );
}

const hidden = ['createdBy', 'createdAt', 'updatedBy', 'updatedAt', 'id', 'version', 'inspection', 'supplier', 'sku', 'standard'];

/** The log of a sampling with all that it stands on, as far as the reader may see it; whoever came by a link sees no photos. */
export async function logSheet(parts: RecordParts, sampling: RecordRow, mayShare: boolean): Promise<SamplingLogSheet> {
  const { database } = parts;
  const readable = readablePart(parts, sampling);
  const head = await headOf(database, sampling.id);
  const { entries, ...chain } = await keptLog(database, sampling.id);
  const given = <Key extends string, Value>(key: Key, value: Value | null | undefined) =>
    value === null || value === undefined ? {} : ({ [key]: value } as Readonly<Record<Key, Value>>);
  const shown = <Key extends string>(key: Key) => given(key, readable[key] as string | undefined);
  return {
    samplingNo: regrouped(String(sampling['samplingNo'])),
    inspectionNo: regrouped(head.inspectionNo),
    type: String(readable['type'] ?? ''),
    round: Number(sampling['round']),
    state: String(sampling['state']),
    ...shown('result'),
    supplier: readable['supplier'] === undefined ? text('–', '–') : text(head.zh, head.en),
    sku: fieldRights(parts).mayRead('sku')
      ? { code: head.sku, name: text(head.skuZh ?? head.skuEn ?? '', head.skuEn ?? head.skuZh ?? '') }
      : { code: '–', name: text('', '') },
    ...given('orderNo', head.orderNo && regrouped(head.orderNo)),
    ...given('receiptNo', head.receiptNo && regrouped(head.receiptNo)),
    ...given('place', head.place),
    ...(readable['inspector'] === undefined ? {} : given('inspector', head.inspector)),
    ...(readable['standard'] === undefined ? {} : given('standardNo', head.standardNo)),
    startedAt: String(sampling['startedAt']),
    ...shown('finishedAt'),
    ...shown('stopReason'),
    values: Object.fromEntries(Object.entries(readable).filter(([key]) => !hidden.includes(key) && key !== 'defects')),
    defects: await defectsOf(database, readable),
    drawsSame: drawsSame(sampling),
    rounds: await roundsOf(database, head.original ?? head.inspection),
    log: entries,
    ...chain,
    mayShare,
  };
}
