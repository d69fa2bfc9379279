import { standardCode } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { Registry } from '../../registry/registry.ts';
import { callShapes } from '../calls/call-shapes.ts';
import { underPage } from '../calls/under-page.ts';
import { nextTransitions } from './next-transitions.ts';

/** Where a record can go from its state, who may lead it there, and what stands against it: of every resource that has states. */
export const transitionCalls = ({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] =>
  registry.resources
    .filter(({ resource }) => resource.states)
    .map(entry =>
      mainCall({
        method: 'GET',
        path: recordPath(entry.resource, 'transitions'),
        permission: entry.pages.map(({ section, page }) => standardCode(section.key, page, 'list')),
        input: callShapes.one,
        handle: (caller, { page: named, id }) =>
          underPage(entry, caller.access, named, 'list', page =>
            nextTransitions({ database, resource: entry.resource, page, caller }, registry.page(page)!, id),
          ),
      }),
    );
