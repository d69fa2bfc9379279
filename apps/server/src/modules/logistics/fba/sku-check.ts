import { compareDecimals, type Decimal, fill, type LocalDate, ok, type Text } from '@axle/kernel';
import { fbaFee, type FbaPiece, fbaTier } from '@axle/logistics';
import type { RecordValues } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { dayOf, headOf, headroomOf, tableOf } from './fba-summary.ts';
import { piecesAtFba } from './pieces-at-fba.ts';
import type { StoredFbaTable } from './fba-tables.ts';

/** Most SKUs that are listed; all are counted, and written into files. */
const mostLines = 2000;

/** From here on a limit is near, in percent. */
const near = '95' as Decimal;

/** Those of a SKU's fields that are reckoned with. */
const read = ['unitL', 'unitW', 'unitH', 'unitGrossKg'] as const;

interface CheckedSku {
  readonly sku: string;
  readonly name_zh: string;
  readonly name_en: string;
  readonly unit_l: string | null;
  readonly unit_w: string | null;
  readonly unit_h: string | null;
  readonly unit_gross_kg: string | null;
}

const skusOf = (database: Kysely<Tables>, asked: readonly string[]): Promise<readonly CheckedSku[]> =>
  database
    .selectFrom('sku')
    .select(['sku', 'name_zh', 'name_en', 'unit_l', 'unit_w', 'unit_h', 'unit_gross_kg'])
    .where(where => (asked.length > 0 ? where('sku', 'in', [...asked]) : where('sales_status', 'in', ['new', 'onSale', 'clearance'])))
    .orderBy('sku')
    .execute();

/** The piece that a SKU is, as far as the user may know it. */
function pieceOf({ access }: Actor, row: CheckedSku): FbaPiece | undefined {
  if (!read.every(field => fieldAccess(access, 'skuList', field).read)) return undefined;
  const [length, width, height, kg] = [row.unit_l, row.unit_w, row.unit_h, row.unit_gross_kg];
  return length && width && height && kg
    ? { sides: [length, width, height] as unknown as FbaPiece['sides'], kg: kg as Decimal }
    : undefined;
}

const noSize: Text = { zh: '缺少尺寸或重量', en: 'Size or weight is missing' };

function checked(table: StoredFbaTable, piece: FbaPiece | undefined, price: Decimal, day: LocalDate): RecordValues {
  if (!piece) return { note: noSize };
  const fee = fbaFee(table, piece, price, day);
  if (fee.ok)
    return {
      tier: fee.value.tier.tier,
      billableLb: fee.value.billableLb,
      fee: fee.value.fee,
      ...headroomOf(fee.value.headroom),
    };
  const tier = fbaTier(table, piece);
  return { ...(tier.ok ? { tier: tier.value.tier } : {}), note: fee.refusal.message };
}

/** Tier and fee of SKUs by the sizes that they have now, and how near each is to the next tier. */
export const skuCheck: ToolHandler = async context => {
  const { parts, input, whole } = context;
  const table = await tableOf(context);
  if (!table.ok) return table;
  const asked = ((input['skus'] ?? []) as readonly string[]).map(code => code.toUpperCase());
  const rows = await skusOf(parts.database, asked);
  const seesNames =
    fieldAccess(parts.caller.access, 'skuList', 'nameZh').read && fieldAccess(parts.caller.access, 'skuList', 'nameEn').read;
  const counted = await piecesAtFba(
    parts,
    rows.map(({ sku }) => sku),
  );
  const lines = rows.map(row => ({
    sku: row.sku,
    ...(seesNames ? { name: { zh: row.name_zh, en: row.name_en } } : {}),
    ...checked(table.value, pieceOf(parts.caller, row), input['price'] as Decimal, dayOf(context)),
    ...counted.get(row.sku),
  })) as readonly RecordValues[];
  const isNear = ({ usedPercent }: RecordValues) => usedPercent !== undefined && compareDecimals(usedPercent as Decimal, near) >= 0;
  const tiers = (input['tiers'] ?? []) as readonly unknown[];
  const shown = lines.filter(line => (tiers.length === 0 || tiers.includes(line['tier'])) && (input['near'] !== true || isNear(line)));
  const listed = whole ? shown : shown.slice(0, mostLines);
  const known = new Set(rows.map(({ sku }) => sku));
  const unknown = asked.filter(code => !known.has(code));
  return ok({
    ...headOf(table.value),
    checked: lines.length,
    nearLimit: lines.filter(isNear).length,
    withoutSize: lines.filter(line => line['note'] === noSize).length,
    ...(unknown.length > 0 ? { unknown: unknown.join(', ') } : {}),
    ...(listed.length < shown.length
      ? { more: fill({ zh: '只列出前{most}个', en: 'Only the first {most} are listed' }, { most: mostLines }) }
      : {}),
    lines: listed,
  });
};
