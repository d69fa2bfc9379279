import { type Field, type FieldChange, fieldsOf, type Line, linesIn, type RecordRow } from '@axle/page-kit';
import { can, fieldAccess, type ScopeKind, scopeOf } from '@axle/permissions';
import type { RecordParts } from './record-parts.ts';

/**
 * Which fields of a resource an actor may read and write under a page. A column of lines is asked for as `lines.price`, a cell as
 * `lines.3.price`.
 */
export interface FieldRights {
  readonly mayRead: (field: string) => boolean;
  readonly mayWrite: (field: string) => boolean;
  /** Every readable field, in the resource's order. */
  readonly readable: readonly string[];
  /** Those of them that lists hold: all but lines. */
  readonly listed: readonly string[];
  /** The resource's own fields that people write and the actor may not. */
  readonly closed: readonly (readonly [key: string, field: Field])[];
}

type Asking = Pick<RecordParts, 'resource' | 'page' | 'caller'>;

const worked = new WeakMap<Asking, FieldRights>();

/**
 * The one place where field blocks meet records, worked out once for each call. Fields that name the record cannot be hidden; they can be
 * closed for writing.
 */
export function fieldRights(parts: Asking): FieldRights {
  const known = worked.get(parts);
  if (known) return known;
  const rights = rightsOf(parts);
  worked.set(parts, rights);
  return rights;
}

function rightsOf({ resource, page, caller }: Asking): FieldRights {
  const own = Object.entries(fieldsOf(resource));
  const entries = own.flatMap(([key, field]) => [{ key, field, isKey: field.key === true, under: undefined }, ...columnsOf(key, field)]);
  const fields = entries.map(({ key, isKey, under }) => ({ key, isKey, under, may: fieldAccess(caller.access, page, key) }));
  const read = new Set<string>();
  const write = new Set<string>();
  // lines come before their columns: what may not be seen as a whole may not be seen in part
  for (const { key, isKey, under, may } of fields) {
    if ((isKey || may.read) && (under === undefined || read.has(under))) read.add(key);
    if (may.write && (under === undefined || write.has(under))) write.add(key);
  }
  // the trend of a number reveals the number
  for (const [key, field] of own) if (field.kind === 'trend' && !read.has(field.of)) read.delete(key);
  for (const [key, { seenWith }] of own) if (seenWith && !seesField(caller, seenWith)) read.delete(key);
  for (const [key, { seenBy }] of own) if (seenBy !== undefined && !can(caller.access, seenBy)) read.delete(key);
  for (const { key, field } of entries) if (field.reveals?.some(of => !read.has(of))) read.delete(key);
  const readable = own.map(([key]) => key).filter(key => read.has(key));
  return {
    mayRead: field => read.has(withoutPlace(field)),
    mayWrite: field => write.has(withoutPlace(field)),
    readable,
    listed: readable.filter(key => fieldsOf(resource)[key]?.kind !== 'lines'),
    closed: Object.entries(resource.fields).filter(([key, field]) => !field.readOnly && !write.has(key)),
  };
}

/**
 * Whether a user may see the source field on the other page, and all of its records where they are shown regardless of the scope.
 */
function seesField({ access, registry }: Asking['caller'], { page, field, ofAll }: NonNullable<Field['seenWith']>): boolean {
  const kind = ofAll ? registry.page(page)?.page.resource?.scopedBy?.kind : undefined;
  return fieldAccess(access, page, field).read && (kind === undefined || scopeOf(access, kind as ScopeKind) === 'all');
}

/** The columns of lines; those that name a line cannot be hidden without the lines. */
const columnsOf = (name: string, lines: Field) =>
  lines.kind === 'lines'
    ? Object.entries(lines.fields).map(([column, field]) => ({
        key: `${name}.${column}`,
        field,
        isKey: lines.by.includes(column),
        under: name,
      }))
    : [];

/** `lines.3.price` → `lines.price`. */
const withoutPlace = (field: string): string => (field.includes('.') ? field.replace(/\.\d+(?=\.)/, '') : field);

/** What the actor may see of a whole record. */
export function readablePart(parts: Asking, record: RecordRow): RecordRow {
  const { mayRead } = fieldRights(parts);
  const shown = Object.entries(record).filter(
    ([key, value]) => value !== undefined && value !== null && (key === 'id' || key === 'version' || mayRead(key)),
  );
  const waiting = record.waitingFields?.filter(({ field }) => mayRead(field)) ?? [];
  if (waiting.length > 0) shown.push(['waitingFields', waiting]);
  return Object.fromEntries(
    shown.map(([key, value]) => [
      key,
      parts.resource.fields[key]?.kind === 'lines' ? linesIn(record, key).map(line => readableLine(key, line, mayRead)) : value,
    ]),
  ) as unknown as RecordRow;
}

const readableLine = (name: string, line: Line, mayRead: FieldRights['mayRead']): Line =>
  Object.fromEntries(Object.entries(line).filter(([column]) => mayRead(`${name}.${column}`)));

/** What the actor may see of changes: neither fields nor columns that are closed, nor lines that nothing else happened to. */
export const readableChanges = (parts: Asking, changes: readonly FieldChange[], { mayRead } = fieldRights(parts)): readonly FieldChange[] =>
  changes
    .filter(({ field }) => mayRead(field))
    .map(change => {
      if (!change.lines) return change;
      const lines = change.lines.map(line => ({
        ...line,
        changes: line.changes.filter(({ field }) => mayRead(`${change.field}.${field}`)),
      }));
      return { ...change, lines: lines.filter(line => line.kind !== 'changed' || line.changes.length > 0) };
    });
