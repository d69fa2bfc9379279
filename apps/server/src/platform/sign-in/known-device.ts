import type { Kysely } from 'kysely';
import { newSignature, signatureHash } from '../access/signature.ts';
import type { Tables } from '../database/tables.ts';

/** What the server calls a browser has this shape; anything else is as good as none. */
const shape = /^[\w-]{43}$/;

const hashOf = (device: string): Buffer => signatureHash(device);

/** Whether somebody has signed in to the account from this browser. */
export async function knowsDevice(database: Kysely<Tables>, userId: number, device: string | undefined): Promise<boolean> {
  if (device === undefined || !shape.test(device)) return false;
  const known = await database
    .selectFrom('known_device')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', hashOf(device))
    .executeTakeFirst();
  return known !== undefined;
}

/** Lets an account know a browser, and answers what the browser calls itself from now on. */
export async function keepDevice(
  transaction: Kysely<Tables>,
  { userId, device, now }: { readonly userId: number; readonly device: string | undefined; readonly now: Date },
): Promise<string> {
  const kept = device !== undefined && shape.test(device) ? device : newSignature();
  await transaction
    .insertInto('known_device')
    .values({ user_id: userId, device_hash: hashOf(kept), last_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_at: now }))
    .execute();
  return kept;
}
