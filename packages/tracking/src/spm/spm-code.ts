import { deriveSpm } from './derive-spm.ts';
import { fixedCodes } from './fixed-codes.ts';
import { type PagePosition, spmPosition } from './spm-position.ts';

function pageCode(section: string, page: string): string {
  const name = `${section}/${page}`;
  return (Object.hasOwn(fixedCodes, name) ? fixedCodes[name] : undefined) ?? deriveSpm(section, page);
}

/** [L2] The spm code of a place: the page's released code, otherwise the derived one, and the position. Never empty. */
export const spmCode = (section: string, page: string, position: PagePosition = {}): string =>
  `${pageCode(section, page)}.${spmPosition(position)}`;

/** [P4] The form that every code has. */
export const spmPattern = /^sb\.[a-z]{2}\.[a-z0-9]{1,12}\.[a-z0-9-]{1,20}$/;
