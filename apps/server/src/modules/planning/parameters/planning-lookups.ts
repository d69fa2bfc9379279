import { feeTypes } from '@axle/logistics';
import { inLanguage, ok, refuse } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import type { LookupCallParts } from '../../../platform/lookups/lookup-calls.ts';
import { mayLookUp } from '../../../platform/lookups/may-look-up.ts';
import { named, namedList } from '../../../platform/lookups/named-list.ts';

/**
 * Lists that planning, logistics and purchasing ask by name: categories that hold SKUs, kinds of fees, and whose suppliers a board begins
 * with.
 */
export function planningLookupCalls(parts: LookupCallParts): readonly MainCall[] {
  const { database, registry } = parts;
  return [
    namedList(parts, mainPaths.planningCategories, 'category', async (caller, _target, records) => {
      const sku = registry.referred('sku');
      if (!sku) return [];
      const { rows } = await sql<{ id: number }>`
        with recursive used as (
          select c.id, c.parent from category c
          where exists (select 1 from sku t where t.category = c.id and ${seenRows({ resource: sku, caller })})
          union select above.id, above.parent from category above join used on above.id = used.parent)
        select id from used`.execute(database);
      const used = new Set(rows.map(({ id }) => id));
      return records.filter(({ id }) => used.has(id)).map(record => named(caller, record));
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.feeTypes,
      input: z.object({}),
      handle: async ({ language }) => ok(feeTypes.map(({ code, group, name }) => ({ code, group, name: inLanguage(name, language) }))),
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.defaultSupplierChoice,
      input: z.object({}),
      async handle({ access }) {
        if (!mayLookUp(registry, access, 'supplier')) return refuse(callRefusals.forbidden);
        const scope = await database
          .selectFrom('data_scope')
          .select('mode')
          .where('user_id', '=', access.userId)
          .where('kind', '=', 'supplier')
          .executeTakeFirst();
        const mode = access.isSuper ? 'all' : scope?.mode;
        return ok({ type: mode === 'own' ? 'own' : mode === 'dept' || mode === 'deptTree' ? 'dept' : 'all' });
      },
    }),
  ];
}
