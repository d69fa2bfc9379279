/** Where on a page something happens. */
export interface PagePosition {
  readonly tab?: string;
  readonly subTab?: string;
  /** A dialog that stands over the page, whichever. */
  readonly dialog?: string;
}

const plain = (key: string): string => key.toLowerCase().replace(/[^a-z0-9]/g, '');

/** `tab2` → `t2`, other keys in lower case without signs, cut. */
function short(key: string, letter: string, most: number): string {
  const number = /^(?:sub)?tab(\d+)$/i.exec(key)?.[1];
  return number === undefined ? plain(key).slice(0, most) : `${letter}${number}`.slice(0, most);
}

/** [P3] The position's part of a code: `0`, `t2`, `t2-s1`, `clearance-d`; at most 20 characters. */
export function spmPosition({ tab, subTab, dialog }: PagePosition): string {
  const sub = subTab ? short(subTab, 's', 6) : '';
  const rest = (sub === '' ? '' : `-${sub}`) + (dialog ? '-d' : '');
  const first = (tab ? short(tab, 't', 12) : '') || '0';
  return first.slice(0, 20 - rest.length) + rest;
}
