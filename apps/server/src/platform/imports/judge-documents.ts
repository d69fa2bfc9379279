import type { Refusal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { CheckedRow } from './check-row.ts';
import { documentRow, type DocumentRows, otherDocumentBad, otherRowBad, placeOf, setOf } from './group-documents.ts';
import type { ImportForm } from './import-form.ts';
import { type Lacking, lackingOfDocuments } from './lacking.ts';
import { rehearsed } from './rehearsed.ts';
import type { RowOutcome, RowWriter } from '../resources/row-writer.ts';

/** Who writes rows, and who says beforehand what would be refused, whose writing is undone. A dry run has no judge. */
export interface Writers {
  readonly writer: RowWriter;
  readonly judge?: RowWriter;
}

/** A row with what became of it. */
export interface JudgedRow {
  readonly row: CheckedRow;
  readonly kind: RowOutcome['kind'];
  readonly refusals: readonly Refusal[];
}

/** What becomes of the rows of documents: all rows of one count or none. */
export async function judgeDocuments(
  database: Kysely<Tables>,
  { writer, judge }: Writers,
  documents: readonly DocumentRows[],
  form: ImportForm,
): Promise<readonly JudgedRow[]> {
  const whole = documents.map((rows): WholeDocument => {
    const document = documentRow(form, rows);
    return { rows, document, set: setOf(form, document) };
  });
  const isFine = ({ rows, document }: WholeDocument) => document.refusals.length === 0 && rows.every(row => row.refusals.length === 0);
  const badSets = new Set(whole.filter(one => !isFine(one)).map(({ set }) => set));
  const outcomes = new Map<number, RowOutcome>();
  const pass = async (by: RowWriter) => {
    const fine = whole.filter(one => isFine(one) && !badSets.has(one.set)).map(({ document }) => document);
    for (const outcome of fine.length > 0 ? await by.write(database, fine) : []) outcomes.set(outcome.row, outcome);
  };
  const markBad = () => {
    for (const { document, set } of whole) if (outcomes.get(document.row)?.kind === 'bad') badSets.add(set);
  };
  if (judge && form.importing.together) {
    await rehearsed(database, () => pass(judge));
    markBad();
  }
  await pass(writer);
  if (!judge) markBad();
  const lacking = await lackingOfDocuments(
    database,
    writer,
    whole.filter(one => !isFine(one)),
    form,
  );
  return whole.flatMap(one => judgedRows(one, outcomes.get(one.document.row), badSets.has(one.set), lacking));
}

interface WholeDocument {
  readonly rows: DocumentRows;
  readonly document: CheckedRow;
  /** What the documents that it belongs with are known by. */
  readonly set: string;
}

/** The rows of a document, with what each is refused for; one that is fine itself falls with those that it belongs with. */
function judgedRows(
  { rows, document }: WholeDocument,
  outcome: RowOutcome | undefined,
  setIsBad: boolean,
  lacking: Lacking,
): readonly JudgedRow[] {
  if (outcome && outcome.kind !== 'bad' && !setIsBad) return rows.map(row => ({ row, kind: outcome.kind, refusals: [] }));
  const placed = Map.groupBy(
    (outcome?.refusals ?? document.refusals).map(refusal => placeOf(rows, refusal)),
    ({ row }) => row,
  );
  const itselfBad = placed.size > 0 || rows.some(row => row.refusals.length > 0);
  return rows.map(row => {
    const refusals = [...row.refusals, ...(placed.get(row) ?? []).map(({ refusal }) => refusal), ...(lacking.get(row.row) ?? [])];
    return { row, kind: 'bad', refusals: refusals.length > 0 ? refusals : [itselfBad ? otherRowBad : otherDocumentBad] };
  });
}
