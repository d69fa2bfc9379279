import type { CodeField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { recordsBy } from '../../references/records-by-code.store.ts';
import { References } from '../../references/references.ts';
import type { CellProps } from '../field-view.ts';
import { RefCell } from '../ref/ref-cell.view.tsx';

/** A code with the record that it names, as references stand; the code alone where the reader knows no such record. */
export const NamedCode = observer(function NamedCode({ field, value }: CellProps) {
  const { namedFrom: entity = '', label } = field as CodeField;
  const code = String(value);
  const id = recordsBy(useService(References)).of(entity, code);
  return id === undefined ? <>{code}</> : <RefCell field={{ kind: 'ref', label, entity }} value={id} />;
});
