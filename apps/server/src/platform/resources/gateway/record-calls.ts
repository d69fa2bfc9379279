import { ok, type Refusal, type Result } from '@axle/kernel';
import {
  type CellsOutcome,
  fieldsOf,
  type FieldValueCount,
  type HistoryEntry,
  type ListPage,
  standardCode,
  type RecordRow,
  type Records,
  type RecordValues,
  type StandardAction,
  wireValues,
} from '@axle/page-kit';
import { type RecordCall, recordCalls as generic, recordPath } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../../database/tables.ts';
import type { FileFolder } from '../../files/file-folder.ts';
import { type Answer, mainCall, type MainCall } from '../../gateways/main/main-call.ts';
import type { ResourceEntry } from '../../registry/page-registry.ts';
import type { Registry } from '../../registry/registry.ts';
import { actionCalls } from './action-calls.ts';
import { callShapes } from '../calls/call-shapes.ts';
import { doOnce } from '../calls/do-once.ts';
import { underPage } from '../calls/under-page.ts';
import { briefLimits, countEach } from '../count-each.ts';
import { postgresRecords } from '../postgres-records.ts';
import type { ReadLimits } from '../read-records.ts';
import type { Actor } from '../record-parts.ts';
import { referenceNames } from '../reference-names.ts';

/** What the calls of records need. */
export interface RecordCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  /** Where actions find the files that they are given. */
  readonly files?: FileFolder;
}

/** Everything that the definitions of records answer to: reading and custom actions; of managed ones also changing and history. */
export const recordCalls = ({ database, registry, files }: RecordCallParts): readonly MainCall[] =>
  registry.resources
    .filter(({ resource }) => !resource.ownCalls)
    .flatMap(entry => [...genericCalls(database, registry, entry), ...actionCalls({ database, files }, entry, registry)]);

function genericCalls(database: Kysely<Tables>, { referred }: Registry, entry: ResourceEntry): readonly MainCall[] {
  const { resource } = entry;
  const call = <Input extends { readonly page?: string | undefined; readonly reason?: string | undefined }>(
    name: RecordCall,
    action: StandardAction,
    input: z.ZodType<Input>,
    answer: (records: Records, input: Input, asked: Asked) => Promise<Answer>,
    rowsOf?: (value: never, input: Input) => readonly RecordValues[],
    limits: Partial<ReadLimits> = {},
  ): MainCall =>
    mainCall({
      method: generic[name].method,
      path: recordPath(resource, name),
      permission: entry.pages
        .filter(({ page }) => page.standard.includes(action))
        .map(({ section, page }) => standardCode(section.key, page, action)),
      input,
      handle: (caller, given) =>
        underPage(entry, caller.access, given.page, action, async page => {
          const recordsIn = (where: Kysely<Tables>) =>
            postgresRecords(where, resource, page, actorOf(caller, given), { ...limits, referred });
          const answered = await answer(recordsIn(database), given, { caller, recordsIn });
          if ('kind' in answered || !answered.ok || !rowsOf) return answered;
          return {
            ...answered,
            names: await referenceNames(database, { resource, referred, caller }, rowsOf(answered.value as never, given)),
          };
        }),
    });
  const wire = wireValues(fieldsOf(resource));
  const sent = <Value>(answered: Result<Value, Refusal | readonly Refusal[]>, send: (value: Value) => Value) =>
    answered.ok ? ok(send(answered.value)) : answered;
  const once = (verb: string, key: string | undefined, input: unknown) => ({ key, request: [resource.entity, verb, input] });
  const itself = (row: RecordRow) => [row];
  const reading = [
    call(
      'list',
      'list',
      callShapes.list,
      async (records, query) => sent(await records.list(query), page => ({ ...page, rows: page.rows.map(wire.send) })),
      ({ rows }: ListPage) => rows,
    ),
    call('count', 'list', callShapes.count, (records, query) => records.count(query)),
    call('totals', 'list', callShapes.totals, (records, { fields, filters }) => records.totals(fields, { filters })),
    call('counts', 'list', callShapes.counts, (records, { of }) => countEach(records, of), undefined, briefLimits),
    call('gather', 'list', callShapes.count, (records, query) => records.gather(query)),
    call(
      'values',
      'list',
      callShapes.values,
      async (records, query) =>
        sent(await records.values(query.field, query), found =>
          found.map(({ value, count }) => ({ value: wire.sendValue(query.field, value), count })),
        ),
      (counts: readonly FieldValueCount[], { field }) => counts.map(({ value }) => ({ [field]: value })),
    ),
    call('match', 'list', callShapes.match, (records, { field, values }) => records.match(field, values)),
    call('read', 'list', callShapes.one, async (records, { id }) => sent(await records.read(id), wire.send), itself),
  ];
  if (!resource.managed) return reading;
  return [
    ...reading,
    call('history', 'log', callShapes.one, (records, { id }) => records.history(id), changedValues),
    call(
      'add',
      'add',
      callShapes.add,
      async (_, { values, key }, { caller, recordsIn }) =>
        sent(await doOnce(database, caller, once('add', key, values), within => recordsIn(within).add(values)), wire.send),
      itself,
    ),
    call(
      'update',
      'update',
      callShapes.update,
      async (_, { id, version, values, key }, { caller, recordsIn }) =>
        sent(
          await doOnce(database, caller, once('update', key, { id, version, values }), within =>
            recordsIn(within).update({ id, version }, values),
          ),
          wire.send,
        ),
      itself,
    ),
    call(
      'change',
      'update',
      callShapes.change,
      async (_, { changes, key }, { caller, recordsIn }) =>
        sent(await doOnce(database, caller, once('change', key, changes), within => recordsIn(within).change(changes)), outcomes =>
          outcomes.map(outcome => (outcome.row ? { ...outcome, row: wire.send(outcome.row) } : outcome)),
        ),
      (outcomes: readonly CellsOutcome[]) => outcomes.flatMap(({ row }) => row ?? []),
    ),
    call('del', 'del', callShapes.targets, (records, { targets }) => records.del(targets)),
    call('enable', 'enable', callShapes.targets, (records, { targets }) => records.setEnabled(targets, true)),
    call('disable', 'disable', callShapes.targets, (records, { targets }) => records.setEnabled(targets, false)),
  ];
}

/** Who calls, and the records as they see them in a transaction of the call's own. */
interface Asked {
  readonly caller: Actor;
  readonly recordsIn: (database: Kysely<Tables>) => Records;
}

/** Who asks, with the reason that a change gives. */
const actorOf = (caller: Actor, { reason }: { readonly reason?: string | undefined }): Actor =>
  reason ? { ...caller, why: reason } : caller;

/** What the lines of a history speak of, as records. */
const changedValues = (entries: readonly HistoryEntry[]): readonly RecordValues[] =>
  entries.flatMap(({ changes }) => changes.flatMap(({ field, before, after }) => [{ [field]: before }, { [field]: after }]));
