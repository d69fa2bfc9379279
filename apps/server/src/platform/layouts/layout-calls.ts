import { ok, refuse } from '@axle/kernel';
import { filtersOf, type ListLayout, lookPage, mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { defaultLayout } from './default-layouts.ts';
import { listLayoutShape } from './list-layout-shape.ts';

/** A name of a page, or of a list below one: `vehicleModel`, `vehicleModel.history`. */
const pageName = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\w.-]+$/);

const unknownPage = { code: 'NOT_FOUND', message: { zh: '页面不存在', en: 'The page does not exist' } };

/**
 * A person's own columns of a list, or how the frame of all pages looks to them: read, kept, and without columns given up. Who never
 * changed them has the default ones.
 */
export function layoutCalls({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] {
  const known = (page: string) => page === lookPage || registry.page(page.split('.', 1)[0] ?? '') !== undefined;
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.listFields,
      input: z.object({ page: pageName }),
      async handle({ access }, { page }) {
        const rows = await database
          .selectFrom('list_layout')
          .select(['page', 'layout'])
          .where('user_id', '=', access.userId)
          .where('page', 'in', [page, filtersOf(page)])
          .execute();
        const kept = (name: string) => rows.find(row => row.page === name)?.layout as ListLayout | undefined;
        const layout = kept(page) ?? (await defaultLayout(database, access.userId, page));
        const filters = kept(filtersOf(page))?.filters;
        return ok(filters ? { columns: [], ...layout, filters } : layout);
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.saveListFields,
      input: z.object({ page: pageName, layout: listLayoutShape.optional() }),
      async handle({ access, now }, { page, layout: wanted }) {
        if (!known(page)) return refuse(unknownPage);
        if (!wanted) {
          await database.deleteFrom('list_layout').where('user_id', '=', access.userId).where('page', '=', page).execute();
          return ok(await defaultLayout(database, access.userId, page));
        }
        const kept = { layout: JSON.stringify(wanted), updated_at: now };
        await database
          .insertInto('list_layout')
          .values({ user_id: access.userId, page, ...kept })
          .onConflict(conflict => conflict.columns(['user_id', 'page']).doUpdateSet(kept))
          .execute();
        return ok(undefined);
      },
    }),
  ];
}
