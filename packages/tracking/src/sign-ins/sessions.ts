/** What a log says of sessions, in any order. */
export interface SessionEvent {
  /** Second timestamp. */
  readonly at: number;
  readonly event: 'login' | 'logout' | 'kicked' | 'expired';
  /** Identifies the session. */
  readonly session: string;
}

/** A session from its login to its end. Second timestamps. */
export interface LoggedSession {
  readonly session: string;
  readonly from: number;
  readonly until: number;
  /** Whether no end is logged: it was taken to end some time after what was last seen of it. */
  readonly open: boolean;
}

/** [L4] A session without a logged end ends so many seconds after the last record of its use, or after its login: 2 h. */
export const openSessionSeconds = 2 * 60 * 60;

/**
 * [L4] The sessions of a log in the order of their logins. A login opens one, the next logout, kick or expiry of the same session closes
 * it; a further login closes it too and opens another. `lastSeen` holds when each session was last used, from the tracking.
 */
export function sessionsOf(events: readonly SessionEvent[], lastSeen: ReadonlyMap<string, number>): readonly LoggedSession[] {
  const found: LoggedSession[] = [];
  for (const [session, own] of Map.groupBy(events, event => event.session)) {
    // what ends a session stands before what opens the next one in the same second
    const ordered = own.toSorted((one, other) => one.at - other.at || rank(one) - rank(other));
    ordered.forEach(({ event, at }, index) => {
      if (event !== 'login') return;
      const end = ordered[index + 1];
      const until = end?.at ?? Math.max(at, lastSeen.get(session) ?? at) + openSessionSeconds;
      found.push({ session, from: at, until, open: end === undefined });
    });
  }
  return found.toSorted((one, other) => one.from - other.from);
}

const rank = ({ event }: SessionEvent): number => (event === 'login' ? 1 : 0);

/** [L4] How many sessions were open at a moment, its first second included and its last one not. */
export const openSessions = (sessions: readonly LoggedSession[], at: number): number =>
  sessions.filter(({ from, until }) => from <= at && at < until).length;
