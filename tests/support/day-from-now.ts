import { clockIn } from '@axle/kernel';

/** The business date so many days from today, as the server and the browsers of the journeys see it. */
export const dayFromNow = (days: number): string => clockIn(new Date(Date.now() + days * 86_400_000), 'Asia/Shanghai').day;
