import { mostRecordsPerMinute } from '@axle/tracking';

const minute = 60_000;

/** [P8] Counts the records of each session; `admits` is false for one too many within a minute. Old sessions are forgotten. */
export function sessionRate(mostSessions = 10_000): { admits(session: string, now: number): boolean } {
  const windows = new Map<string, { readonly since: number; count: number }>();
  return {
    admits(session, now) {
      const window = windows.get(session);
      if (window && now - window.since < minute) {
        window.count += 1;
        return window.count <= mostRecordsPerMinute;
      }
      windows.delete(session);
      windows.set(session, { since: now, count: 1 });
      const [oldest] = windows.keys();
      if (windows.size > mostSessions && oldest !== undefined) windows.delete(oldest);
      return true;
    },
  };
}
