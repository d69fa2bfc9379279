/** When the goods of a parcel are booked out: when it is packed, or when it is handed to the courier. */
export type PostPoint = 'pack' | 'handover';

/**
 * [R11e] Whether closing a parcel books its goods out, by the configurations in use of its shop for the country that it goes to. Where they
 * differ, or there is none, goods stay in the book until they are handed over.
 */
export const bookedWhenPacked = (points: readonly PostPoint[]): boolean => points.length > 0 && points.every(point => point === 'pack');
