import type { Refusal } from '@axle/kernel';

/** A day that has passed is refused with `PAST` at its field. */
export const pastDay = (field: string): Refusal => ({ code: 'PAST', field, message: { zh: '不能早于今天', en: 'Not before today' } });
