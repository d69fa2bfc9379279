import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('e-mail addresses', () => {
  it('[K14] are addr-specs of RFC 5322 without comments', () => {
    const good = ['li.na@ningbo-brake.cn', 'a@x', 'o+po@mail.example.com', '"Li Na"@example.cn', 'po@[192.168.1.10]'];
    const bad = ['', 'a', '@x', 'a@', 'a b@x.cn', 'a..b@x.cn', '.a@x.cn', 'a@x.cn.', 'a@b@c', 'a(boss)@x.cn', '李@x.cn', 'a@x.cn,b@x.cn'];
    expect(good.filter(text => !isEmailAddress(text))).toEqual([]);
    expect(bad.filter(isEmailAddress)).toEqual([]);
  });

  it('[K14] have at most 254 characters, 64 of them before the @', () => {
    const domain = (length: number) => `${'d'.repeat(length - 3)}.cn`;
    expect(isEmailAddress(`${'a'.repeat(64)}@${domain(189)}`)).toBe(true);
    expect(isEmailAddress(`${'a'.repeat(64)}@${domain(190)}`)).toBe(false);
    expect(isEmailAddress(`${'a'.repeat(65)}@x.cn`)).toBe(false);
  });

  it('[K14] never hold a break, and stay addresses in capitals', () => {
    fc.assert(fc.property(fc.string(), text => !isEmailAddress(text) || !/[\r\n]/.test(text)));
    fc.assert(fc.property(fc.emailAddress(), text => !isEmailAddress(text) || isEmailAddress(text.toUpperCase())));
  });
});
