import fc from 'fast-check';
import type { AuthPlatform } from './auth/lifetimes.ts';

/** Any platform whose shops are authorised. */
export const authPlatforms = (): fc.Arbitrary<AuthPlatform> => fc.constantFrom('amazon', 'ebay', 'walmart', 'partsgeek');

/** Any moment from 2020 to 2040. */
export const moments = (): fc.Arbitrary<Date> =>
  fc.date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true });
