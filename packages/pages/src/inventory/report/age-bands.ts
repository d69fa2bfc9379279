import { ageBands } from '@axle/inventory';
import type { EnumOption } from '@axle/page-kit';

/** Bands of the age of stock, the youngest first. */
export const bandOptions: readonly EnumOption[] = ageBands.map(({ band }) => ({ code: band, label: { zh: `${band}天`, en: `${band} d` } }));
