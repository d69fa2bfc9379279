import { type Refusal, text } from '@axle/kernel';

/** What letters count: from 10 on, without the multiples of 11. */
const letters = '0123456789A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ';

/** How numbers of containers are written; goods that come without a container of their own have other ones. */
const shape = /^[A-Z]{3}[UJZ]\d{7}$/;

/** [R8b] The last digit of a container number (ISO 6346) by the ten signs before it. */
export const containerCheckDigit = (body: string): number =>
  ([...body].reduce((sum, sign, at) => sum + letters.indexOf(sign) * 2 ** at, 0) % 11) % 10;

/** [R8b] A number that is written as that of a container has its check digit: `CONTAINER`. */
export function checkContainer({ containerNo }: Readonly<Record<string, unknown>>): readonly Refusal[] {
  if (typeof containerNo !== 'string' || !shape.test(containerNo)) return [];
  const digit = containerCheckDigit(containerNo.slice(0, 10));
  if (String(digit) === containerNo[10]) return [];
  const message = text(`柜号校验位应为${digit}`, `The check digit of the container number should be ${digit}`);
  return [{ code: 'CONTAINER', field: 'containerNo', message }];
}
