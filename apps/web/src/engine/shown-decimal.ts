import { type Decimal, groupedDecimal } from '@axle/kernel';
import { trueMinus } from './true-minus.ts';

/** An exact number as every screen shows it: with thousands separators, at least `places` digits behind the point and a true minus. */
export const shownDecimal = (value: Decimal, places = 0): string => trueMinus(groupedDecimal(value, places));
