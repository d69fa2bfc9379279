import { assembly, chooseBins, disassembly, isKit, type KitPart, releasesHold, type StockPosting, type StockStatus } from '@axle/inventory';
import { type Decimal, fill, type LocalDate, ok, type Refusal, refuse, type Result, zero } from '@axle/kernel';
import type { RowOf } from '@axle/page-kit';
import type { stockConversionRecords } from '@axle/pages/inventory/operation/stock-conversion';
import { can } from '@axle/permissions';
import { sql } from 'kysely';
import { forbiddenTo, rolesHolding } from '../../../platform/access/role-names.ts';
import type { Transit, TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { pickableBins } from '../outbound/pickable-bins.ts';
import { submit } from '../../../platform/resources/states/decide.ts';
import { type KitNeed, kitParts } from './kit-parts.ts';
import { posted } from './posted.ts';

type Conversion = RowOf<typeof stockConversionRecords>;

const release = 'wms.stockConversion.forceRelease';
const releaseTitle = { zh: '强制放行质检冻结', en: 'force release of QC hold' };

/** What the kits of a conversion consist of today, where its warehouse stands. */
async function needs({ parts, before }: Transit<Conversion>): Promise<Result<readonly KitNeed[]>> {
  const { rows } = await sql<{ day: LocalDate }>`
    select (${parts.caller.now}::timestamptz at time zone timezone)::date as day from warehouse where id = ${before.warehouse}`.execute(
    parts.database,
  );
  const apart = before.kind === 'disassemble';
  const warehouse = Number(before.warehouse);
  return kitParts(parts.database, Number(before.sku), Number(before.qty), { day: rows[0]!.day, warehouse, apart });
}

/** A kit is submitted with the components that its BOM names. */
export const submitConversion: TransitionEffect<Conversion> = async transit => {
  if (!isKit(transit.before.kind)) return submit(transit);
  const found = await needs(transit);
  if (!found.ok) return refuse([found.refusal]);
  const components = found.value.map(({ sku, qty }) => ({ sku, qty }));
  return submit({ ...transit, after: { ...transit.after, components } });
};

/** [OP7] [OP8] [OP9] Books a conversion: pieces in another bin or status, kits of their components, or components of kits. */
export const postConversion: TransitionEffect<Conversion> = async transit => {
  const { before, parts } = transit;
  if (releasesHold(before) && !can(parts.caller.access, release))
    return refuse([forbiddenTo(releaseTitle, (await rolesHolding(parts.database, [release])).get(release) ?? [])]);
  const made = isKit(before.kind) ? await kitPosting(transit) : ok({ posting: simplePosting(transit), components: undefined });
  if (!made.ok) return refuse([made.refusal]);
  const reply = await posted(transit, { ...made.value.posting, docType: 'conversion', docNo: String(before.cvNo) });
  return reply.ok ? ok({ ...reply.value.after, ...(made.value.components ? { components: made.value.components } : {}) }) : reply;
};

/** Pieces of one SKU from one bin and status to others. */
function simplePosting({ before }: Transit<Conversion>): StockPosting {
  const { warehouse, sku, bin, toBin = bin, stockStatus, toStatus = stockStatus, qty, kind } = before;
  const key = (at: number | undefined, status: StockStatus | undefined) => ({
    warehouse: Number(warehouse),
    sku: Number(sku),
    bin: Number(at),
    status: status!,
  });
  return {
    bizType: kind === 'bin' ? 'bin_move' : 'status_move',
    changes: [
      { ...key(bin, stockStatus), qty: -Number(qty) },
      { ...key(toBin, toStatus), qty: Number(qty) },
    ],
  };
}

interface KitPosting {
  readonly posting: StockPosting;
  readonly components: readonly { readonly sku: number; readonly qty: number }[];
}

async function kitPosting(transit: Transit<Conversion>): Promise<Result<KitPosting>> {
  const { before, parts } = transit;
  const found = await needs(transit);
  if (!found.ok) return found;
  const [warehouse, sku, qty] = [before.warehouse, before.sku, before.qty].map(Number) as [number, number, number];
  const components = found.value.map(part => ({ sku: part.sku, qty: part.qty }));
  if (before.kind === 'disassemble') {
    const bin = Number(before.bin);
    const toBin = Number(before.toBin ?? bin);
    const unpriced = found.value.filter(({ standardCost }) => standardCost === undefined || standardCost === zero);
    if (unpriced.length > 0) return refuse(costUnknown(unpriced));
    const priced = found.value.map(part => ({ sku: part.sku, bin: toBin, qty: part.qty, standardCost: part.standardCost as Decimal }));
    return ok({ posting: disassembly({ warehouse, sku, qty, bin }, priced), components });
  }
  const taken: KitPart[] = [];
  const skus = found.value.map(need => need.sku);
  const bins = Map.groupBy(await pickableBins({ transaction: parts.database }, warehouse, skus), each => each.sku);
  for (const need of found.value) {
    const from = chooseBins(need.qty, bins.get(need.sku) ?? []);
    const have = from.reduce((sum, { qty: pieces }) => sum + pieces, 0);
    if (have < need.qty) return refuse(kitShort(need, have));
    taken.push(...from.map(({ bin, qty: pieces }) => ({ sku: need.sku, bin, qty: pieces })));
  }
  return ok({ posting: assembly({ warehouse, sku, qty, bin: Number(before.toBin) }, taken), components });
}

const kitShort = ({ code, qty }: KitNeed, have: number): Refusal => ({
  code: 'NEGATIVE_STOCK',
  message: fill(
    { zh: '子件{code}库存不足：现有 {have}，需要 {need}', en: 'Insufficient stock of component {code}: {have} on hand, {need} needed' },
    { code, have, need: qty },
  ),
});

const costUnknown = (parts: readonly KitNeed[]): Refusal => {
  const codes = parts.map(({ code }) => code).join(', ');
  return {
    code: 'COST_UNKNOWN',
    message: fill(
      { zh: '子件{codes}没有标准成本，无法分摊', en: 'Components without standard cost, value cannot be split: {codes}' },
      { codes },
    ),
  };
};
