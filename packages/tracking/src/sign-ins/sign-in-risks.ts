/** What is unusual about a sign-in. */
export type SignInRisk = 'newDevice' | 'newPlace' | 'burst' | 'night';

/** One try to sign in with an account. */
export interface SignInTry {
  /** Second timestamp. */
  readonly at: number;
  readonly succeeded: boolean;
  /** Identifies the device; undefined where it is not known. */
  readonly device?: string;
  /** Where it came from: the country or, without a table of addresses, the network; undefined where neither is known. */
  readonly place?: string;
}

/** [L3] So many failures of an account within {@link burstSeconds} are a burst. */
export const burstFailures = 5;

/** [L3] The window of a burst: 15 minutes. A failure exactly as old still counts. */
export const burstSeconds = 15 * 60;

const placeSeconds = 90 * 24 * 60 * 60;
const formerSignIns = 3;
const night = { from: 0, until: 5 * 60 };

/**
 * [L3] What is unusual about a try, given the account's former ones in any order; what is later than the try does not count.
 * `zoneMinutes` is how far the clock of the user's organisation is ahead of UTC. A burst counts failures only. Places and devices
 * are compared with those of former successes.
 */
export function signInRisks(history: readonly SignInTry[], now: SignInTry, zoneMinutes: number): readonly SignInRisk[] {
  const former = history.filter(one => one.at <= now.at);
  const known = former.filter(one => one.succeeded);
  const failures = former.filter(one => !one.succeeded && now.at - one.at <= burstSeconds).length + 1;
  const lately = known.filter(one => now.at - one.at <= placeSeconds && one.place !== undefined);
  const minute = (((Math.floor(now.at / 60) + zoneMinutes) % 1440) + 1440) % 1440;
  const risks: Readonly<Record<SignInRisk, boolean>> = {
    newDevice: now.device !== undefined && known.every(one => one.device !== now.device),
    newPlace: now.place !== undefined && known.length >= formerSignIns && lately.length > 0 && lately.every(one => one.place !== now.place),
    burst: !now.succeeded && failures >= burstFailures,
    night: minute >= night.from && minute < night.until,
  };
  return (Object.keys(risks) as SignInRisk[]).filter(risk => risks[risk]);
}
