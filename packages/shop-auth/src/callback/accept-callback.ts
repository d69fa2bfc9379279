import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';

/** An authorisation that was begun: by whom, for which shop, until when it may come back. */
export interface BegunAuth {
  readonly user: number;
  readonly store: number;
  readonly expiresAt: Date;
  readonly usedAt?: Date | undefined;
}

/** What comes back from the platform. */
export interface ReturnedAuth {
  readonly user: number;
  /** The account that consented. */
  readonly sellerId: string;
}

/** Minutes in which an authorisation comes back. */
export const nonceMinutes = 10;

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

const unknown = refusal('NONCE_UNKNOWN', '授权请求不存在，请重新发起', 'The authorisation request does not exist; please start again');
const used = refusal('NONCE_USED', '该授权回调已使用过', 'This authorisation callback has already been used');
const late = refusal('NONCE_EXPIRED', '授权已超过10分钟，请重新发起', 'The authorisation took more than 10 minutes; please start again');
const other = refusal('NONCE_OTHER', '授权须由发起人完成', 'The authorisation must be completed by the user who started it');
const account = refusal('SELLER_MISMATCH', '授权账号与店铺不一致', 'Authorised account differs from the store');

/**
 * [S8.6] Whether an authorisation may end as it comes back: once, in time, by the user who started it, for the account that the shop has,
 * if any.
 */
export function acceptCallback(
  begun: BegunAuth | undefined,
  returned: ReturnedAuth,
  sellerId: string | undefined,
  now: Date,
): Result<BegunAuth> {
  if (!begun) return refuse(unknown);
  if (begun.usedAt) return refuse(used);
  if (begun.user !== returned.user) return refuse(other);
  if (begun.expiresAt <= now) return refuse(late);
  return sellerId !== undefined && sellerId !== returned.sellerId ? refuse(account) : ok(begun);
}
