import { fill, ok, refuse, type Result } from '@axle/kernel';
import { anyOne, type FreightTable } from './freight-table.ts';

/** A postal code as it is compared: in upper case, without blanks. */
export const barePostcode = (text: string): string => text.normalize('NFKC').toUpperCase().replace(/\s/g, '');

/** The beginning that a prefix asks for: nothing where it means any place. */
const beginning = (prefix: string): string => (prefix === anyOne ? '' : barePostcode(prefix));

/** [B23] The zone of a way: by the longest prefix of its end, then of its beginning. `NO_ZONE` where no row of the chart fits. */
export function zoneOf({ zones }: Pick<FreightTable, 'zones'>, from: string, to: string): Result<string> {
  const [begin, end] = [barePostcode(from), barePostcode(to)];
  const [found] = zones
    .map(({ originPrefix, destPrefix, zone }) => ({ origin: beginning(originPrefix), dest: beginning(destPrefix), zone }))
    .filter(({ origin, dest }) => begin.startsWith(origin) && end.startsWith(dest))
    .toSorted((one, other) => other.dest.length - one.dest.length || other.origin.length - one.origin.length);
  if (found) return ok(found.zone);
  return refuse({
    code: 'NO_ZONE',
    message: fill({ zh: '分区表中没有{from}到{to}', en: 'The zone chart has no row from {from} to {to}' }, { from, to }),
  });
}
