import { inLanguage } from '@axle/kernel';
import { formatValue, isReference } from '@axle/page-kit';
import type { Caller } from '../gateways/caller.ts';
import { findReferred } from '../lookups/find-referred.ts';
import type { LookupCallParts } from '../lookups/lookup-calls.ts';
import { mayLookUp } from '../lookups/may-look-up.ts';
import type { KnownResource } from '../resources/record-parts.ts';
import type { ImportForm } from './import-form.ts';

/** What may be picked in the cells of a column, by its key; columns that take anything have none. */
export type ColumnChoices = ReadonlyMap<string, readonly string[]>;

/**
 * The choices of a template's columns: dictionary words, yes and no, and the codes of records where there are few that the actor may look
 * up.
 */
export async function columnChoices({ database, registry }: LookupCallParts, caller: Caller, form: ImportForm): Promise<ColumnChoices> {
  const { access, language } = caller;
  const choices = new Map<string, readonly string[]>();
  for (const [key, field] of form.columns) {
    if (field.kind === 'enum')
      choices.set(
        key,
        field.options.map(({ label }) => inLanguage(label, language)),
      );
    if (field.kind === 'bool')
      choices.set(
        key,
        [true, false].map(value => formatValue(field, value, language)),
      );
    if (!isReference(field)) continue;
    const target = registry.referred(field.entity);
    if (!target?.knownBy || !mayLookUp(registry, access, field.entity)) continue;
    const { rows: records, cut } = await findReferred({ database, target: target as KnownResource, caller }, '');
    if (records.length > 0 && !cut)
      choices.set(
        key,
        records.map(({ code }) => code),
      );
  }
  return choices;
}
