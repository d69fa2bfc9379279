import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieNameFrom, cookieNameKey } from './cookie-name.ts';
import { cookieIn, cookieText, signatureCookie } from './cookie-policy.ts';

describe("the signature's cookie", () => {
  it('[N1] [spec 4.3, 9.6] lasts 365 days with remember, otherwise for the session', () => {
    expect(signatureCookie('axle_signature', 'abc', true)).toEqual({ name: 'axle_signature', value: 'abc', maxAge: 31_536_000 });
    expect(signatureCookie('axle_signature', 'abc', false)).toEqual({ name: 'axle_signature', value: 'abc' });
  });

  it('[N1] [spec 4.2] is removed by an empty signature', () => {
    expect(cookieText(signatureCookie('c', '', true), false)).toBe('c=; Path=/; SameSite=Lax; Max-Age=0');
  });

  it('[N1] is secure where the origin is, and says nothing of a lifetime for the session', () => {
    expect(cookieText(signatureCookie('c', 'v', false), true)).toBe('c=v; Path=/; SameSite=Lax; Secure');
  });

  it('[N1] is found again among other cookies', () => {
    const value = fc.string({ minLength: 1, unit: 'grapheme' });
    fc.assert(
      fc.property(value, value, (signature, other) => {
        const [stored = ''] = cookieText(signatureCookie('axle_signature', signature, true), false).split(';');
        expect(cookieIn(`axle=${encodeURIComponent(other)}; ${stored}; theme=dark`, 'axle_signature')).toBe(signature);
      }),
    );
    expect(cookieIn('', 'a')).toBeUndefined();
    expect(cookieIn('ab=1; a=', 'a')).toBeUndefined();
    expect(cookieIn('a=%E4%', 'a')).toBe('%E4%');
  });

  it('[N2] [spec 4.4] has a name that is remembered for each origin, if it can be one', () => {
    expect(cookieNameKey('http://one')).not.toBe(cookieNameKey('http://two'));
    expect(cookieNameFrom('axle_signature')).toBe('axle_signature');
    for (const strange of [null, undefined, '', 'a b', 'a=b', 'a;b', 'x'.repeat(65)]) expect(cookieNameFrom(strange)).toBeUndefined();
  });
});
