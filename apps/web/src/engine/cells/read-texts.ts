import { fill, ok, refuse, type Result } from '@axle/kernel';
import { type Field, isReference, parseCell, type ReferredRecord, referenceNamed, type ReferringField } from '@axle/page-kit';
import { refuseMark, spreadsheetError } from '@axle/tasks';
import { cellWorkText } from '../../text/cell-work.ts';
import type { References } from '../references/references.ts';

/** Finds people and records by code or name. */
export interface TextReaders {
  readonly references: References;
  readonly people: (typed: string) => readonly { readonly id: number; readonly text: string }[];
}

/** A text for a cell. */
export interface GivenText {
  readonly field: Field;
  readonly text: string;
}

/** Lookups under way at once. */
const mostAtOnce = 6;

/**
 * Reads texts as their fields keep them: records by code or name, people by name, the rest as the field's kind reads it. Each is asked for
 * once. What a formula of a spreadsheet failed with is no value.
 */
export async function readTexts(given: readonly GivenText[], readers: TextReaders): Promise<readonly Result<unknown>[]> {
  const wanted = new Map(
    given.flatMap(({ field, text }) => (isReference(field) && !isPlain(text) ? [[lookupKey(field, text), { field, text }] as const] : [])),
  );
  const trees = new Map<string, Promise<readonly ReferredRecord[]>>();
  const found = new Map<string, readonly ReferredRecord[]>();
  const rest = [...wanted];
  const lookUp = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) {
      const [key, { field, text }] = next;
      if (field.kind === 'cascade' && !trees.has(field.entity)) trees.set(field.entity, rowsOf(readers.references.tree(field.entity)));
      found.set(
        key,
        await (field.kind === 'cascade' ? trees.get(field.entity)! : rowsOf(readers.references.find(field.entity, text.slice(0, 100)))),
      );
    }
  };
  await Promise.all(Array.from({ length: mostAtOnce }, lookUp));
  return given.map(({ field, text }) => {
    const failed = refuseMark(spreadsheetError(text.trim()));
    if (failed) return refuse(failed);
    if (isPlain(text)) return parseCell(field, text);
    if (isReference(field)) return referenceIn(field, text, found.get(lookupKey(field, text)) ?? []);
    return field.kind === 'user' ? personIn(field, text, readers) : parseCell(field, text);
  });
}

const lookupKey = ({ entity }: ReferringField, text: string): string => `${entity} ${text.trim()}`;

/** Empty, or a record's number. */
const isPlain = (text: string): boolean => text.trim() === '' || /^#\d+$/.test(text.trim());

async function rowsOf(reply: ReturnType<References['find']>): Promise<readonly ReferredRecord[]> {
  const answer = await reply;
  return answer.ok ? answer.value.rows : [];
}

function referenceIn(field: ReferringField, text: string, records: readonly ReferredRecord[]): Result<unknown> {
  const named = referenceNamed(records, text.trim());
  return typeof named === 'string' ? unknown(field, text, named) : ok(named.id);
}

function personIn(field: Field, text: string, { people }: TextReaders): Result<unknown> {
  const wanted = text.trim().toLowerCase();
  const named = people(text.trim()).filter(person => person.text.toLowerCase() === wanted);
  return named.length === 1 ? ok(named[0]!.id) : unknown(field, text, named.length === 0 ? 'none' : 'several');
}

const unknown = (field: Field, text: string, why: 'none' | 'several'): Result<never> =>
  refuse({
    code: 'FORMAT',
    message: fill(why === 'none' ? cellWorkText.noRecord : cellWorkText.manyRecords, {
      label: field.label,
      text: text.trim().slice(0, 40),
    }),
  });
