import { explodeBom, withoutScrap } from '@axle/catalog';
import { type Decimal, fill, type LocalDate, ok, type Refusal, refuse, type Result, scaleOf, type Text } from '@axle/kernel';
import type { Kysely } from 'kysely';
import { bomsBelow } from '../../catalog/bom/boms-in-force.ts';
import { partValues } from '../../catalog/bom/part-values.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { lastCosts } from '../stock/last-costs.ts';

/** A component of kits: how many pieces of it, and what one of them costs by its record. */
export interface KitNeed {
  readonly sku: number;
  readonly code: string;
  readonly qty: number;
  readonly standardCost: Decimal | undefined;
}

const refusal = (code: string, text: Text, values: Readonly<Record<string, string>>): Refusal => ({ code, message: fill(text, values) });
const noBom: Text = { zh: '{kit}今天没有生效的BOM', en: '{kit} has no BOM in force today' };
const fraction: Text = {
  zh: '{kit}的BOM用量不是整数，不能拆分',
  en: '{kit} has fractional BOM quantities and cannot be disassembled',
};
const unknown: Text = { zh: 'BOM中的{codes}没有对应的SKU', en: 'BOM codes without a SKU: {codes}' };

/**
 * What a number of kits consists of, by the BOMs in force on a day. What is lost in making does not come back when kits are taken apart.
 */
export async function kitParts(
  database: Kysely<Tables>,
  kit: number,
  qty: number,
  { day, warehouse, apart }: { readonly day: LocalDate; readonly warehouse: number; readonly apart: boolean },
): Promise<Result<readonly KitNeed[]>> {
  const { sku: code } = await database.selectFrom('sku').select('sku').where('id', '=', kit).executeTakeFirstOrThrow();
  const boms = await bomsBelow(database, [code], day);
  if (!boms.has(code)) return refuse(refusal('NO_ACTIVE_BOM', noBom, { kit: code }));
  if (apart && [...boms.values()].flat().some(({ quantity }) => scaleOf(quantity) > 0))
    return refuse(refusal('KIT_FRACTION', fraction, { kit: code }));
  const leaves = explodeBom(code, String(qty) as Decimal, apart ? withoutScrap(boms) : boms);
  if (!leaves.ok) return leaves;
  const codes = [...leaves.value.keys()];
  const rows = await database.selectFrom('sku').select(['id', 'sku']).where('sku', 'in', codes).execute();
  const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
  const lost = codes.filter(each => !ids.has(each));
  if (lost.length > 0) return refuse(refusal('UNKNOWN_SKU', unknown, { codes: lost.join(', ') }));
  const values = await partValues(database, codes);
  const last = await lastCosts(database, warehouse, [...ids.values()]);
  return ok(
    [...leaves.value].map(([part, need]) => ({
      sku: ids.get(part)!,
      code: part,
      qty: Number(need),
      standardCost: values.get(part)?.price ?? last.get(ids.get(part)!),
    })),
  );
}
