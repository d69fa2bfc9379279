import { createHash } from 'node:crypto';
import { addressKey, type AddressIssue, isBlocking, normaliseAddress, validateAddress } from '@axle/orders';
import type { RecordValues } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';

const parts = ['receiver', 'line1', 'line2', 'city', 'state', 'postcode', 'phone'] as const;

const hashOf = (words: string): string => createHash('sha256').update(words).digest('hex');

/** [S3] The address of an order in the form of its country, given by its two letters, and what is wrong with it or odd about it. */
export function settledAddress(order: RecordValues, country: string | undefined): RecordValues {
  const of = (key: string) => (typeof order[key] === 'string' ? order[key] : undefined);
  const { name, zip, ...kept } = normaliseAddress({
    name: of('receiver') ?? of('buyerName'),
    line1: of('line1'),
    line2: of('line2'),
    city: of('city'),
    state: of('state'),
    zip: of('postcode'),
    phone: of('phone'),
    country,
  });
  // Amazon keeps the addresses of what it ships
  const issues = order['kind'] === 'fba' ? [] : validateAddress({ ...kept, name, zip }, { service: of('shipService') });
  const { country: _, ...lines } = kept;
  const key = addressKey({ ...lines, receiver: name, postcode: zip, country });
  const settled = { ...Object.fromEntries(parts.map(key => [key, undefined])), ...lines, receiver: name, postcode: zip };
  return { ...settled, addressIssues: issues.length > 0 ? issues : undefined, addressHash: key && hashOf(key) };
}

/** The two letters of countries, by their ids. */
export async function lettersOf(database: Kysely<Tables>, countries: readonly unknown[]): Promise<(id: unknown) => string | undefined> {
  const ids = [...new Set(countries)].filter(id => typeof id === 'number');
  const rows = ids.length === 0 ? [] : await database.selectFrom('country').select(['id', 'iso2']).where('id', 'in', ids).execute();
  const known = new Map(rows.map(({ id, iso2 }) => [id, iso2]));
  return id => known.get(Number(id));
}

/** [S3] Orders whose address is new or has changed. */
export const settleAddress: Derivation = async (transaction, _parts, rows) => {
  const asked = [...parts, 'country', 'shipService'] as const;
  const isChanged = ({ before, after }: (typeof rows)[number]) => !before || asked.some(key => before[key] !== after[key]);
  const changed = rows.filter(isChanged);
  if (changed.length === 0) return rows.map(({ after }) => after);
  const letters = await lettersOf(
    transaction,
    changed.map(({ after }) => after['country']),
  );
  return rows.map(row => (isChanged(row) ? { ...row.after, ...settledAddress(row.after, letters(row.after['country'])) } : row.after));
};

/** [S3] What of the address of an order holds it up; undefined where nothing does. */
export const blockingIssue = (order: RecordValues): AddressIssue | undefined =>
  (order['addressIssues'] as readonly AddressIssue[] | undefined)?.find(isBlocking);
