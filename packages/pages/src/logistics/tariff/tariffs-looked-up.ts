import type { CodesLookedUp } from '@axle/page-kit';

/** The Chinese codes of the page of tariff codes, as inputs look them up. */
export const chineseTariffs: CodesLookedUp = { codes: 'tariffCodes', of: 'CN' };
