import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTaxNumber, usccCheckCharacter, checkUscc, usccOk } from './uscc.ts';

const signs = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
const bodies = fc.array(fc.constantFrom(...signs), { minLength: 17, maxLength: 17 }).map(list => list.join(''));

describe('unified social credit codes', () => {
  it('[B3] end with the character that GB 32100-2015 works out', () => {
    expect(usccCheckCharacter('91350100M000100Y4')).toEqual({ ok: true, value: '3' });
    expect(['91350100M000100Y43', '91350100M000100Y4Z', '91350100M000100Y4', ''].map(usccOk)).toEqual([true, false, false, false]);
    expect(usccCheckCharacter('91350100I000100Y4')).toMatchObject({ ok: false, refusal: { code: 'BAD_CHAR' } });
    expect(checkUscc({ uscc: '91350100M000100Y44' })).toMatchObject([{ code: 'USCC', field: 'uscc' }]);
    expect([{}, { uscc: '91350100M000100Y43' }].flatMap(checkUscc)).toEqual([]);
  });

  it('[B3] are what a tax number of 18 characters is; shorter ones are of other countries', () => {
    expect(checkTaxNumber({ taxNo: '91350100M000100Y44' })).toMatchObject([{ code: 'USCC', field: 'taxNo' }]);
    expect([{}, { taxNo: '12-3456789' }, { taxNo: 'DE123456789' }, { taxNo: '91350100M000100Y43' }].flatMap(checkTaxNumber)).toEqual([]);
  });

  it('[B3] have exactly one right last character', () => {
    fc.assert(
      fc.property(bodies, body => {
        expect(signs.filter(sign => usccOk(body + sign))).toHaveLength(1);
      }),
    );
  });

  it('[B3] are refused with a sign that such a code does not have', () => {
    fc.assert(
      fc.property(bodies, fc.nat(16), fc.constantFrom(...'IOSVZ-字'), (body, at, sign) => {
        expect(usccCheckCharacter(body.slice(0, at) + sign + body.slice(at + 1))).toMatchObject({
          ok: false,
          refusal: { code: 'BAD_CHAR' },
        });
      }),
    );
  });
});

it('[B3] the tax number of a sole trader is that of a citizen', () => {
  expect(checkTaxNumber({ taxNo: '11010519491231002X' })).toEqual([]);
  expect(checkTaxNumber({ taxNo: '110105194912310021' })).toMatchObject([{ code: 'USCC', field: 'taxNo' }]);
});
