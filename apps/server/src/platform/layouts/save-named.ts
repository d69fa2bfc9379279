import { ok, type Refusal, refuse, type Result, type Text } from '@axle/kernel';
import { rowChanged } from '@axle/page-kit';
import type { ViewAudience } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { mayPublish } from './view-rights.ts';
import { seenViews } from './views-of.ts';

/** What people keep of a page under a name, for themselves or shared: a table of it, and what it is called. */
export interface NamedThings {
  readonly table: 'list_view' | 'export_template';
  readonly one: Text;
  readonly many: Text;
}

/** One of them as its owner sends it; with an id in place of what was kept. */
export interface NamedToSave {
  readonly page: string;
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly name: string;
  readonly audience: ViewAudience;
  readonly state: object;
}

/** One that is kept, as it is named in calls. */
export interface NamedTarget {
  readonly page: string;
  readonly id: number;
  readonly version: number;
}

/** Most things that one person keeps of a page. */
const most = 50;

const nameTaken = ({ one }: NamedThings): Refusal => ({
  code: 'DUPLICATE_IN_DB',
  message: { zh: `您已有同名${one.zh}`, en: `You already have a ${one.en} with this name` },
  field: 'name',
});
const tooMany = ({ one, many, table }: NamedThings): Refusal => ({
  code: table === 'list_view' ? 'TOO_MANY_VIEWS' : 'TOO_MANY_TEMPLATES',
  message: { zh: `每个页面最多保存${most}个${one.zh}`, en: `At most ${most} ${many.en} per page` },
});

/** Missing, or not shared with the user: both get the same answer. */
const notThere = ({ one }: NamedThings): Refusal => ({
  code: 'NOT_FOUND',
  message: { zh: `${one.zh}不存在，或未与您共享`, en: `The ${one.en} does not exist or is not shared with you` },
});

/** Which of them `v` a caller may change: own ones, for super users all that they see. */
const changeable = (caller: Caller) => {
  const { userId } = caller.access;
  return mayPublish(caller) ? seenViews(userId) : sql<boolean>`v.owner_id = ${userId}`;
};

/** Keeps a new one, or what became of one that the caller owns; answers its id and version. */
export async function saveNamed(
  database: Kysely<Tables>,
  caller: Caller,
  things: NamedThings,
  { page, id, version, name, audience, state }: NamedToSave,
): Promise<Result<{ readonly id: number; readonly version: number }>> {
  const { userId } = caller.access;
  const table = sql.table(things.table);
  if (audience === 'public' && !mayPublish(caller)) return refuse(callRefusals.forbidden);
  const kept = JSON.stringify(state);
  return database.transaction().execute(async transaction => {
    // one at a time a person: names and numbers are looked at before they are written
    await sql`select pg_advisory_xact_lock(hashtextextended(${things.table}, ${userId}))`.execute(transaction);
    const before =
      id === undefined
        ? undefined
        : (
            await sql<{ readonly version: number; readonly owner_id: number }>`
              select version, owner_id from ${table} v where id = ${id} and page = ${page} and ${changeable(caller)} for update`.execute(
              transaction,
            )
          ).rows[0];
    if (id !== undefined && !before) return refuse(notThere(things));
    if (before && before.version !== version) return refuse(rowChanged);
    const owner = before?.owner_id ?? userId;
    const others = await sql<{ readonly count: number; readonly same: number }>`
      select count(*) as count, count(*) filter (where lower(name) = lower(${name})) as same
      from ${table} where owner_id = ${owner} and page = ${page} and id is distinct from ${id ?? null}::bigint`.execute(transaction);
    const { count, same } = others.rows[0]!;
    if (same > 0) return refuse(nameTaken(things));
    if (count >= most) return refuse(tooMany(things));
    const written = await (
      before
        ? sql<{ readonly id: number; readonly version: number }>`update ${table}
          set name = ${name}, audience = ${audience}, state = ${kept}::jsonb, version = version + 1, updated_at = ${caller.now}
          where id = ${id!} returning id, version`
        : sql<{
            readonly id: number;
            readonly version: number;
          }>`insert into ${table} (page, name, audience, owner_id, org_id, state, updated_at)
          select ${page}, ${name}, ${audience}, ${userId}, org_id, ${kept}::jsonb, ${caller.now} from app_user where id = ${userId}
          returning id, version`
    ).execute(transaction);
    return ok(written.rows[0]!);
  });
}

/** Takes one away that the caller owns. */
export async function removeNamed(
  database: Kysely<Tables>,
  caller: Caller,
  things: NamedThings,
  { page, id, version }: NamedTarget,
): Promise<Result<undefined>> {
  const table = sql.table(things.table);
  const known = await sql<{ readonly version: number }>`
    select version from ${table} v where id = ${id} and page = ${page} and ${changeable(caller)}`.execute(database);
  if (!known.rows[0]) return refuse(notThere(things));
  const gone = await sql`delete from ${table} where id = ${id} and version = ${version}`.execute(database);
  return gone.numAffectedRows === 1n ? ok(undefined) : refuse(rowChanged);
}
