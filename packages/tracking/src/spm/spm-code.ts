import { deriveSpm } from './derive-spm.ts';
import { type PagePosition, spmPosition } from './spm-position.ts';
import { type SpmRow, spmTable } from './spm-table.ts';

const nameOf = (section: string, page: string): string => `${section}/${page}`;
const byPage = new Map(spmTable.map(row => [nameOf(row.section, row.page), row]));
const byCode = new Map(spmTable.map(row => [row.code, row]));

/** [L2] The spm code of a place: the page's released code, otherwise the derived one, and the position. Never empty. */
export const spmCode = (section: string, page: string, position: PagePosition = {}): string =>
  `${byPage.get(nameOf(section, page))?.code ?? deriveSpm(section, page)}.${spmPosition(position)}`;

/** [L2] The released page that a code belongs to; undefined for derived codes. */
export const spmPage = (code: string): SpmRow | undefined => byCode.get(code.split('.').slice(0, 3).join('.'));

/** [P4] The form that every code has. */
export const spmPattern = /^sb\.[a-z]{2}\.[a-z0-9]{1,12}\.[a-z0-9-]{1,20}$/;
