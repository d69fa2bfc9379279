import { type Address, addressLines } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { CellProps } from '../field-view.ts';
import { addressWording, countryName } from './address-wording.ts';

/** An address on one line; line by line, as on a label, under the pointer. */
export const AddressCell = observer(function AddressCell({ value }: CellProps) {
  const { language } = useService(Session);
  const address = value as Address;
  return <span title={addressLines(address, countryName(address.country, language)).join('\n')}>{addressWording(address, language)}</span>;
});
