import { rollUp, wholeTotal } from '@axle/catalog';
import { type Decimal, round, type Text } from '@axle/kernel';
import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { bomsAbove, bomsBelow } from './boms-in-force.ts';
import { partValues } from './part-values.ts';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Effect, EffectsOf } from '../../../platform/approvals/effects/effect.ts';

/** Most kits and assemblies that are listed. */
const mostContainers = 50;

const kinds = [
  { field: 'price', what: { zh: '套件成本', en: 'Kit cost' }, unit: 'CNY', scrap: true, places: 4 },
  { field: 'unitGrossKg', what: { zh: '套件重量', en: 'Kit weight' }, unit: 'kg', scrap: false, places: 3 },
] as const satisfies readonly { field: string; what: Text; unit: string; scrap: boolean; places: number }[];

/**
 * What becomes of the cost and weight of everything that contains a SKU by the BOMs in force, for those who may list BOMs or decide on it.
 */
export const costEffects: EffectsOf = async ({ database, caller }, before, after, decides) => {
  const sku = String(before['sku']);
  const entry = caller.registry.page('bom');
  const changed = kinds.filter(({ field }) => before[field] !== after[field]);
  const seesKits = decides || (entry && can(caller.access, standardCode(entry.section.key, entry.page, 'list')));
  if (changed.length === 0 || !seesKits) return [];
  const day = todayOf(caller);
  const containers = [...new Set((await bomsAbove(database, sku, day)).map(({ parent }) => parent))].slice(0, mostContainers);
  if (containers.length === 0) return [];
  const boms = await bomsBelow(database, containers, day);
  const values = await partValues(
    database,
    [...boms.values()].flat().map(({ child }) => child),
  );
  return changed.flatMap(({ field, what, unit, scrap, places }) =>
    containers.map((of): Effect => {
      const total = (own: unknown) => {
        const valueOf = (leaf: string) => (leaf === sku ? (own as Decimal | undefined) : values.get(leaf)?.[field]);
        const whole = wholeTotal(rollUp(of, boms, valueOf, { scrap }));
        return whole && round(whole, places);
      };
      const [old, next] = [total(before[field]), total(after[field])];
      return { what, of, unit, ...(old === undefined ? {} : { before: old }), ...(next === undefined ? {} : { after: next }) };
    }),
  );
};
