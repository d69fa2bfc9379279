import { type Refusal, text } from '@axle/kernel';
import { refuseImportRows } from '@axle/tasks';
import type { TableFault, TableLimits } from './table-row.ts';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** A fault of a file in words. */
export function tableRefusal(fault: TableFault, limits: TableLimits): Refusal {
  switch (fault.kind) {
    case 'notWhatItSays':
      return refusal('FILE_CONTENT', '文件内容与扩展名不符', 'The file content does not match its extension');
    case 'encoding':
      return refusal(
        'FILE_ENCODING',
        '文件编码无法识别：请选择编码，或另存为 UTF-8',
        'The file encoding is not recognised: choose it, or save the file as UTF-8',
      );
    case 'encrypted':
      return refusal(
        'FILE_CONTENT',
        '文件已加密或为旧版 xls，请另存为未加密的 xlsx',
        'The file is encrypted or an old xls; save it as xlsx without a password',
      );
    case 'tooComplex':
      return refusal('FILE_TOO_LARGE', '文件解压后过大，无法读取', 'The file is too large when unpacked');
    case 'tooManyColumns':
      return refusal('TOO_MANY_COLUMNS', `最多${limits.columns}列`, `At most ${limits.columns} columns`);
    case 'cellTooLong':
      return refusal('FORMAT', `第${fault.row}行有单元格过长`, `Row ${fault.row} has a cell that is too long`);
    case 'broken':
      return refusal(
        'FILE_BROKEN',
        `文件在第${fault.row}行处损坏，引号或结构不完整`,
        `The file is damaged at row ${fault.row}: a quote or part of its structure is missing`,
      );
    case 'tooManyRows':
      return refuseImportRows(limits.rows + 1) ?? refusal('TOO_MANY_ROWS', `最多${limits.rows}行`, `At most ${limits.rows} rows`);
  }
}
