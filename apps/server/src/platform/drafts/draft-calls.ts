import { localDate, ok, refuse } from '@axle/kernel';
import { draftChanged, type DraftPlace, mainPaths, mostKnownVersions } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { Registry } from '../registry/registry.ts';
import { draftPage } from './draft-page.ts';
import { listDrafts } from './list-drafts.ts';
import { shownDraft } from './shown-draft.ts';

/** Most drafts of one person. */
export const mostDrafts = 500;

const slot = z.uuid();
const page = z.string().min(1).max(80);
const record = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const values = z.record(z.string().max(80), z.unknown());
/** An instant of a day that the database knows. */
const moment = z.iso.datetime().refine(text => localDate(text.slice(0, 10)).ok);
/** Instants of the versions that the asking window wrote or read. */
const known = z.array(moment).max(mostKnownVersions);

const tooMany = {
  code: 'TOO_MANY_DRAFTS',
  message: {
    zh: `草稿已满${mostDrafts}份，请先处理旧草稿`,
    en: `You already have ${mostDrafts} drafts; finish or discard older ones first`,
  },
};

const changedElsewhere = {
  code: draftChanged,
  message: { zh: '草稿已在另一窗口修改', en: 'The draft was changed in another window' },
};

const placeOf = (of: string, asked: { readonly record?: number; readonly comment?: boolean }): DraftPlace => ({
  page: of,
  ...(asked.record === undefined ? {} : { record: asked.record }),
  ...(asked.comment ? { comment: true } : {}),
});

/**
 * Everybody's own drafts: kept while they type, found again on any machine, gone when they save or discard. Nobody else can ask for them.
 */
export function draftCalls({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] {
  const own = (userId: number) => database.selectFrom('record_draft').selectAll().where('user_id', '=', userId);
  return [
    mainCall({
      method: 'POST',
      path: mainPaths.saveDraft,
      input: z.object({
        slot,
        page,
        comment: z.literal(true).optional(),
        said: record.optional(),
        record: record.optional(),
        version: z.number().int().positive().optional(),
        base: values,
        values,
        at: moment,
        known: known.default([]),
      }),
      async handle({ access }, given) {
        const place = { page: given.page, record_id: given.record ?? null, comment: given.comment ?? false };
        const entry = draftPage(registry, access, place);
        if (!entry.ok) return entry;
        const { count } = await database
          .selectFrom('record_draft')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('user_id', '=', access.userId)
          .where('slot', '<>', given.slot)
          .executeTakeFirstOrThrow();
        if (count >= mostDrafts) return refuse(tooMany);
        const kept = {
          record_version: given.version ?? null,
          base: JSON.stringify(given.base),
          values: JSON.stringify(given.values),
          at: given.at,
        };
        const written = await database
          .insertInto('record_draft')
          .values({ user_id: access.userId, slot: given.slot, ...place, comment_id: given.said ?? null, ...kept })
          // what another window typed since is not replaced, nor what was typed later by what was sent late
          .onConflict(conflict =>
            conflict
              .columns(['user_id', 'slot'])
              .doUpdateSet(kept)
              .where('record_draft.at', 'in', [given.at, ...given.known]),
          )
          .returning('slot')
          .execute();
        return written.length > 0 ? ok(undefined) : refuse(changedElsewhere);
      },
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.drafts,
      input: z.object({ page: page.optional(), record: record.optional(), comment: z.stringbool().optional() }),
      handle: async (caller, { page: of, ...asked }) =>
        ok(await listDrafts(database, registry, caller, of === undefined ? undefined : placeOf(of, asked))),
    }),
    mainCall({
      method: 'GET',
      path: mainPaths.draft,
      input: z.object({ slot }),
      async handle(caller, asked) {
        const row = await own(caller.access.userId).where('slot', '=', asked.slot).executeTakeFirst();
        return ok(row && (await shownDraft(database, registry, caller, row)));
      },
    }),
    mainCall({
      method: 'POST',
      path: mainPaths.dropDraft,
      input: z.object({ slot, known: known.min(1).optional() }),
      async handle({ access }, given) {
        const held = database.deleteFrom('record_draft').where('user_id', '=', access.userId).where('slot', '=', given.slot);
        await (given.known ? held.where('at', 'in', given.known) : held).execute();
        return ok(undefined);
      },
    }),
  ];
}
