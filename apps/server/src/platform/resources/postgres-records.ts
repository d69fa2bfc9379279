import { ok, type Refusal, type Result } from '@axle/kernel';
import {
  type CellsChange,
  type CellsOutcome,
  type CountReply,
  type FieldTotal,
  type FieldValueCount,
  type HistoryEntry,
  type ListPage,
  type ListQuery,
  type RecordRow,
  Records,
  type RecordValues,
  type Resource,
  type SetReply,
  type Target,
  type TargetOutcome,
} from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { changeCells } from './change-cells.ts';
import { countValues } from './count-values.ts';
import { matchValues } from './match-values.ts';
import { countRecords, listRecords, type ReadLimits, readRecord, usualLimits } from './read-records.ts';
import { recordHistory } from './record-history.ts';
import type { Actor, RecordParts } from './record-parts.ts';
import { totalFields } from './total-fields.ts';
import { deleteRecords, setRecordsEnabled } from './write-batch.ts';
import { addRecord, updateRecord } from './write-record.ts';

/** The records of a resource in the database, within the scope of the actor and the field blocks of a page. */
export const postgresRecords = (
  database: Kysely<Tables>,
  resource: Resource,
  page: string,
  caller: Actor,
  { referred, ...limits }: Partial<ReadLimits> & Pick<RecordParts, 'referred'> = {},
): Records => new PostgresRecords({ database, resource, page, caller, ...(referred ? { referred } : {}) }, { ...usualLimits, ...limits });

class PostgresRecords extends Records {
  readonly #parts: RecordParts;
  readonly #limits: ReadLimits;

  constructor(parts: RecordParts, limits: ReadLimits) {
    super();
    this.#parts = parts;
    this.#limits = limits;
  }

  list(query: ListQuery): Promise<Result<ListPage>> {
    return listRecords(this.#parts, this.#limits, query);
  }

  count({ filters }: Pick<ListQuery, 'filters'>): Promise<Result<CountReply>> {
    return countRecords(this.#parts, this.#limits, filters);
  }

  totals(fields: readonly string[], { filters }: Pick<ListQuery, 'filters'>): Promise<Result<readonly FieldTotal[]>> {
    return totalFields(this.#parts, this.#limits, fields, filters);
  }

  async gather({ filters }: Pick<ListQuery, 'filters'>): Promise<Result<SetReply>> {
    const counted = await countRecords(this.#parts, this.#limits, filters);
    return counted.ok ? ok({ ...counted.value, at: this.#parts.caller.now.toISOString() }) : counted;
  }

  read(id: number): Promise<Result<RecordRow>> {
    return readRecord(this.#parts, id);
  }

  add(values: RecordValues): Promise<Result<RecordRow, readonly Refusal[]>> {
    return addRecord(this.#parts, values);
  }

  update(target: Target, values: RecordValues): Promise<Result<RecordRow, readonly Refusal[]>> {
    return updateRecord(this.#parts, target, values);
  }

  change(changes: readonly CellsChange[]): Promise<Result<readonly CellsOutcome[]>> {
    return changeCells(this.#parts, changes);
  }

  del(targets: readonly Target[]): Promise<Result<readonly TargetOutcome[]>> {
    return deleteRecords(this.#parts, targets);
  }

  setEnabled(targets: readonly Target[], enabled: boolean): Promise<Result<readonly TargetOutcome[]>> {
    return setRecordsEnabled(this.#parts, targets, enabled);
  }

  history(id: number): Promise<Result<readonly HistoryEntry[]>> {
    return recordHistory(this.#parts, id);
  }

  match(field: string, values: readonly unknown[]): Promise<Result<readonly number[]>> {
    return matchValues(this.#parts, this.#limits, field, values);
  }

  values(field: string, { filters }: Pick<ListQuery, 'filters'>): Promise<Result<readonly FieldValueCount[]>> {
    return countValues(this.#parts, this.#limits, field, filters);
  }
}
