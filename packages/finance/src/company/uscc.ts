import { ok, type Refusal, refuse, type Result } from '@axle/kernel';

const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';

const refusal = (code: string, field: string): Refusal => ({
  code,
  field,
  message: { zh: '统一社会信用代码不正确', en: 'Invalid unified social credit code' },
});

/**
 * [B3] The last character of a unified social credit code (GB 32100-2015) by the 17 before it; `BAD_CHAR` for a sign that such a code does
 * not have.
 */
export function usccCheckCharacter(body: string): Result<string> {
  let total = 0;
  let weight = 1;
  for (const sign of body) {
    const value = signs.indexOf(sign);
    if (value < 0) return refuse(refusal('BAD_CHAR', 'uscc'));
    total += value * weight;
    weight = (weight * 3) % 31;
  }
  return ok(signs[(31 - (total % 31)) % 31]!);
}

/** [B3] Whether a text is a unified social credit code: 18 characters with the right last one. */
export function usccOk(text: string): boolean {
  const last = text.length === 18 ? usccCheckCharacter(text.slice(0, 17)) : undefined;
  return last?.ok === true && last.value === text.at(-1);
}

/** [B3] A record's unified social credit code, where it has one, is right. */
export const checkUscc = ({ uscc }: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  typeof uscc !== 'string' || usccOk(uscc) ? [] : [refusal('USCC', 'uscc')];

/** What the digits of a citizen's number count, and the last sign by what they come to. */
const citizen = { weights: [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], signs: '10X98765432' } as const;

/** [B3] Whether a text is the number of a Chinese citizen (GB 11643), which is what sole traders pay taxes by. */
export const citizenNumberOk = (text: string): boolean =>
  /^[1-9]\d{16}[\dX]$/.test(text) &&
  citizen.signs[citizen.weights.reduce((sum, weight, at) => sum + weight * Number(text[at]), 0) % 11] === text[17];

/** [B3] A tax number of 18 characters is a unified social credit code, or that of a sole trader: no other country's is as long. */
export const checkTaxNumber = ({ taxNo }: Readonly<Record<string, unknown>>): readonly Refusal[] =>
  typeof taxNo !== 'string' || taxNo.length !== 18 || usccOk(taxNo) || citizenNumberOk(taxNo) ? [] : [refusal('USCC', 'taxNo')];
