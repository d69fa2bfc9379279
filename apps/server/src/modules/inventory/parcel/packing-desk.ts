import { type BoxedItem, boxHolds, fillPercent, suggestBox, weightCheck } from '@axle/inventory';
import { type Decimal, ok, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { parcelLabels, parcelLabelsZpl } from '@axle/pages';
import { sql } from 'kysely';
import type { ToolHandler, ToolHandlers } from '../../../platform/resources/calls/tool-handler.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { readableRow } from '../../../platform/stations/readable-row.ts';
import { skuColumns } from '../../catalog/sku/sku-columns.ts';
import { expectedOf } from './box-and-weight.ts';
import { closedGates } from './parcel-gates.ts';
import { photoLacking } from './parcel-photos.ts';

interface DeskRow {
  readonly id: number;
  readonly carton: number | null;
  readonly filler: number | null;
  readonly fillerQty: Decimal | null;
  readonly expectedG: number | null;
  readonly actualG: number | null;
  readonly weightOk: boolean | null;
  readonly overrideBy: number | null;
  readonly labelTemplate: keyof typeof parcelLabels | null;
  readonly lines: readonly (BoxedLine & Readonly<Record<string, unknown>>)[];
  readonly [key: string]: unknown;
}
interface BoxedLine {
  readonly qty: number;
  readonly unitG: number | null;
  readonly sides: readonly (string | null)[];
}
interface MaterialRow {
  readonly id: number;
  readonly code: string;
  readonly kind: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly uom: string;
  readonly inner: readonly (string | null)[];
  readonly maxLoadKg: string | null;
}

/** The pieces as they go into a box; undefined where one has no size or weight. */
function boxed(lines: readonly BoxedLine[]): readonly BoxedItem[] | undefined {
  const whole = lines.every(({ unitG, sides }) => unitG !== null && sides.every(side => side !== null));
  return whole
    ? lines.map(({ qty, unitG, sides }) => ({ qty, unitG: unitG ?? 0, sides: sides as unknown as BoxedItem['sides'] }))
    : undefined;
}

/**
 * All that a packing table shows of a parcel: its order, lines and neighbours, the boxes with the one that suits it, what it should weigh.
 */
const desk: ToolHandler = async ({ parts, input }) => {
  const { database, caller } = parts;
  const of = skuColumns(caller);
  const { rows } = await sql<DeskRow>`
    select t.id, t.parcel_no as "parcelNo", t.state, t.carton, t.tape, t.filler, t.tape_qty as "tapeQty", t.filler_qty as "fillerQty",
    t.expected_g as "expectedG", t.actual_g as "actualG",
      t.weight_ok as "weightOk", t.override_by as "overrideBy", t.override_reason as "overrideReason", t.waybill_no as "waybillNo", t.exception,
      t.wrong_scans as "wrongScans", coalesce(json_array_length(t.photos), 0) as "photoCount",
      t.outbound_no as "outboundNo", t.channel_code as "channelCode", t.courier_code as "courierCode", t.receiver, t.ship_to as "shipTo",
      o.status as "orderStatus", o.out_type as "outType", o.ship_by as "shipBy", o.platform_order_no as "platformOrderNo",
      coalesce((select bool_or(c.packing_slip <> 'none') from store_config c where c.store = o.store and c.country = o.country
      and c.status = 1), true) as slip,
      (select case when count(distinct c.label_template) = 1 then min(c.label_template) end from store_config c where c.store = o.store
      and c.country = o.country and c.status = 1) as "labelTemplate",
      (select v.wave_no || '-' || w.slot from wave_order w join wave v on v.id = w.wave where w.outbound = o.id order by w.id desc
      limit 1) as tote,
      (select jsonb_agg(jsonb_build_object('id', p.id, 'parcelNo', p.parcel_no, 'state', p.state) order by p.id) from parcel p
      where p.outbound_no = o.outbound_no and p.state <> 'voided') as parcels,
      (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'sku', s.sku, 'nameZh', ${of.nameZh}, 'nameEn', ${of.nameEn}, 'thumb',
      ${of.thumb}, 'gtin', ${of.gtin}, 'ptSku', x.pt_sku, 'qty', l.qty, 'scanned', l.scanned,
        'ordered', x.qty, 'unitG', round(s.unit_gross_kg * 1000)::integer, 'sides', jsonb_build_array(s.unit_l::text, s.unit_w::text,
        s.unit_h::text),
        'bins', (select string_agg(distinct b.bin_code, ', ') from pick k join bin b on b.id = k.bin where k.outbound = o.id
        and k.line_no = l.line_no)) order by l.line_no)
        from parcel_lines l join sku s on s.id = l.sku left join outbound_lines x on x.record_id = o.id and x.line_no = l.line_no
        where l.record_id = t.id) as lines
    from parcel_list t join outbound o on o.outbound_no = t.outbound_no where t.id = ${Number(input['parcel'])}
    and ${seenRows(parts)}`.execute(database);
  const [parcel] = rows;
  if (!parcel) return refuse(notFound);
  const { rows: materials } = await sql<MaterialRow>`
    select id, code, kind, name_zh as "nameZh", name_en as "nameEn", uom, jsonb_build_array(inner_l::text, inner_w::text,
    inner_h::text) as inner, max_load_kg as "maxLoadKg"
    from packing_material where status = 1 and kind in ('carton', 'mailer', 'tape', 'filler', 'pallet')
    order by inner_l * inner_w * inner_h, code`.execute(database);
  const items = boxed(parcel.lines);
  const measured = materials.flatMap(({ id, code, kind, inner, maxLoadKg }) =>
    kind === 'carton' && maxLoadKg !== null && inner.every(side => side !== null)
      ? [{ id, code, inner: inner as unknown as BoxedItem['sides'], maxLoadG: Math.round(Number(maxLoadKg) * 1000) }]
      : [],
  );
  const suggested = items && suggestBox(items, measured);
  const boxes = materials
    .filter(({ kind }) => ['carton', 'mailer', 'pallet'].includes(kind))
    .map(({ id, code, nameZh, nameEn }) => {
      const box = measured.find(one => one.id === id);
      const fill: Decimal | undefined = box && items ? fillPercent(items, box) : undefined;
      return { id, code, nameZh, nameEn, holds: box && items ? boxHolds(items, box) : undefined, fill, suggested: suggested?.id === id };
    });
  const supplies = materials
    .filter(({ kind }) => kind === 'tape' || kind === 'filler')
    .map(({ id, code, kind, uom }) => ({ id, code, kind, uom }));
  // shown as soon as there is a box, before anything is weighed
  const expectedG = parcel.expectedG ?? (parcel.carton === null ? undefined : await expectedOf(database, parcel));
  const band = expectedG === undefined ? undefined : weightCheck(expectedG, expectedG);
  const gates = parcel.actualG === null ? [] : await closedGates(database, parcel);
  const lacking = await photoLacking(database, parcel.id);
  return ok({
    ...readableRow(caller, parts.page, parts.resource, { ...parcel, ...(expectedG === undefined ? {} : { expectedG }) }),
    // what boxes and weights are worked out from stays here
    lines: parcel.lines.map(({ unitG: _, sides: __, ...line }) => line),
    label: parcelLabels[parcel.labelTemplate ?? 'thermal4x6'].key,
    zpl: parcelLabelsZpl[parcel.labelTemplate ?? 'thermal4x6']?.key,
    boxes,
    supplies,
    gates: gates.map(({ message }) => message),
    photoLacking: lacking?.message,
    ...(band ? { leastG: band.leastG, mostG: band.mostG } : {}),
  });
};

/** The functions behind the tools of packing. */
export const packingTools: ToolHandlers = { 'packStation.desk': desk };
