import { type EnumListField, optionOf } from '@axle/page-kit';
import { EnumCell } from '../enum/enum-cell.view.tsx';
import type { CellProps } from '../field-view.ts';

/** Entries of a dictionary, one small label each, or the pill of an entry with a tone. */
export function EnumListCell({ field, value }: CellProps) {
  const one = { ...(field as EnumListField), kind: 'enum' } as const;
  return (value as readonly (string | number)[]).map(code => (
    <span key={code} className={optionOf(one.options, code)?.tone ? 'ax-pills' : 'ax-label'}>
      <EnumCell field={one} value={code} />
    </span>
  ));
}
