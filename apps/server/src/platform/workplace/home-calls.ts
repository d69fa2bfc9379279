import { ok, refuse } from '@axle/kernel';
import { businessDay, standardCode } from '@axle/page-kit';
import { permissionList } from '@axle/permissions';
import { inTodoOrder, visibleBlocks } from '@axle/session';
import { type HomeKpis, type HomeTodos, mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { Registry } from '../registry/registry.ts';
import type { Log } from '../host/log.ts';
import { fieldRights } from '../resources/field-rights.ts';
import type { RecordParts } from '../resources/record-parts.ts';
import { countTodo } from './count-todo.ts';
import { keptAnswers } from './kept-answers.ts';
import { kpis as kpiPoint } from './kpi-source.ts';
import { toDos } from './todo-source.ts';

/** What the workplace needs. */
export interface HomeParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly log?: Log;
}

const asked = z.object({ source: z.string().max(60).optional(), again: z.coerce.boolean().optional() });

/**
 * The counts of the workplace: what waits for the caller, and their figures; all in one call, or one of them by its key. A source is
 * answered to whom its page may be listed, within their scope; one that fails says so and leaves the others alone.
 */
export function homeCalls({ database, registry, log }: HomeParts): readonly MainCall[] {
  const onPages = <Source extends { readonly page: string }>(sources: readonly Source[]) =>
    sources.map(source => {
      const entry = registry.page(source.page);
      if (!entry?.page.resource) throw new Error(`the workplace counts on ${source.page}, which lists nothing`);
      return { source, entry, page: source.page, permission: standardCode(entry.section.key, entry.page, 'list') };
    });
  const [todoBlocks, kpiBlocks] = [onPages([...registry.parts(toDos).values()]), onPages([...registry.parts(kpiPoint).values()])];
  const seen = <Block extends { readonly page: string; readonly permission: string }>({ access }: Caller, blocks: readonly Block[]) =>
    visibleBlocks(
      blocks,
      permissionList(
        access,
        blocks.map(({ permission }) => permission),
      ),
      access.isSuper,
    );
  const partsOf = ({ page }: PageEntry, caller: Caller): RecordParts => ({
    database,
    resource: page.resource!,
    page: page.key,
    caller,
    referred: registry.referred,
  });
  const note = (key: string) => (error: unknown) => log?.warn(`the workplace could not count ${key}: ${String(error)}`);

  const todosOf = async (caller: Caller, blocks: readonly (typeof todoBlocks)[number][]): Promise<HomeTodos> => {
    const context = { userId: caller.access.userId, access: caller.access, now: caller.now, day: businessDay(caller.now) };
    const cards = await Promise.all(
      blocks.map(({ source, entry }) => countTodo(source, entry, partsOf(entry, caller), context, note(source.key))),
    );
    return { at: caller.now.toISOString(), cards: inTodoOrder(cards.filter(card => card !== undefined)) };
  };
  const kpisOf = async (caller: Caller, blocks: readonly (typeof kpiBlocks)[number][]): Promise<HomeKpis> => {
    const when = { now: caller.now, day: businessDay(caller.now) };
    const tiles = await Promise.all(
      blocks.map(async ({ source, entry }) => {
        const parts = partsOf(entry, caller);
        if (!source.reads.every(fieldRights(parts).mayRead)) return [];
        const { key, title, against, unit } = source;
        const tile = { key, title, against, unit, section: entry.section.key, page: entry.page.key };
        try {
          return [{ ...tile, ...(await source.read(parts, when)) }];
        } catch (error) {
          note(key)(error);
          return [{ ...tile, value: undefined, days: [], failed: true as const }];
        }
      }),
    );
    return { at: caller.now.toISOString(), tiles: tiles.flat() };
  };

  const call = <Block extends { readonly source: { readonly key: string }; readonly page: string; readonly permission: string }, Answer>(
    path: string,
    blocks: readonly Block[],
    work: (caller: Caller, blocks: readonly Block[]) => Promise<Answer>,
  ): MainCall => {
    const kept = keptAnswers<Answer>();
    return mainCall({
      method: 'GET',
      path,
      input: asked,
      async handle(caller, { source: only, again }) {
        const shown = seen(caller, blocks);
        if (only === undefined) return ok(await kept(caller, () => work(caller, shown), again));
        const one = shown.filter(({ source }) => source.key === only);
        return one.length === 0 ? refuse(callRefusals.forbidden) : ok(await work(caller, one));
      },
    });
  };
  return [call(mainPaths.homeTodo, todoBlocks, todosOf), call(mainPaths.homeKpi, kpiBlocks, kpisOf)];
}
