import { fill, type Refusal, type Text, text } from '@axle/kernel';
import type { OutType } from './out-types.ts';

/** Where an order goes, as its label will say; the country by its two letters. */
export interface ShipTo {
  readonly outType: OutType;
  /** Of ours: it has its own address. */
  readonly toWarehouse?: number | null;
  readonly country: string;
  readonly receiver?: string | null;
  readonly address?: string | null;
  readonly city?: string | null;
  readonly postcode?: string | null;
}

/** Countries and regions whose addresses have no postal code (Universal Postal Union). */
const withoutPostcode: ReadonlySet<string> = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CM DJ DM ER FJ GA GD GM GQ GY HK JM KI KM LC ML MO MR NR QA RW SB SC SL SR ST SY TD TG TO TV UG VU YE ZW'.split(
    ' ',
  ),
);

const parts = {
  receiver: text('收件人', 'receiver'),
  address: text('地址', 'street address'),
  city: text('城市', 'city'),
  postcode: text('邮编', 'postcode'),
} as const satisfies Readonly<Record<string, Text>>;

/** A part of an address that a label needs. */
export type AddressPart = keyof typeof parts;

/** [R11f] What the address of an order lacks that goes to somebody: a sale, or whatever names a receiver. */
export function addressLacks(to: ShipTo): readonly AddressPart[] {
  const goesToSomebody = (to.toWarehouse ?? undefined) === undefined && (to.outType === 'sale' || (to.receiver ?? '') !== '');
  if (!goesToSomebody) return [];
  const wanted = (Object.keys(parts) as AddressPart[]).filter(part => part !== 'postcode' || !withoutPostcode.has(to.country));
  return wanted.filter(part => (to[part] ?? '').trim() === '');
}

const lacksText: Text = { zh: '收件地址缺：{parts}', en: 'The address lacks: {parts}' };

/** [R11f] Why no waybill is taken for an address (`ADDRESS_INCOMPLETE`); undefined for a whole one. */
export function refuseAddress(to: ShipTo): Refusal | undefined {
  const lacking = addressLacks(to).map(part => parts[part]);
  if (lacking.length === 0) return undefined;
  const listed = { zh: lacking.map(({ zh }) => zh).join('、'), en: lacking.map(({ en }) => en).join(', ') };
  return { code: 'ADDRESS_INCOMPLETE', field: 'address', message: fill(lacksText, { parts: listed }) };
}
