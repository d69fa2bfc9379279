import { explodeBom, rollUp } from '@axle/catalog';
import { type Decimal, fill, type LocalDate, localDate, multiply, ok, type Refusal, refuse, round } from '@axle/kernel';
import { permissionCode } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import { type Actor, todayOf } from '../../../platform/resources/record-parts.ts';
import { bomsAbove, bomsBelow } from './boms-in-force.ts';
import { leafStock } from './leaf-stock.ts';
import { type PartValues, partValues } from './part-values.ts';

const permission = permissionCode('basic', 'bom', 'list');
const code = z.string().trim().toUpperCase().min(1).max(32);
const day = z.string().refine(text => localDate(text).ok);

const noBom = (part: string): Refusal => ({
  code: 'NO_ACTIVE_BOM',
  field: 'part',
  message: fill({ zh: '{part}在该日没有生效的BOM', en: '{part} has no active BOM on that day' }, { part }),
});

/**
 * Where a part is used, on all levels, and the explosion of a quantity of a kit or an assembly into leaves: their stock, what is
 * short, what it costs and weighs.
 */
export const bomCalls = ({ database }: { readonly database: Kysely<Tables> }): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.bomWhereUsed,
    permission,
    input: z.object({ part: code }),
    async handle(caller, { part }) {
      const containers = await bomsAbove(database, part, todayOf(caller));
      const values = await partValues(
        database,
        containers.map(({ parent }) => parent),
      );
      return ok(containers.map(container => ({ ...container, ...namesOf(values, container.parent) })));
    },
  }),
  mainCall({
    method: 'GET',
    path: mainPaths.bomExplode,
    permission,
    input: z.object({ part: code, quantity: z.coerce.number().int().min(1).max(100_000_000), day: day.optional() }),
    async handle(caller, { part, quantity, day: wanted }) {
      const boms = await bomsBelow(database, [part], (wanted as LocalDate | undefined) ?? todayOf(caller));
      if (!boms.has(part)) return refuse(noBom(part));
      const leaves = explodeBom(part, String(quantity) as Decimal, boms);
      if (!leaves.ok) return leaves;
      const values = await partValues(database, [...leaves.value.keys()]);
      const stock = await leafStock(database, caller, [...leaves.value.keys()]);
      const seen = seenValues(caller);
      const rolled = (field: 'price' | 'unitGrossKg', scrap: boolean, places: number) => {
        const one = seen(field) ? rollUp(part, boms, leaf => values.get(leaf)?.[field], { scrap }) : undefined;
        if (!one?.ok || one.value.total === undefined) return undefined;
        return { each: round(one.value.total, places), missing: one.value.missing };
      };
      return ok({
        part,
        cost: rolled('price', true, 4),
        weight: rolled('unitGrossKg', false, 3),
        leaves: [...leaves.value].map(([leaf, need]) => {
          const price = seen('price') ? values.get(leaf)?.price : undefined;
          return {
            part: leaf,
            ...namesOf(values, leaf),
            need,
            ...(stock ? onHand(need, stock.get(leaf) ?? 0) : {}),
            ...(price === undefined ? {} : { price, amount: round(multiply(price, need), 2) }),
          };
        }),
      });
    },
  }),
];

/** The stock for a need, and what is short. */
const onHand = (need: Decimal, stock: number) => ({ stock, shortage: Math.max(0, Math.ceil(Number(need)) - stock) });

const namesOf = (values: ReadonlyMap<string, PartValues>, part: string) => {
  const found = values.get(part);
  return found ? { nameZh: found.nameZh, nameEn: found.nameEn } : {};
};

/** Whether the user may read a field of SKUs: prices stay with those who may. */
const seenValues =
  ({ access }: Actor) =>
  (field: string): boolean =>
    fieldAccess(access, 'skuList', field).read;
