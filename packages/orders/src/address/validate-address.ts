import type { AddressIssue } from './address-issues.ts';
import { normaliseAddress, type ShipAddress } from './normalise-address.ts';
import { isMilitary, isZipOfState, usStates } from './us-states.ts';
import { isZipInOrder } from './zip-formats.ts';

/** By whom and how the parcel goes, as far as it is known. */
export interface Carriage {
  /** Name or code of the carrier, `UPS`. */
  readonly carrier?: string | undefined;
  readonly service?: string | undefined;
}

const poBox = /\bP\.?\s*O\.?\s*BOX\b|\bPOST\s?BOX\b|\bPOSTFACH\b|\bAPARTADO\b|\bBO[IÎ]TE\s+POSTALE\b/iu;
/** Letters of other scripts, and pictures. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u;
const mostSigns = 35;

/** [S3] What is wrong with an address, or odd about it, whatever way it is written; empty where nothing is (oms.md, S3). */
export function validateAddress(given: ShipAddress, { carrier = '', service }: Carriage = {}): readonly AddressIssue[] {
  const address = normaliseAddress(given);
  const { name, line1, line2, city, state = '', zip = '', country = '', phone = '' } = address;
  const found = new Set<AddressIssue>();
  const note = (issue: AddressIssue, holds: boolean) => holds && found.add(issue);
  const zipInOrder = isZipInOrder(country, zip);
  const [lines, isFreight] = [[line1, line2].join(' '), service === 'freight'];
  const isBox = poBox.test(lines);

  note('E_COUNTRY', !/^[A-Z]{2}$/.test(country));
  note('E_MISSING', !name || !line1 || !city || (zipInOrder !== undefined && zip === ''));
  note('E_ZIP_FORMAT', zip !== '' && zipInOrder === false);
  note(
    'W_LINE_TOO_LONG',
    [name, line1, line2, city].some(line => line !== undefined && [...line].length > mostSigns),
  );
  note(isFreight || /^(?:UPS|FEDEX)/i.test(carrier) ? 'E_POBOX' : 'W_POBOX', isBox);
  note('W_PHONE', isFreight && phone.replace(/\D/g, '').length < 10);
  note('W_NO_HOUSE_NO', line1 !== undefined && !isBox && !/\d/.test(lines));
  note('W_NON_LATIN', foreign.test([name, line1, line2, city, state].join(' ')));
  if (country === 'US') {
    const known = usStates.includes(state);
    note('E_STATE', !known);
    note('W_ZIP_STATE', known && zipInOrder === true && !isZipOfState(state, zip));
    note(carrier !== '' && !/^USPS/i.test(carrier) ? 'E_MILITARY' : 'W_MILITARY', isMilitary(state));
  }
  return [...found];
}
