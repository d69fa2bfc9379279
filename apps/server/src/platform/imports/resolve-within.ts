import { foldSpelling, ok } from '@axle/kernel';
import type { RefField } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import { codesWithin } from '../lookups/codes-within.ts';
import { targetOf } from '../resources/query/target-of.ts';
import { type ImportForm, keyFields } from './import-form.ts';
import type { ImportParts } from './import-work.ts';
import type { ResolvedReferences } from './resolve-references.ts';

type Cells = Readonly<Record<string, string>>;

/** What the rows of a file have said so far of the heads of their documents, by document and field. */
export type SaidOfHeads = Map<string, string>;

/** What the texts of a row stand for. */
export type ResolvedOfRow = (cells: Cells) => ResolvedReferences;

const textIn = (cells: Cells, key: string): string => (cells[key] ?? '').trim();

/** A reference that lies within another one of its record, where the file says both. */
function narrowedIn(form: Pick<ImportForm, 'columns'>) {
  return form.columns.flatMap(([key, field]) => {
    const within = field.kind === 'ref' ? field.within : undefined;
    return within && form.columns.some(([column]) => column === within.like) ? [{ key, field: field as RefField, within }] : [];
  });
}

/**
 * Of several records with one code a row means the one that lies where its record does: of an item number that two suppliers share, the
 * item of the supplier that the document names, in whichever of its rows. One query more for each such column; what is not found so is
 * as it was resolved without.
 */
export async function resolveWithin(
  { database, registry }: Pick<ImportParts, 'database' | 'registry'>,
  { form, access }: { readonly form: Pick<ImportForm, 'resource' | 'columns' | 'lines'>; readonly access: Access },
  now: Date,
  resolved: ResolvedReferences,
  rows: readonly Cells[],
  heads: SaidOfHeads = new Map(),
): Promise<ResolvedOfRow> {
  const narrowed = narrowedIn(form);
  if (narrowed.length === 0) return () => resolved;
  const documentOf = (cells: Cells) => keyFields(form.resource).map(key => foldSpelling(textIn(cells, key)));
  const headKey = (cells: Cells, field: string) => JSON.stringify([...documentOf(cells), field]);
  const isOfDocument = (cells: Cells) => form.lines !== undefined && documentOf(cells).some(text => text !== '');
  const said = (cells: Cells, field: string) =>
    textIn(cells, field) || (isOfDocument(cells) ? (heads.get(headKey(cells, field)) ?? '') : '');
  for (const { within } of narrowed)
    for (const cells of rows) {
      const [key, text] = [headKey(cells, within.like), textIn(cells, within.like)];
      if (text !== '' && isOfDocument(cells) && !heads.has(key)) heads.set(key, text);
    }
  const holdingOf = (cells: Cells, field: string) => {
    const result = resolved.get(field)?.get(said(cells, field));
    return result?.ok ? result.value : undefined;
  };
  const parts = { resource: form.resource, referred: registry.referred, caller: { registry, access, now } };
  const found = await Promise.all(
    narrowed.map(async ({ key, field, within }) => {
      const texts = new Set(rows.map(cells => textIn(cells, key)).filter(text => text !== ''));
      const holding = new Set(rows.flatMap(cells => holdingOf(cells, within.like) ?? []));
      const asked = { target: targetOf(parts, field), caller: parts.caller };
      return { key, within, find: await codesWithin(database, asked, within.field, [...texts], [...holding]) };
    }),
  );
  return cells => {
    const own = new Map(resolved);
    for (const { key, within, find } of found) {
      const [text, holding] = [textIn(cells, key), holdingOf(cells, within.like)];
      const id = holding === undefined ? undefined : find(text, holding);
      if (id !== undefined) own.set(key, new Map([[text, ok(id)]]));
    }
    return own;
  };
}
