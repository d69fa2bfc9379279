import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authPlatforms, moments } from '../testing.ts';
import { authState, daysLeft, dueWarning, endOf, mayFeed, warningDays } from './auth-state.ts';
import { endsOf, isAuthPlatform, lifetimes, needsAccess } from './lifetimes.ts';

const at = (text: string) => new Date(text);
const granted = (platform: 'amazon' | 'ebay' | 'walmart' | 'partsgeek', when: string) => ({
  state: 'granted' as const,
  ...endsOf(platform, at(when)),
});
const day = 86_400_000;

describe('the state of an authorisation', () => {
  it('[S8, S8.1] Amazon’s consent of 2026-03-01 expires on 2027-03-01 and is expiring from 2027-01-30', () => {
    const auth = granted('amazon', '2026-03-01T00:00:00Z');
    expect(endOf(auth)).toEqual(at('2027-03-01T00:00:00Z'));
    expect(
      ['2027-01-29T23:59:59Z', '2027-01-30T00:00:00Z', '2027-02-28T23:59:59Z', '2027-03-01T00:00:00Z'].map(now => authState(auth, at(now))),
    ).toEqual(['valid', 'expiring', 'expiring', 'expired']);
  });

  it('[S8.1] eBay’s refresh of 2026-03-01 00:00 expires on 2027-08-30 12:00', () => {
    expect(endOf(granted('ebay', '2026-03-01T00:00:00Z'))).toEqual(at('2027-08-30T12:00:00Z'));
  });

  it('[S8.1] Walmart’s refresh lasts a year and PartsGeek’s key 180 days, which has no access token', () => {
    expect(granted('walmart', '2026-03-01T00:00:00Z')).toEqual({
      state: 'granted',
      accessExpiresAt: at('2026-03-01T00:15:00Z'),
      refreshExpiresAt: at('2027-03-01T00:00:00Z'),
    });
    expect(granted('partsgeek', '2026-03-01T00:00:00Z')).toEqual({ state: 'granted', consentExpiresAt: at('2026-08-28T00:00:00Z') });
    expect(needsAccess(undefined, at('2026-03-01T00:00:00Z'))).toBe(false);
    expect(Object.values(lifetimes).map(({ kind }) => kind)).toEqual(['oauth', 'oauth', 'clientCredentials', 'apiKey']);
  });

  it('[S8.1] shops of other platforms are not authorised at all', () => {
    expect(['amazon', 'partsgeek', 'shopify', 'constructor', '', undefined, 7].map(isAuthPlatform)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('[S8] ends with what ends first; one without an end stays valid, one that was begun without a time is as before', () => {
    const [sooner, later] = [at('2026-04-01T00:00:00Z'), at('2026-05-01T00:00:00Z')];
    expect(endOf({ state: 'granted', refreshExpiresAt: later, consentExpiresAt: sooner })).toEqual(sooner);
    expect(endOf({ state: 'granted', refreshExpiresAt: sooner, consentExpiresAt: later })).toEqual(sooner);
    expect([authState({ state: 'granted' }, sooner), authState({ state: 'pending' }, sooner)]).toEqual(['valid', 'none']);
    // a time to come back that was kept of an earlier beginning changes nothing of what was granted since
    expect(authState({ state: 'granted', nonceExpiresAt: later, consentExpiresAt: sooner }, sooner)).toBe('expired');
  });

  it('[S8] revoked, failed and missing ones are so as they are kept', () => {
    const ends = endsOf('amazon', at('2026-03-01T00:00:00Z'));
    expect((['revoked', 'error', 'none'] as const).map(state => authState({ state, ...ends }, at('2026-04-01T00:00:00Z')))).toEqual([
      'revoked',
      'error',
      'none',
    ]);
  });

  it('[S8.2] a begun one is pending until its time is over, then as before', () => {
    const begun = { state: 'pending', nonceExpiresAt: at('2026-03-01T00:10:00Z') } as const;
    expect([authState(begun, at('2026-03-01T00:09:59Z')), authState(begun, at('2026-03-01T00:10:00Z'))]).toEqual(['pending', 'none']);
    const renewed = { ...begun, ...endsOf('amazon', at('2025-06-01T00:00:00Z')) };
    expect(authState(renewed, at('2026-03-01T00:10:00Z'))).toBe('valid');
  });

  it('[S8] never goes from expired back to valid as time passes', () => {
    const order = ['valid', 'expiring', 'expired'];
    fc.assert(
      fc.property(authPlatforms(), moments(), moments(), moments(), (platform, when, one, other) => {
        const auth = { state: 'granted' as const, ...endsOf(platform, when) };
        const [sooner, later] = one < other ? [one, other] : [other, one];
        expect(order.indexOf(authState(auth, later))).toBeGreaterThanOrEqual(order.indexOf(authState(auth, sooner)));
      }),
    );
  });

  it('[S8.4] the end of an access token alone never changes it', () => {
    fc.assert(
      fc.property(authPlatforms(), moments(), moments(), (platform, when, now) => {
        const { accessExpiresAt: _, ...ends } = endsOf(platform, when);
        expect(authState({ state: 'granted', ...ends }, now)).toBe(authState({ state: 'granted', ...endsOf(platform, when) }, now));
      }),
    );
    const end = at('2026-03-01T01:00:00Z');
    expect([needsAccess(end, at('2026-03-01T00:54:59Z')), needsAccess(end, at('2026-03-01T00:55:00Z'))]).toEqual([false, true]);
  });

  it('[S8.3] lets data be fetched while it is valid or expiring', () => {
    expect((['valid', 'expiring', 'expired', 'revoked', 'error', 'none', 'pending'] as const).filter(mayFeed)).toEqual([
      'valid',
      'expiring',
    ]);
  });
});

describe('warnings', () => {
  it('[S8.5] are due at 30, 14, 7, 3 and 1 days', () => {
    const end = at('2027-03-01T00:00:00Z');
    const due = (days: number) => dueWarning(end, new Date(end.getTime() - days * day));
    expect([31, 30, 29, 14, 13, 7, 4, 3, 2, 1, 0.5, 0, -1].map(due)).toEqual([
      undefined,
      30,
      30,
      14,
      14,
      7,
      7,
      3,
      3,
      1,
      1,
      undefined,
      undefined,
    ]);
  });

  it('[S8.5] come nearer and never go back', () => {
    fc.assert(
      fc.property(
        moments(),
        fc.double({ min: 0.01, max: 60, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (end, days, part) => {
          const warn = (before: number) => dueWarning(end, new Date(end.getTime() - before * day)) ?? 31;
          expect(warn(days * part + 0.005)).toBeLessThanOrEqual(warn(days + 0.005));
          expect([...warningDays, 31]).toContain(warn(days));
          expect(daysLeft(end, end)).toBe(0);
        },
      ),
    );
  });
});
