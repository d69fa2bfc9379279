import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { importFollowers } from '../import-follower.ts';
import { importWriters, type OpenRowWriter } from '../row-writer.ts';
import type { RecordParts } from '../record-parts.ts';
import { lackingRecords } from './lacking-records.ts';
import { upsertRecords } from './upsert-records.ts';

/** The reason that a change has while it is only tried. */
const rehearsal = '试运行 / Dry run';

/**
 * Writes the rows of imports into the records of any resource, by its definition. A dry run writes as well, so that every rule and the
 * database itself are asked; who began it undoes it.
 */
export const openRecordWriter: OpenRowWriter = writing => {
  const { registry, entry, access, importTask, now, dryRun, why } = writing;
  const { page, importing = page.importing } = entry;
  const { resource } = page;
  if (!resource) throw new Error(`${page.key} has no records to import`);
  const own = registry.part(importWriters, entry.variant === undefined ? resource.entity : `${resource.entity}.${entry.variant}`);
  if (own) return own(writing);
  // a rehearsal comes before anybody is asked for the reason
  const reason = why ?? (dryRun ? rehearsal : undefined);
  const caller = { registry, access, now, ...(reason === undefined ? {} : { why: reason }) };
  const partsIn = (database: Kysely<Tables>): RecordParts => ({ database, resource, page: page.key, caller, referred: registry.referred });
  let asksReason = false;
  return {
    asksReason: () => asksReason,
    async follow(transaction) {
      await registry.part(importFollowers, resource.entity)?.(transaction, caller);
    },
    async lacking(database, rows) {
      return lackingRecords(partsIn(database), rows, importing);
    },
    async write(database, rows) {
      return upsertRecords(partsIn(database), rows, { importTask, importing, asked: () => (asksReason = true) });
    },
  };
};
