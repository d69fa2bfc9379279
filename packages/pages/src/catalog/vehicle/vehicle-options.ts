import type { EnumOption } from '@axle/page-kit';

/** How a vehicle is driven. */
export const driveOptions: readonly EnumOption[] = ['FWD', 'RWD', 'AWD', '4WD'].map(code => ({ code, label: { zh: code, en: code } }));
