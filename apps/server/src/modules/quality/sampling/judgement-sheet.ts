import { text } from '@axle/kernel';
import { fieldsOf, permissionCode, type RecordRow } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { inspectorRefusals } from '@axle/quality';
import type { JudgementSheet, LotHolder, SheetDefectCode, SheetItem, SheetPicture } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { readablePart } from '../../../platform/resources/field-rights.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';
import { readableRow } from '../../../platform/stations/readable-row.ts';
import { samplingParts } from '../log/find-sampling.ts';
import { sheetPhotos } from '../image/sheet-photos.ts';
import { judgingStandard } from './judging-standard.ts';
import { lotsToJudge } from './lots-to-judge.ts';

interface LotRow extends Pick<JudgementSheet, 'round' | 'reviewWaits'> {
  readonly result: string | null;
  readonly purchaseOrder: string | null;
  readonly receipt: string | null;
  readonly place: string | null;
  readonly inspector: number | null;
  readonly type: string;
  readonly sku: number | null;
  readonly sample: number | null;
  readonly supplier: number;
}

async function lotOf(database: Kysely<Tables>, id: number): Promise<LotRow> {
  const { rows } = await sql<LotRow>`
    select i.round, i.result, i.review_waits as "reviewWaits", o.order_no as "purchaseOrder", r.receipt_no as receipt, i.place, i.inspector,
      i.type, i.sku, i.sample, i.supplier
    from inspection i left join purchase_order o on o.id = i.purchase_order left join receipt r on r.id = i.receipt
    where i.id = ${id}`.execute(database);
  return rows[0]!;
}

async function samplingOf(parts: RecordParts, lot: number): Promise<RecordRow | undefined> {
  const keys = Object.keys(fieldsOf(parts.resource));
  const [row] = await selectRows(parts.database, parts.resource, keys, sql`where t.inspection = ${lot}`);
  return row;
}

interface StandardRow {
  readonly standardNo: string;
  readonly pictures: readonly SheetPicture[] | null;
  readonly items: readonly SheetItem[];
}

/** What the standard checks; without one that applies, nothing. */
async function standardOf(database: Kysely<Tables>, id: number | undefined): Promise<StandardRow | undefined> {
  if (id === undefined) return undefined;
  const { rows } = await sql<StandardRow>`
    select s.standard_no as "standardNo", s.limit_images as pictures, coalesce((
      select json_agg(json_strip_nulls(json_build_object('checkGroup', l.check_group, 'item', l.item, 'method', l.method, 'spec', l.spec,
        'unit', l.unit, 'lsl', trim_scale(l.lsl)::text, 'usl', trim_scale(l.usl)::text, 'defectClass', l.defect_class,
        'specialLevel', l.special_level)) order by l.line_no)
      from judgement_standard_items l where l.record_id = s.id), '[]') as items
    from judgement_standard s where s.id = ${id}`.execute(database);
  return rows[0];
}

async function codesOf(database: Kysely<Tables>): Promise<readonly SheetDefectCode[]> {
  const { rows } = await sql<SheetDefectCode & { readonly zh: string; readonly en: string; readonly images: SheetPicture[] | null }>`
    select id, code, name_zh as zh, name_en as en, defect_class as "defectClass", check_group as "checkGroup", note, limit_images as images
    from defect_code where status = 1 order by code`.execute(database);
  return rows.map(({ zh, en, images, note, ...row }) => ({
    ...row,
    name: text(zh, en),
    ...(note ? { note } : {}),
    pictures: images ?? [],
  }));
}

async function holderOf(database: Kysely<Tables>, { tablet, tabletBy, tabletAt }: RecordRow): Promise<LotHolder | undefined> {
  if (tablet === undefined || tablet === null) return undefined;
  const { rows } = await sql<{ nickname: string }>`select nickname from app_user where id = ${Number(tabletBy)}`.execute(database);
  return { tablet: String(tablet), name: rows[0]?.nickname ?? '', since: String(tabletAt) };
}

/** A lot with all that its inspector needs at the station; undefined where the reader sees none. */
export async function judgementSheet(database: Kysely<Tables>, caller: Actor, id: number): Promise<JudgementSheet | undefined> {
  const [known] = await lotsToJudge(database, caller, { id });
  if (!known) return undefined;
  const lot = await lotOf(database, id);
  const { resource } = caller.registry.resource('inspection')!;
  const parts = samplingParts(database, caller);
  const sampling = await samplingOf(parts, id);
  const standard = (sampling?.['standard'] as number | undefined) ?? (await judgingStandard(database, { ...lot, id, version: 1 }))?.id;
  const standardRow = await standardOf(database, standard);
  const { result, place, purchaseOrder, receipt } = readableRow(caller, 'sampleJudgementDetail', resource, lot);
  const holder = sampling && (await holderOf(database, sampling));
  const { access } = caller;
  const mayJudgeAny = can(access, permissionCode('qualityTesting', 'sampleJudgement', 'judgeAny'));
  return {
    ...known,
    round: lot.round,
    reviewWaits: lot.reviewWaits,
    ...(result ? { result } : {}),
    ...(place ? { place } : {}),
    ...(purchaseOrder ? { orderNo: purchaseOrder } : {}),
    ...(receipt ? { receiptNo: receipt } : {}),
    mayJudge: inspectorRefusals(lot.inspector ?? undefined, { user: access.userId, mayJudgeAny }).length === 0,
    ...(holder ? { holder } : {}),
    ...(standardRow ? { standardNo: standardRow.standardNo } : {}),
    ...(sampling ? { sampling: readablePart(parts, sampling) } : {}),
    photos: sampling ? await sheetPhotos(parts, sampling) : [],
    items: standardRow?.items ?? [],
    limitPictures: standardRow?.pictures ?? [],
    defectCodes: await codesOf(database),
  };
}
