import { ok, refuse } from '@axle/kernel';
import { standardCode } from '@axle/page-kit';
import { recordCalls as generic, recordPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { callRefusals } from '../../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { PageEntry, ResourceEntry } from '../../registry/page-registry.ts';
import type { Registry } from '../../registry/registry.ts';
import { callShapes } from '../calls/call-shapes.ts';
import { figures as figuresPoint } from '../calls/figures-handler.ts';
import { underPage } from '../calls/under-page.ts';
import { seenRows } from '../query/data-scope.ts';
import { fieldRights } from '../field-rights.ts';
import { knownTexts } from '../known-texts.ts';
import { withinTime } from '../query/within-time.ts';
import { checkFilters, matching, usualLimits } from '../read-records.ts';
import type { RecordParts } from '../record-parts.ts';
import { targetOf } from '../query/target-of.ts';

/** What the calls of figures need. */
export interface FiguresCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}

const boardsOf = ({ page }: PageEntry) => [
  ...page.tabs.flatMap(({ board }) => (board ? [board] : [])),
  ...(page.strip ? [page.strip] : []),
];

/**
 * One call for each resource with boards: what a board shows, by rights, scope and field blocks. A board without a function is a fault of
 * the program.
 */
export const figuresCalls = (parts: FiguresCallParts): readonly MainCall[] => {
  for (const entry of parts.registry.pages)
    for (const { figures } of boardsOf(entry))
      if (!parts.registry.part(figuresPoint, `${entry.page.key}.${figures}`))
        throw new Error(`no function for the figures ${entry.page.key}.${figures}`);
  return parts.registry.resources
    .filter(({ pages }) => pages.some(entry => boardsOf(entry).length > 0))
    .map(entry => figuresCall(parts, entry));
};

function figuresCall({ database, registry }: FiguresCallParts, entry: ResourceEntry): MainCall {
  const { resource } = entry;
  return mainCall({
    method: generic.figures.method,
    path: recordPath(resource, 'figures'),
    permission: entry.pages.map(({ section, page }) => standardCode(section.key, page, 'list')),
    input: callShapes.figures,
    handle: (caller, given) =>
      underPage(entry, caller.access, given.page, 'list', async page => {
        const board = entry.pages
          .filter(one => one.page.key === page)
          .flatMap(boardsOf)
          .find(one => one.figures === given.figures);
        const count = board && registry.part(figuresPoint, `${page}.${board.figures}`);
        if (!count) return refuse({ ...callRefusals.malformed, field: 'figures' });
        const parts: RecordParts = { database, resource, page, caller, referred: registry.referred };
        if (!board.reads.every(fieldRights(parts).mayRead)) return refuse(callRefusals.forbidden);
        const checked = checkFilters(parts, given.filters);
        if (!checked.ok) return checked;
        return withinTime(database, usualLimits.timeLimit, async reading =>
          ok(
            await count({
              database: reading,
              where: filters => matching(parts, filters),
              seen: name => seenRows({ ...parts, resource: targetOf(parts, { entity: name }), only: undefined }),
              known: (name, alias) => knownTexts(targetOf(parts, { entity: name }), caller, alias),
              filters: checked.value,
              steps: given.steps ?? [],
              registry,
              now: caller.now,
            }),
          ),
        );
      }),
  });
}
