import { type Refusal, text } from '@axle/kernel';

const refusal = (code: string, zh: string, en: string, field?: string): Refusal => ({ code, message: text(zh, en), field });

/** Why a sign-in or a new password is refused. */
export const signInRefusals = {
  badPassword: refusal('BAD_PASSWORD', '账号或密码错误', 'Wrong account or password'),
  locked: refusal('ACCOUNT_LOCKED', '账号已锁定，请联系管理员', 'The account is locked, contact the administrator'),
  left: refusal('ACCOUNT_LEFT', '账号已离职停用', 'The user has left; the account is disabled'),
  wrongOld: refusal('BAD_PASSWORD', '原密码错误', 'The old password is wrong', 'old_password'),
  wrongPassword: refusal('BAD_PASSWORD', '密码错误', 'The password is wrong', 'password'),
  usedBefore: refusal('PASSWORD_USED', '新密码不能与最近5次相同', 'The new password must differ from the last 5', 'new_password'),
} as const;
