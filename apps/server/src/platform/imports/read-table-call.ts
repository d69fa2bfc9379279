import { ok, type Refusal, refuse } from '@axle/kernel';
import { fromLiteralCell, importFormatOf, importLimits, refuseImportFile, refuseMark } from '@axle/tasks';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import type { FileFolder } from '../files/file-folder.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { readTable, tableLimits } from '../table-file/read-table.ts';
import type { TableRow } from '../table-file/table-row.ts';

/** Rows below the heading: the lines of one document. */
const mostRows = 2000;

const fileType: Refusal = { code: 'FILE_TYPE', message: { zh: '只支持 xlsx 和 csv 文件', en: 'Only xlsx and csv files can be read' } };

/** Answers the rows of a spreadsheet as texts, for an open form to take in; nothing is stored. */
export const readTableCalls = ({ files }: { readonly files: FileFolder }): readonly MainCall[] => [
  mainCall({
    method: 'POST',
    path: mainPaths.readTable,
    multipart: true,
    input: z.object({}),
    async handle(_caller, _input, request) {
      const upload = await receiveUpload(request, files, importLimits.bytes);
      if (!upload.ok) return upload;
      const { file, name } = upload.value;
      try {
        const format = importFormatOf(name);
        const refusal = refuseImportFile({ name, bytes: file.bytes });
        if (!format || refusal) return refuse(refusal ?? fileType);
        const rows: TableRow[] = [];
        for await (const portion of readTable(files.pathOf(file.id), format, { ...tableLimits, rows: mostRows })) {
          if (!portion.ok) return portion;
          rows.push(...portion.value.rows);
        }
        const failed = failedCell(rows);
        return failed ? refuse(failed) : ok({ rows: rows.map(({ cells }) => cells.map(fromLiteralCell)) });
      } finally {
        await files.remove(file.id);
      }
    },
  }),
];

/** Why the rows cannot be taken over: a cell that a spreadsheet could not work out, by its place. */
function failedCell(rows: readonly TableRow[]): Refusal | undefined {
  for (const { row, cells } of rows)
    for (const [at, cell] of cells.entries()) {
      const refusal = refuseMark(cell);
      if (!refusal) continue;
      const { zh, en } = refusal.message;
      return { ...refusal, message: { zh: `第${row}行第${at + 1}列：${zh}`, en: `Row ${row}, column ${at + 1}: ${en}` } };
    }
  return undefined;
}
