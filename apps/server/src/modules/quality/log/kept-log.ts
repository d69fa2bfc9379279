import { brokenAt, type ChainedRow, type LogValue } from '@axle/quality';
import type { SamplingLogEntry } from '@axle/wire';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { sha256 } from './sha256.ts';

interface KeptRow extends ChainedRow {
  readonly name: string;
}

/** [Q13] The log of a sampling, and the first of its entries that is not as it was kept. */
export async function keptLog(
  database: Kysely<Tables>,
  sampling: number,
): Promise<{ readonly entries: readonly SamplingLogEntry[]; readonly brokenAt?: number }> {
  const { rows } = await sql<Omit<KeptRow, 'payload'> & { readonly payload: LogValue }>`
    select l.seq, l.sampling, l.at, l.by, l.action, l.payload, l.prev_hash as "prevHash", l.hash, u.nickname as name
    from sampling_log l join app_user u on u.id = l.by where l.sampling = ${sampling} order by l.seq`.execute(database);
  const entries = rows.map(row => ({ ...row, at: new Date(row.at).toISOString() }));
  const broken = brokenAt(entries, sha256);
  return {
    entries: entries.map(({ seq, at, action, hash, name }) => ({ seq, at, action, hash, by: name })),
    ...(broken === undefined ? {} : { brokenAt: broken }),
  };
}
