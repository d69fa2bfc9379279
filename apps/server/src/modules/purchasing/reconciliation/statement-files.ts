import { buffer } from 'node:stream/consumers';
import { inLanguage, ok, refuse, text } from '@axle/kernel';
import { formatValue, linesIn, optionOf, printsOf, type RecordRow } from '@axle/page-kit';
import { sql } from 'kysely';
import { tableMediaTypes } from '../../../platform/files/stored-files.ts';
import { type TableCell, writeTable } from '../../../platform/files/write-table.ts';
import type { MailFileMaker } from '../../../platform/mail/mail-files.ts';
import { printedRecords } from '../../../platform/prints/printed-records.ts';
import { renderPrint } from '../../../platform/prints/render-print.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';
import { selectRows } from '../../../platform/resources/query/select-rows.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';

const page = 'purchaseReconciliation';
const sheetName = text('对账单', 'Statement');
const opening = text('期初余额', 'Opening');
const closing = text('期末余额', 'Closing');

type Asked = Parameters<MailFileMaker>;

/** A statement by its number, and the records that it is one of. */
async function statementOf(database: Asked[0], caller: Asked[1], bizNo: string) {
  const { registry } = caller;
  const resource = registry.page(page)!.page.resource!;
  const rows = await selectRows(database, resource, ['stmtNo', 'opening', 'closing', 'fromDay', 'toDay'], sql`where t.stmt_no = ${bizNo}`);
  const [statement] = await withLines(database, resource, ['lines'], rows);
  if (!statement) throw new Error(`no statement ${bizNo}`);
  const parts: RecordParts = { database, resource, page, caller, referred: registry.referred };
  return { parts, statement };
}

const nameOf = ({ resource }: RecordParts, { stmtNo }: RecordRow): string => formatValue(resource.fields['stmtNo']!, stmtNo, 'en');

/** The statement as it is printed. */
const statementPdf: MailFileMaker = async (database, caller, bizNo) => {
  const { parts, statement } = await statementOf(database, caller, bizNo);
  const [template] = caller.registry.page(page)!.page.actions.flatMap(printsOf);
  const language = caller.language ?? 'zh-cn';
  const records = await printedRecords(parts, template!, [statement.id], language);
  const paper = await renderPrint({ template: template!, language, copies: 1, ...records });
  if (!paper.ok) return refuse(paper.refusal);
  return ok({ name: `${nameOf(parts, statement)}.pdf`, mediaType: 'application/pdf', content: paper.value });
};

/** The entries of the statement as a sheet, between its opening and its closing. */
const statementSheet: MailFileMaker = async (database, caller, bizNo): ReturnType<MailFileMaker> => {
  const { parts, statement } = await statementOf(database, caller, bizNo);
  const language = caller.language ?? 'zh-cn';
  const field = parts.resource.fields['lines']!;
  const fields = field.kind === 'lines' ? field.fields : {};
  const event = fields['event'];
  const eventOf = (code: unknown) => (event?.kind === 'enum' ? optionOf(event.options, code)?.label : undefined);
  const balanceOn = (day: unknown, words: typeof opening, amount: unknown): readonly TableCell[] => [
    { day: String(day) },
    inLanguage(words, language),
    undefined,
    undefined,
    undefined,
    { number: String(amount) },
  ];
  const rows = [
    balanceOn(statement['fromDay'], opening, statement['opening']),
    ...linesIn(statement, 'lines').map((line): readonly TableCell[] => [
      { day: String(line['day']) },
      inLanguage(eventOf(line['event'])!, language),
      formatValue(fields['voucherNo']!, line['voucherNo'], 'en'),
      formatValue(fields['bizNo']!, line['bizNo'], 'en'),
      { number: String(line['amount']) },
      { number: String(line['balance']) },
    ]),
    balanceOn(statement['toDay'], closing, statement['closing']),
  ];
  async function* portions() {
    yield await Promise.resolve(rows);
  }
  const columns = Object.entries(fields).map(([key, { label }]) => ({
    label: inLanguage(label, language),
    width: 18,
    ...(key === 'day' ? { format: 'yyyy-mm-dd' } : {}),
  }));
  const content = await buffer(writeTable('xlsx', { sheet: inLanguage(sheetName, language), columns, portions: portions() }));
  return ok({ name: `${nameOf(parts, statement)}.xlsx`, mediaType: tableMediaTypes.xlsx, content });
};

/** What mails about statements have attached, by the words that they name it by. */
export const statementFiles: Readonly<Record<string, MailFileMaker>> = {
  'reconciliation.pdf': statementPdf,
  'reconciliation.xlsx': statementSheet,
};
