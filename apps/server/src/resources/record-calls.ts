import { permissionCode, type Records, type StandardAction } from '@axle/page-kit';
import { type RecordCall, recordCalls as generic, recordPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { type Answer, mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { PageRegistry, ResourceEntry } from '../pages/registry.ts';
import { actionCalls } from './calls/action-calls.ts';
import type { ActionHandlers } from './calls/action-handler.ts';
import { callShapes } from './calls/call-shapes.ts';
import { underPage } from './calls/under-page.ts';
import { postgresRecords } from './postgres-records.ts';

/** What the calls of records need. */
export interface RecordCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: PageRegistry;
  readonly handlers: ActionHandlers;
}

/** Everything that the definitions of records answer to: reading and custom actions; of managed ones also changing and history. */
export const recordCalls = ({ database, registry, handlers }: RecordCallParts): readonly MainCall[] =>
  registry.resources
    .filter(({ resource }) => !resource.ownCalls)
    .flatMap(entry => [...genericCalls(database, entry), ...actionCalls(database, entry, handlers)]);

function genericCalls(database: Kysely<Tables>, entry: ResourceEntry): readonly MainCall[] {
  const { resource } = entry;
  const call = <Input extends { readonly page?: string | undefined }>(
    name: RecordCall,
    action: StandardAction,
    input: z.ZodType<Input>,
    answer: (records: Records, input: Input) => Promise<Answer>,
  ): MainCall =>
    mainCall({
      method: generic[name].method,
      path: recordPath(resource, name),
      permission: entry.pages
        .filter(({ page }) => page.standard.includes(action))
        .map(({ section, page }) => permissionCode(section.key, page.key, action)),
      input,
      handle: (caller, given) =>
        underPage(entry, caller.access, given.page, action, page => answer(postgresRecords(database, resource, page, caller), given)),
    });
  const reading = [
    call('list', 'list', callShapes.list, (records, query) => records.list(query)),
    call('count', 'list', callShapes.count, (records, query) => records.count(query)),
    call('values', 'list', callShapes.values, (records, query) => records.values(query.field, query)),
    call('read', 'list', callShapes.one, (records, { id }) => records.read(id)),
  ];
  if (!resource.managed) return reading;
  return [
    ...reading,
    call('history', 'log', callShapes.one, (records, { id }) => records.history(id)),
    call('add', 'add', callShapes.add, (records, { values }) => records.add(values)),
    call('update', 'update', callShapes.update, (records, { id, version, values }) => records.update({ id, version }, values)),
    call('del', 'del', callShapes.targets, (records, { targets }) => records.del(targets)),
    call('enable', 'enable', callShapes.targets, (records, { targets }) => records.setEnabled(targets, true)),
    call('disable', 'disable', callShapes.targets, (records, { targets }) => records.setEnabled(targets, false)),
  ];
}
