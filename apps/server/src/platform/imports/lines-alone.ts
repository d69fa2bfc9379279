import type { Refusal } from '@axle/kernel';
import type { CheckedRow } from './check-row.ts';
import { type DocumentRows, groupDocuments, otherRowBad } from './group-documents.ts';
import type { ImportForm } from './import-form.ts';
import type { JudgedRow } from './judge-documents.ts';

/** What becomes of the rows of some documents, of which all count or none. */
type JudgeDocuments = (documents: readonly DocumentRows[]) => Promise<readonly JudgedRow[]>;

/**
 * Judges documents whose lines are refused one by one: those with bad lines are judged again without these, which keeps what they say of
 * the head. A document falls as a whole where something stands against its head, or no line is left.
 */
export async function judgeLinesAlone(
  documents: readonly DocumentRows[],
  form: ImportForm,
  judge: JudgeDocuments,
): Promise<readonly JudgedRow[]> {
  const settled: JudgedRow[] = [];
  let open = documents;
  while (open.length > 0) {
    const judged = new Map((await judge(open)).map(one => [one.row.row, one]));
    const again: DocumentRows[] = [];
    for (const rows of open) {
      const own = rows.flatMap(({ row }) => judged.get(row) ?? []);
      const left = linesLeft(form, own);
      settled.push(...own.filter(({ row }) => !left.includes(row)));
      if (left.length > 0) again.push(withHead(rows, left));
    }
    open = again;
  }
  return settled;
}

/** The rows of a judged document that fell for the lines of others alone. */
function linesLeft({ lines }: ImportForm, judged: readonly JudgedRow[]): DocumentRows {
  const isLine = ({ field = '' }: Refusal) => field.startsWith(`${lines?.key}.`);
  const [fallen, bad] = [judged.filter(fellForOthers), judged.filter(one => !fellForOthers(one))];
  return bad.every(({ kind, refusals }) => kind === 'bad' && refusals.every(isLine)) ? fallen.map(({ row }) => row) : [];
}

const fellForOthers = ({ refusals: [first] }: JudgedRow): boolean => first === otherRowBad;

/** Rows with what the whole document said of its head. */
function withHead(rows: DocumentRows, left: DocumentRows): DocumentRows {
  const head: Record<string, unknown> = {};
  for (const { values } of rows) for (const [key, value] of Object.entries(values)) head[key] ??= value;
  return left.map((row): CheckedRow => ({ ...row, values: { ...head, ...row.values } }));
}

/** The good rows of documents that have bad ones: these are looked at again with them. */
export function rowsBeside(form: ImportForm, judged: readonly JudgedRow[]): readonly CheckedRow[] {
  const bad = new Set(judged.filter(({ kind }) => kind === 'bad').map(({ row }) => row.row));
  const documents = groupDocuments(
    form,
    judged.map(({ row }) => row),
  );
  return documents.filter(rows => rows.some(({ row }) => bad.has(row))).flatMap(rows => rows.filter(({ row }) => !bad.has(row)));
}
