import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ok, refuse, type Refusal, type Result } from '@axle/kernel';
import { type AuthPlatform, isAuthPlatform } from '@axle/shop-auth';

/** What a platform grants: the account that it is for, and the tokens, which only {@link seal} sees. */
export interface Granted {
  readonly sellerId: string;
  readonly refreshToken: string;
}

const secret = randomBytes(32);
const codeMinutes = 5;
const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

const same = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

const refused: Refusal = { code: 'PLATFORM_REFUSED', message: { zh: '平台拒绝了授权', en: 'The platform refused the authorisation' } };
const wrongSecret: Refusal = {
  code: 'BAD_CREDENTIALS',
  message: { zh: '平台不接受该密钥', en: 'The platform does not accept these credentials' },
};

/** Where the sandbox asks for the consent of a shop. */
export const sandboxAddress = (platform: AuthPlatform, state: string): string =>
  `/sandbox/oauth/${platform}?state=${encodeURIComponent(state)}`;

/** The code by which a consent given in the sandbox comes back. */
export function sandboxCode(platform: string, sellerId: string, now: Date): string {
  const payload = Buffer.from(JSON.stringify([platform, sellerId, now.getTime() + codeMinutes * 60_000])).toString('base64url');
  return `${payload}.${sign(payload)}`;
}

/** Turns the code of a consent into tokens, as a platform does. */
export function exchangeCode(platform: AuthPlatform, code: string, now: Date): Result<Granted> {
  const [payload = '', signature = ''] = code.split('.');
  if (!same(sign(payload), signature)) return refuse(refused);
  const [of, sellerId, until] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [string, string, number];
  if (of !== platform || now.getTime() > until) return refuse(refused);
  return ok({ sellerId, refreshToken: `sandbox-${randomBytes(24).toString('base64url')}` });
}

/** Takes an id with its secret, or a key: the sandbox refuses those that say `wrong`. */
export const takeCredentials = (platform: AuthPlatform, sellerId: string, given: string): Result<Granted> =>
  isAuthPlatform(platform) && !given.includes('wrong') ? ok({ sellerId, refreshToken: given }) : refuse(wrongSecret);

/** Calls the platform once with what it granted. */
export const callPlatform = (token: string | undefined): Result<true> =>
  token !== undefined && token !== '' && !token.includes('broken')
    ? ok(true)
    : refuse({ code: 'CALL_FAILED', message: { zh: '测试调用失败', en: 'The test call failed' } });
