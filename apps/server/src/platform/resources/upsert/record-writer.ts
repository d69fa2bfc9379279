import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { importFollowers } from '../import-follower.ts';
import { importWriters, type OpenRowWriter } from '../row-writer.ts';
import type { RecordParts } from '../record-parts.ts';
import { importMemory } from './import-memory.ts';
import { lackingRecords } from './lacking-records.ts';
import { upsertRecords } from './upsert-records.ts';

/** Writes the rows of imports into the records of any resource, by its definition. */
export const openRecordWriter: OpenRowWriter = writing => {
  const { registry, entry, access, importTask, now, dryRun, why } = writing;
  const { page, importing = page.importing } = entry;
  const { resource } = page;
  if (!resource) throw new Error(`${page.key} has no records to import`);
  const own = registry.part(importWriters, entry.variant === undefined ? resource.entity : `${resource.entity}.${entry.variant}`);
  if (own) return own(writing);
  const caller = { registry, access, now, ...(why === undefined ? {} : { why }) };
  const partsIn = (database: Kysely<Tables>): RecordParts => ({ database, resource, page: page.key, caller, referred: registry.referred });
  const memory = dryRun ? importMemory() : undefined;
  return {
    asksReason: () => memory?.asksReason ?? false,
    async follow(transaction) {
      await registry.part(importFollowers, resource.entity)?.(transaction, caller);
    },
    async lacking(database, rows) {
      return lackingRecords(partsIn(database), rows, { dryRun: memory, importing });
    },
    async write(database, rows) {
      return upsertRecords(partsIn(database), rows, { importTask, dryRun: memory, importing });
    },
  };
};
