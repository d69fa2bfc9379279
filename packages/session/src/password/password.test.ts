import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkNewPassword } from './check-new-password.ts';
import { passwordPrompt } from './password-prompt.ts';
import { passwordState } from './password-state.ts';

const seconds = (instant: string) => Date.parse(instant) / 1000;
const moment = fc.integer({ min: 0, max: 4_000_000_000 });
const prompt = (daysLeft: number, needPopup = true, firstLogin = false) =>
  passwordPrompt(
    { firstLogin, needPopup, ninetyDaysPasswordNotChange: false, passwordExpiredTime: 1_000_000 + daysLeft * 86_400 },
    1_000_000,
  );

describe('the age of a password', () => {
  it('[S6] [spec 4.16, 9.11] expires after 90 days, with a reminder 7 days before', () => {
    const changed = seconds('2026-01-01T08:00:00Z');
    expect(passwordState(changed, false, seconds('2026-03-25T07:59:59Z'))).toEqual({
      expires: seconds('2026-04-01T08:00:00Z'),
      ninetyDaysPasswordNotChange: false,
      needPopup: false,
    });
    expect(passwordState(changed, false, seconds('2026-03-25T08:00:00Z'))).toMatchObject({
      ninetyDaysPasswordNotChange: false,
      needPopup: true,
    });
    expect(passwordState(changed, false, seconds('2026-04-01T08:00:00Z'))).toMatchObject({
      ninetyDaysPasswordNotChange: true,
      needPopup: true,
    });
    expect(passwordState(changed, true, changed).needPopup).toBe(true);
  });

  it('[S6] is 7,776,000 seconds, and a reminder once due stays due', () => {
    fc.assert(
      fc.property(moment, fc.boolean(), moment, fc.nat(), (changed, first, now, later) => {
        const state = passwordState(changed, first, now);
        expect(state.expires - changed).toBe(7_776_000);
        if (state.needPopup) expect(passwordState(changed, first, now + later).needPopup).toBe(true);
      }),
    );
  });
});

describe('the password dialog', () => {
  it('[N3] counts the days that are left up', () => {
    expect(prompt(3.2)).toEqual({ kind: 'expiring', daysLeft: 4, blocking: false });
  });

  it('[N3] blocks at the first login and after the expiry', () => {
    expect(prompt(50, true, true)).toMatchObject({ kind: 'firstLogin', blocking: true });
    expect(prompt(-1)).toMatchObject({ kind: 'expired', blocking: true });
    expect(prompt(0)).toMatchObject({ kind: 'expired', blocking: true });
  });

  it('[N3] is none without a reminder or a known expiry', () => {
    expect(prompt(50, false).kind).toBe('none');
    expect(passwordPrompt({ firstLogin: false, needPopup: true, ninetyDaysPasswordNotChange: false }, 1).kind).toBe('none');
  });

  it('[N3] only goes on from none to expiring to expired', () => {
    const order = ['none', 'expiring', 'expired'];
    fc.assert(
      fc.property(moment, moment, fc.nat(), (changed, now, later) => {
        const at = (time: number) => {
          const { expires, ...state } = passwordState(changed, false, time);
          return order.indexOf(passwordPrompt({ firstLogin: false, passwordExpiredTime: expires, ...state }, time).kind);
        };
        expect(at(now + later)).toBeGreaterThanOrEqual(at(now));
      }),
    );
  });
});

describe('a new password', () => {
  const check = (password: string, account = 'buyer') =>
    checkNewPassword({ password, repeat: password, account }).map(refusal => refusal.code);

  it('[N4] is long and varied enough', () => {
    expect(check('Axle-demo-2026')).toEqual([]);
    expect(check('Abc12345')).toEqual(['RANGE']);
    expect(check('abcdefghijk1')).toEqual(['FORMAT']);
    expect(check('Aa1'.repeat(50))).toEqual(['RANGE']);
  });

  it('[N4] does not hold the account and is repeated alike', () => {
    expect(check('My-BUYER-2026')).toEqual(['FORMAT']);
    expect(checkNewPassword({ password: 'Axle-demo-2026', repeat: 'Axle-demo-2027', account: 'x1' })).toMatchObject([{ field: 'repeat' }]);
  });

  it('[N4] is refused with everything that is wrong at once', () => {
    expect(check('buyer')).toEqual(['RANGE', 'FORMAT', 'FORMAT']);
  });
});
