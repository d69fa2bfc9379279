import { ok, refuse } from '@axle/kernel';
import { standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { recordCalls as generic, recordPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { callRefusals } from '../../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { PageEntry, ResourceEntry } from '../../registry/page-registry.ts';
import type { Registry } from '../../registry/registry.ts';
import { callShapes } from '../calls/call-shapes.ts';
import { remarks } from '../calls/known-handler.ts';

/** What the calls of what is known need. */
export interface KnownCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}

const remarking = ({ page }: PageEntry) => page.remarks !== undefined;

const codeOf = ({ section, page }: PageEntry) => standardCode(section.key, page, 'list');

/** One call for each resource whose form is remarked upon, by the right to list it. A page without a function is a fault of the program. */
export const knownCalls = (parts: KnownCallParts): readonly MainCall[] => {
  for (const entry of parts.registry.pages)
    if (remarking(entry) && !parts.registry.part(remarks, entry.page.key))
      throw new Error(`nothing is known for the remarks of ${entry.page.key}`);
  return parts.registry.resources.filter(({ pages }) => pages.some(remarking)).map(entry => knownCall(parts, entry));
};

function knownCall({ database, registry }: KnownCallParts, { resource, pages }: ResourceEntry): MainCall {
  return mainCall({
    method: generic.known.method,
    path: recordPath(resource, 'known'),
    permission: pages.filter(remarking).map(codeOf),
    input: callShapes.known,
    async handle(caller, { page, id }) {
      const entry = pages.filter(remarking).find(one => page === undefined || one.page.key === page);
      const find = entry && registry.part(remarks, entry.page.key);
      if (!entry || !find) return refuse({ ...callRefusals.malformed, field: 'page' });
      return can(caller.access, codeOf(entry)) ? ok(await find({ database, caller, ids: id })) : refuse(callRefusals.forbidden);
    },
  });
}
