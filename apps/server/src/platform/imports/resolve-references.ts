import type { Result } from '@axle/kernel';
import { isReference } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import { recordsCalled } from '../lookups/records-called.ts';
import { targetOf } from '../resources/query/target-of.ts';
import type { ImportForm } from './import-form.ts';
import type { ImportParts } from './import-work.ts';
import { usersCalled } from './users-called.ts';

/** What the texts of a file's reference columns stand for, by field and text. */
export type ResolvedReferences = ReadonlyMap<string, ReadonlyMap<string, Result<number>>>;

/**
 * Finds what a portion of rows refers to: by code, users by account, or by a Chinese or English name that occurs once, without case. One
 * query for each column, one more where something is not found. Records out of use are found too: what stands already may stay.
 */
export async function resolveReferences(
  { database, registry }: Pick<ImportParts, 'database' | 'registry'>,
  { form, access }: { readonly form: Pick<ImportForm, 'resource' | 'columns'>; readonly access: Access },
  now: Date,
  rows: readonly Readonly<Record<string, string>>[],
): Promise<ResolvedReferences> {
  const parts = { resource: form.resource, referred: registry.referred, caller: { registry, access, now } };
  const resolved = new Map<string, ReadonlyMap<string, Result<number>>>();
  for (const [key, field] of form.columns) {
    if (!isReference(field) && field.kind !== 'user') continue;
    const texts = new Set(rows.map(cells => (cells[key] ?? '').trim()).filter(text => text !== ''));
    if (texts.size === 0) continue;
    const found = isReference(field)
      ? await recordsCalled(database, { target: targetOf(parts, field), caller: parts.caller }, field.label, [...texts])
      : await usersCalled(database, field.label, [...texts]);
    resolved.set(key, found);
  }
  return resolved;
}
