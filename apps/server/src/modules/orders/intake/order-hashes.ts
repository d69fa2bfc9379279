import { createHash } from 'node:crypto';
import { addressKey, type PlatformAddress, type PlatformBuyer } from '@axle/orders';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The buyer as the platform knows them, else by e-mail, else by name and phone, in a form that shows nothing; undefined where unknown. */
export function buyerKey(store: number, { id, email, name, phone }: PlatformBuyer): string | undefined {
  const known = id ?? email ?? (name === undefined ? undefined : `${name} ${phone ?? ''}`);
  return known === undefined ? undefined : hash(`${store} ${known.trim().toLowerCase()}`);
}

/** The address as others of the same are found by it; undefined where it is not complete. */
export function addressHash({ name, ...address }: PlatformAddress): string | undefined {
  const key = addressKey({ ...address, receiver: name });
  return key === undefined ? undefined : hash(key);
}
