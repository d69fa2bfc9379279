import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { fieldsOf, notFound, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { seenRows } from '../../../platform/resources/query/data-scope.ts';
import { every } from '../../../platform/resources/query/filter-condition.ts';
import { selectRows, tableOf } from '../../../platform/resources/query/select-rows.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';
import { transitionHandler } from '../../../platform/resources/states/transition-records.ts';
import { addRecord, updateRecord } from '../../../platform/resources/write-record.ts';
import { completeReports } from './complete-reports.ts';
import { confirmReport } from './confirm-report.ts';
import { returnReport, submitReport } from './submit-report.ts';

const page = 'receiveReports';

/** Receive reports, for whoever fills in, sees or confirms one on its form. */
export const deskParts = (database: Kysely<Tables>, caller: Actor): RecordParts => ({
  database,
  resource: caller.registry.page(page)!.page.resource!,
  page,
  caller,
  referred: caller.registry.referred,
});

/** What a report is found by: its own number, or that of its batch; numbers in groups or not. */
export interface NamedReport {
  readonly rrNo?: string | undefined;
  readonly batchNo?: string | undefined;
}

const bare = (number: string): string => number.replaceAll('-', '').toUpperCase();

/** A report that was found, or one that is to be made of a batch: within the scope of whoever asks. */
export async function findReport(parts: RecordParts, { rrNo, batchNo }: NamedReport): Promise<RecordRow | RecordValues | undefined> {
  const { database, resource, caller } = parts;
  const named =
    rrNo === undefined
      ? sql<boolean>`t.ship_batch = (select id from ship_batch where batch_no = ${bare(batchNo ?? '')}) and t.state <> 'void'`
      : sql<boolean>`t.rr_no = ${bare(rrNo)}`;
  const keys = Object.keys(fieldsOf(resource));
  const [row] = await selectRows(database, resource, keys, sql`where ${every([named, seenRows(parts)])}`);
  if (row || rrNo !== undefined) return row;
  const places = { resource: caller.registry.page('warehouse')!.page.resource!, caller };
  const { rows } = await sql<{ id: number }>`
    select b.id from ship_batch b where b.batch_no = ${bare(batchNo ?? '')} and b.state not in ('planned', 'void')
      and b.warehouse in (select t.id from ${tableOf(places.resource)} where ${seenRows(places)})`.execute(database);
  const [batch] = rows;
  if (!batch) return undefined;
  const [made] = await completeReports(database, parts, [{ after: { shipBatch: batch.id } }]);
  return made;
}

/** What is entered on a form. */
export interface Entered {
  readonly values: RecordValues;
  readonly version?: number | undefined;
}

/** Keeps what was entered of a report; makes it where its batch has none. */
export async function saveReport(
  parts: RecordParts,
  named: NamedReport,
  { values, version }: Entered,
): Promise<Result<RecordRow, readonly Refusal[]>> {
  const found = await findReport(parts, named);
  if (!found) return refuse([notFound]);
  const { id } = found as Partial<RecordRow>;
  const saved =
    id === undefined
      ? await addRecord(parts, { ...values, shipBatch: found['shipBatch'] })
      : await updateRecord(parts, { id, version: version ?? 0 }, values);
  // its number comes from the database
  return saved.ok ? ok((await findReport(parts, named)) as RecordRow) : saved;
}

const effects = { submit: submitReport, return: returnReport, confirm: confirmReport, void: undefined } as const;

/** A step that a report is led by on its form. */
export type ReportStep = keyof typeof effects;

/** Leads a report one step on. */
export async function stepReport(
  parts: RecordParts,
  target: { readonly id: number; readonly version: number },
  step: ReportStep,
  input: RecordValues,
): Promise<Result<undefined, readonly Refusal[]>> {
  const reply = await transitionHandler(step, effects[step])({ parts, targets: [target], input });
  if (!reply.ok) return refuse([reply.refusal].flat());
  const refusal = reply.value[0]?.refusal;
  return refusal ? refuse([refusal]) : ok(undefined);
}
