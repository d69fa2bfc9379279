import { ok, type Refusal, refuse } from '@axle/kernel';
import { importFormatOf, importLimits, refuseImportFile } from '@axle/tasks';
import { mainPaths } from '@axle/wire';
import { z } from 'zod';
import type { FileFolder } from '../files/file-folder.ts';
import { receiveUpload } from '../files/receive-upload.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { readTable, tableLimits } from '../table-file/read-table.ts';

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
        const rows: (readonly string[])[] = [];
        for await (const portion of readTable(files.pathOf(file.id), format, { ...tableLimits, rows: mostRows })) {
          if (!portion.ok) return portion;
          rows.push(...portion.value.rows.map(({ cells }) => cells));
        }
        return ok({ rows });
      } finally {
        await files.remove(file.id);
      }
    },
  }),
];
