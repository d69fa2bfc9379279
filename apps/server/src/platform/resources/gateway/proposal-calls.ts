import { ok, refuse } from '@axle/kernel';
import { notFound, permissionCode, posted } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { recordCalls as generic, recordPath } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { callRefusals } from '../../gateways/call-refusals.ts';
import { mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { Registry } from '../../registry/registry.ts';
import type { PageEntry, ResourceEntry } from '../../registry/page-registry.ts';
import { callShapes } from '../calls/call-shapes.ts';
import { proposals } from '../calls/proposal-handler.ts';
import { seenRows } from '../query/data-scope.ts';
import { readablePart } from '../field-rights.ts';
import { every } from '../query/filter-condition.ts';
import { selectRows } from '../query/select-rows.ts';
import type { RecordParts } from '../record-parts.ts';

/** What the calls of proposals need. */
export interface ProposalCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}

const proposing = ({ page }: PageEntry) =>
  page.actions.flatMap(action => posted(action) ?? []).filter(({ proposes, openItems }) => proposes || openItems);

const codeOf = ({ section, page }: PageEntry, { key, permission }: { readonly key: string; readonly permission?: string }) =>
  permissionCode(section.key, page.key, permission ?? key);

/**
 * One call for each resource with actions that propose what to fill in or list what is open, by the right to the action. An action
 * without a function is a fault of the program.
 */
export const proposalCalls = (parts: ProposalCallParts): readonly MainCall[] => {
  for (const entry of parts.registry.pages)
    for (const { key } of proposing(entry))
      if (!parts.registry.part(proposals, `${entry.page.key}.${key}`))
        throw new Error(`no proposals for the action ${entry.page.key}.${key}`);
  return parts.registry.resources
    .filter(({ pages }) => pages.some(entry => proposing(entry).length > 0))
    .map(entry => proposalCall(parts, entry));
};

function proposalCall({ database, registry }: ProposalCallParts, { resource, pages }: ResourceEntry): MainCall {
  return mainCall({
    method: generic.proposals.method,
    path: recordPath(resource, 'proposals'),
    permission: pages.flatMap(entry => proposing(entry).map(action => codeOf(entry, action))),
    input: callShapes.proposals,
    async handle(caller, { page, action: key, id: ids }) {
      const entry = pages.find(one => page === undefined || one.page.key === page);
      const action = entry && proposing(entry).find(one => one.key === key);
      const propose = entry && registry.part(proposals, `${entry.page.key}.${key}`);
      if (!entry || !action || !propose) return refuse({ ...callRefusals.malformed, field: 'action' });
      if (ids.length > 1 && !action.openItems) return refuse({ ...callRefusals.malformed, field: 'id' });
      if (!can(caller.access, codeOf(entry, action))) return refuse(callRefusals.forbidden);
      const parts = { database, resource, page: entry.page.key, caller, referred: registry.referred };
      const seen = await seenRecords(parts, ids, action.proposes ? Object.keys(resource.fields) : resource.nameFields);
      const records = seen.map(record => readablePart(parts, record));
      return records[0] && records.length === new Set(ids).size ? ok(await propose(parts, records[0], records)) : refuse(notFound);
    },
  });
}

/** Those of these records that the actor sees, with these fields, in the order of their ids. */
const seenRecords = (parts: RecordParts, ids: readonly number[], keys: readonly string[]) => {
  const where = every([sql<boolean>`t.id = any(${[...ids]}::bigint[])`, seenRows(parts)]);
  return selectRows(parts.database, parts.resource, keys, sql`where ${where} order by t.id`);
};
