/** What an order must be watched for: late, or due within 12 hours. */
export type ClockTone = 'late' | 'soon';

/** [S8] Hours until an order must have been shipped, rounded down; negative where it is late (oms.md, S8). */
export const hoursLeft = (latestShipAt: Date, now: Date): number => Math.floor((latestShipAt.getTime() - now.getTime()) / 3_600_000);

/** [S8] How urgent an order is by the hours that are left; undefined from 12 hours on (oms.md, S8). */
export const clockTone = (hours: number): ClockTone | undefined => (hours < 0 ? 'late' : hours < 12 ? 'soon' : undefined);
