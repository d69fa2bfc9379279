import { text } from '@axle/kernel';
import type { IntegerField } from '@axle/page-kit';

/** A count, of what may be negative too. */
export const count = (zh: string, en: string): IntegerField => ({
  kind: 'integer',
  label: text(zh, en),
  min: -1_000_000_000,
  max: 1_000_000_000,
});
/** A day. */
export const day = (zh: string, en: string) => ({ kind: 'date', label: text(zh, en) }) as const;
/** A code, shown as it is. */
export const code = (zh: string, en: string) => ({ kind: 'code', label: text(zh, en), maxLength: 60 }) as const;
/** From whom the order is. */
export const supplier = { kind: 'ref', label: text('供应商', 'Supplier'), entity: 'supplier', required: true } as const;
/** Its currency. */
export const currency = { kind: 'code', label: text('币种', 'Currency'), maxLength: 3 } as const;
