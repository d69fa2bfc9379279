import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptCallback, type BegunAuth } from './accept-callback.ts';

const now = new Date('2026-03-01T08:00:00Z');
const begun: BegunAuth = { user: 7, store: 3, expiresAt: new Date('2026-03-01T08:10:00Z') };
const answer = (given: BegunAuth | undefined, user = 7, sellerId = 'A1', stored?: string, at = now) => {
  const result = acceptCallback(given, { user, sellerId }, stored, at);
  return result.ok ? 'taken' : result.refusal.code;
};

describe('an authorisation that comes back', () => {
  it('[S8.6] is accepted once, in time, from the user who started it, for the account of the shop', () => {
    expect(answer(begun)).toBe('taken');
    expect(answer(begun, 7, 'A1', 'A1')).toBe('taken');
    expect(answer(undefined)).toBe('NONCE_UNKNOWN');
    expect(answer({ ...begun, usedAt: now })).toBe('NONCE_USED');
    expect(answer(begun, 8)).toBe('NONCE_OTHER');
    expect(answer(begun, 7, 'A1', undefined, begun.expiresAt)).toBe('NONCE_EXPIRED');
    expect(answer(begun, 7, 'A2', 'A1')).toBe('SELLER_MISMATCH');
  });

  it('[S8.6] is never taken a second time, whatever comes with it', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string(), fc.option(fc.string(), { nil: undefined }), (user, sellerId, stored) => {
        expect(acceptCallback({ ...begun, usedAt: now }, { user, sellerId }, stored, now).ok).toBe(false);
      }),
    );
  });
});
