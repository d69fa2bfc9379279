import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSessions, openSessionSeconds, type SessionEvent, sessionsOf } from './sessions.ts';
import { burstFailures, burstSeconds, type SignInTry, signInRisks } from './sign-in-risks.ts';

const day = 86_400;
const clock = (time: string) => Date.parse(`2026-05-20T${time}:00Z`) / 1000;
const failed = (time: string): SignInTry => ({ at: clock(time), succeeded: false });
const signedIn = (at: number, place?: string, device?: string): SignInTry => ({ at, succeeded: true, place, device });

const tries: fc.Arbitrary<SignInTry> = fc.record({
  at: fc.integer({ min: 0, max: 200 * day }),
  succeeded: fc.boolean(),
  device: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
  place: fc.option(fc.constantFrom('CN', 'US'), { nil: undefined }),
});

describe('the risk of a sign-in', () => {
  it.each([
    [['09:00', '09:04', '09:08', '09:12'], '09:14', true],
    [['09:00', '09:04', '09:08', '09:12'], '09:15', true],
    [['09:00', '09:04', '09:08', '09:12'], '09:16', false],
    [['09:04', '09:08', '09:12'], '09:14', false],
  ])('[L3] failures at %j and %s are a burst: %s', (former, now, burst) => {
    expect(signInRisks(former.map(failed), failed(now), 0).includes('burst')).toBe(burst);
  });

  it('[L3] is a new device where the user never signed in with it', () => {
    const at = clock('09:00');
    expect(signInRisks([signedIn(at - day, 'CN', 'a')], signedIn(at, 'CN', 'b'), 0)).toEqual(['newDevice']);
    expect(signInRisks([signedIn(at - day, 'CN', 'b')], signedIn(at, 'CN', 'b'), 0)).toEqual([]);
    expect(signInRisks([{ ...signedIn(at - day, 'CN', 'b'), succeeded: false }], signedIn(at, 'CN', 'b'), 0)).toEqual(['newDevice']);
  });

  it('[L3] is a new place where the place is none of the last 90 days, after three sign-ins', () => {
    const at = clock('09:00');
    const former = [1, 2, 3].map(days => signedIn(at - days * day, 'CN'));
    expect(signInRisks(former, signedIn(at, 'US'), 0)).toEqual(['newPlace']);
    expect(signInRisks(former.slice(1), signedIn(at, 'US'), 0)).toEqual([]);
    expect(signInRisks([...former, signedIn(at - 89 * day, 'US')], signedIn(at, 'US'), 0)).toEqual([]);
    expect(signInRisks([...former, signedIn(at - 91 * day, 'US')], signedIn(at, 'US'), 0)).toEqual(['newPlace']);
  });

  it.each([
    ['15:59', 480, false],
    ['16:00', 480, true],
    ['20:59', 480, true],
    ['21:00', 480, false],
    ['03:00', -480, false],
    ['08:00', -480, true],
  ])('[L3] at %s UTC, %i minutes ahead, is night: %s', (time, zone, night) => {
    expect(signInRisks([], signedIn(clock(time)), zone).includes('night')).toBe(night);
  });

  it('[L3] is never a new place at the first sign-in', () => {
    fc.assert(
      fc.property(tries, fc.integer({ min: -720, max: 840 }), (first, zone) => {
        expect(signInRisks([], first, zone)).not.toContain('newPlace');
      }),
    );
  });

  it('[L3] is a burst exactly where enough failures lie close together, and does not hang on what comes later', () => {
    fc.assert(
      fc.property(fc.array(tries), tries, (history, now) => {
        const close = history.filter(one => !one.succeeded && one.at <= now.at && one.at >= now.at - burstSeconds).length;
        const risks = signInRisks(history, now, 0);
        expect(risks.includes('burst')).toBe(!now.succeeded && close + 1 >= burstFailures);
        expect(signInRisks([...history, { ...now, at: now.at + 1 }].toReversed(), now, 0)).toEqual(risks);
      }),
    );
  });
});

describe('sessions', () => {
  const log: readonly SessionEvent[] = [
    { at: 0, event: 'login', session: 'a' },
    { at: 100, event: 'login', session: 'b' },
    { at: 300, event: 'kicked', session: 'a' },
    { at: 900, event: 'login', session: 'c' },
  ];

  it('[L4] open with the login and close with the next end; open ones end 2 h after their last use', () => {
    const sessions = sessionsOf(log, new Map([['b', 1_000]]));
    expect(sessions).toEqual([
      { session: 'a', from: 0, until: 300, open: false },
      { session: 'b', from: 100, until: 1_000 + openSessionSeconds, open: true },
      { session: 'c', from: 900, until: 900 + openSessionSeconds, open: true },
    ]);
    expect([0, 100, 300, 900, 10_000].map(at => openSessions(sessions, at))).toEqual([1, 2, 1, 2, 0]);
  });

  it('[L4] an end without a login opens nothing; a second login closes the first', () => {
    expect(sessionsOf([{ at: 5, event: 'logout', session: 'a' }], new Map())).toEqual([]);
    const twice = [log[0]!, { at: 50, event: 'login', session: 'a' } as const, log[2]!];
    expect(sessionsOf(twice, new Map()).map(({ from, until }) => [from, until])).toEqual([
      [0, 50],
      [50, 300],
    ]);
  });

  it('[L4] last no less than nothing, and are never fewer than none', () => {
    const events = fc.array(
      fc.record({
        at: fc.nat(10_000),
        event: fc.constantFrom('login', 'logout', 'kicked', 'expired'),
        session: fc.constantFrom('a', 'b', 'c'),
      }) satisfies fc.Arbitrary<SessionEvent>,
    );
    const seen = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(20_000)));
    fc.assert(
      fc.property(events, seen, fc.nat(30_000), (logged, uses, at) => {
        const sessions = sessionsOf(logged, new Map(uses));
        expect(sessions.filter(({ from, until }) => until < from)).toEqual([]);
        expect(openSessions(sessions, at)).toBeGreaterThanOrEqual(0);
        expect(sessions).toHaveLength(logged.filter(({ event }) => event === 'login').length);
      }),
    );
  });
});
