import { ok, refuse } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import { homeLimits } from '@axle/session';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { pagesUsed } from './pages-used.ts';

const key = z.string().min(1).max(80);

/** A workplace as its user arranged it. */
const layoutShape = z.object({
  blocks: z
    .array(z.object({ key, hidden: z.boolean(), size: z.union([z.literal(1), z.literal(2), z.literal(3)]) }))
    .max(40)
    .optional(),
  shortcuts: z
    .array(z.object({ page: key, tab: key.optional() }))
    .max(homeLimits.shortcuts)
    .optional(),
  kpis: z.array(key).max(homeLimits.kpis).optional(),
});

/** For how long a warning is put off. */
const putOff = 86_400_000;

/** A person's own workplace: how it is arranged, and warnings that are put off by a day. */
export function homeLayoutCalls({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] {
  return [
    mainCall({
      method: 'GET',
      path: mainPaths.homeLayout,
      input: z.object({}),
      async handle({ access, now }) {
        const [kept, used] = await Promise.all([
          database.selectFrom('home_layout').select('layout').where('user_id', '=', access.userId).executeTakeFirst(),
          pagesUsed(database, registry, access.userId, now),
        ]);
        return ok({ ...(kept ? { layout: kept.layout } : {}), used });
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.saveHomeLayout,
      input: z.object({ layout: layoutShape.optional() }),
      async handle({ access, now }, { layout }) {
        if (!layout) {
          await database.deleteFrom('home_layout').where('user_id', '=', access.userId).execute();
          return ok(undefined);
        }
        const kept = { layout: JSON.stringify(layout), updated_at: now };
        await database
          .insertInto('home_layout')
          .values({ user_id: access.userId, ...kept })
          .onConflict(conflict => conflict.column('user_id').doUpdateSet(kept))
          .execute();
        return ok(undefined);
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.snoozeAlert,
      input: z.object({ id: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
      async handle({ access, now }, { id }) {
        const until = new Date(now.getTime() + putOff);
        const { numUpdatedRows } = await database
          .updateTable('message')
          .set({ snoozed_until: until })
          .where('id', '=', id)
          .where('receiver', '=', access.userId)
          .where('level', '=', 'warn')
          .where('state', 'in', ['sent', 'read'])
          .executeTakeFirst();
        return numUpdatedRows > 0n ? ok({ until: until.toISOString() }) : refuse(notFound);
      },
    }),
  ];
}
