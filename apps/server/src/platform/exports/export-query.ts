import { createHash } from 'node:crypto';
import { type Filter, mostExceptions, type RecordSet, type RecordValues, type Sort } from '@axle/page-kit';
import { z } from 'zod';

/** Which rows an export holds, in what order. */
export interface ExportQuery {
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
  /** Ticked rows alone. */
  readonly ids?: readonly number[];
  /** A field of lines that is written along, a row for each line. */
  readonly lines?: string;
  /** The rows that matched at a moment, without the unticked. */
  readonly set?: Pick<RecordSet, 'at' | 'except'>;
}

/** What the rows of a task are written from, kept with it. */
export interface ExportParams extends ExportQuery {
  readonly columns: readonly string[];
  /** The tool whose table is written in place of records, and what it is asked. */
  readonly tool?: string;
  readonly input?: RecordValues;
}

/** Most rows that can be ticked for one export. */
const mostIds = 5000;

/** Shape of an export call; filters and order are checked against the resource afterwards. */
export const exportInput = z.object({
  section: z.string().max(40).optional(),
  page: z.string().max(80),
  format: z.enum(['xlsx', 'csv']).default('xlsx'),
  columns: z.array(z.string().max(80)).min(1).max(200),
  filters: z
    .array(
      z.object({
        field: z.string().max(80),
        op: z.string().max(20),
        value: z.unknown().optional(),
        also: z.array(z.string().max(80)).max(10).optional(),
      }),
    )
    .max(50)
    .default([]),
  sort: z
    .array(z.object({ field: z.string().max(80), descending: z.boolean().optional() }))
    .max(10)
    .default([]),
  ids: z.array(z.number().int().positive()).min(1).max(mostIds).optional(),
  set: z.object({ at: z.string().max(40), except: z.array(z.number().int().positive()).max(mostExceptions).default([]) }).optional(),
});

/** Digest by which two exports of the same rows in the same order are known. */
export const filterHash = ({ filters, sort, ids, set }: ExportQuery): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        filters.map(({ field, op, value, also }) => [field, op, value ?? null, also ?? []]),
        sort.map(({ field, descending }) => [field, descending ?? false]),
        ids ?? [],
        set ?? [],
      ]),
    )
    .digest('hex');
