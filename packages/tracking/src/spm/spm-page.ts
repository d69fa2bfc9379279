import { type SpmRow, spmTable } from './spm-table.ts';

const byCode = new Map(spmTable.map(row => [row.code, row]));

/** [L2] The released page that a code belongs to; undefined for derived codes. */
export const spmPage = (code: string): SpmRow | undefined => byCode.get(code.split('.').slice(0, 3).join('.'));
