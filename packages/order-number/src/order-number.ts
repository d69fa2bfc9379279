import { ok, refuse, type Result } from '@axle/kernel';

/** An order-number-like string without hyphens: what is stored and compared. */
export type OrderNumber = string & { readonly kind: 'OrderNumber' };

/** [O1] Whether a text holds letters, digits and hyphens alone, and at least one letter or digit. */
export const isOrderNumber = (text: string): boolean => /^-*[A-Za-z0-9][A-Za-z0-9-]*$/.test(text);

/** [O2] Reads an order-number-like text: surrounding space is dropped, hyphens are stripped; anything else is refused with `FORMAT`. */
export function parseOrderNumber(text: string): Result<OrderNumber> {
  const trimmed = text.trim();
  if (isOrderNumber(trimmed)) return ok(trimmed.replaceAll('-', '') as OrderNumber);
  return refuse({ code: 'FORMAT', message: { zh: '只能包含字母、数字和连字符', en: 'Only letters, digits and hyphens are allowed' } });
}

/** [O3] Writes an order number with hyphens after positions 2, 5 and 8: `PO26052000042` → `PO-260-520-00042`. */
export const formatOrderNumber = (number: OrderNumber): string =>
  [number.slice(0, 2), number.slice(2, 5), number.slice(5, 8), number.slice(8)].filter(group => group !== '').join('-');

/** [O4] Strips and regroups what was typed; a text that is no order number is refused. Regrouping twice changes nothing. */
export function regroupOrderNumber(text: string): Result<string> {
  const parsed = parseOrderNumber(text);
  return parsed.ok ? ok(formatOrderNumber(parsed.value)) : parsed;
}
