import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callEffect } from './calls/call-effect.ts';
import { calls, callsAdded, wholePath } from './calls/calls.ts';
import { readSignature, viewSignature } from './view-signature.ts';

const signature = fc.stringMatching(/^[A-Za-z0-9_-]{43}$/);

describe('the signature of somebody who looks as another user', () => {
  it('is read back as it was written, and a plain one views nobody', () => {
    fc.assert(
      fc.property(signature, fc.integer({ min: 1, max: 999_999_999 }), (own, userId) => {
        expect(readSignature(viewSignature(own, userId))).toEqual({ own, views: userId });
        expect(readSignature(own)).toEqual({ own });
      }),
    );
    for (const strange of ['', '.', 'a.', '.7', 'a.07', 'a.-1', 'a.1e3', 'a.1234567890123456'])
      expect(readSignature(strange)).toEqual({ own: strange });
  });
});

describe('what a call does', () => {
  it('a named call says so itself, a call of records by its last step', () => {
    for (const call of [...calls, ...callsAdded]) expect(callEffect(call.method, wholePath(call))).toBe(call.effect);
    expect(callEffect('POST', '/api/item/brand/get_list')).toBe('reads');
    expect(callEffect('GET', '/api/item/brand/get_detail')).toBe('reads');
    expect(callEffect('POST', '/api/item/brand/update')).toBe('writes');
    expect(callEffect('POST', '/api/item/brand/export')).toBe('writes');
  });

  it('everything else writes, whatever its method', () => {
    fc.assert(
      fc.property(fc.constantFrom('GET', 'POST'), fc.stringMatching(/^[a-z_/]{1,40}$/), (method, path) => {
        expect(callEffect(method, `/api/item/brand/own_${path.replaceAll('/', '_')}`)).toBe('writes');
      }),
    );
    expect(callEffect('GET', '/api/item/brand/get_list')).toBe('writes');
    expect(callEffect('POST', '/api/uaa/user/view_as')).toBe('writes');
  });
});
