import { type Refusal, text } from '@axle/kernel';

/** What an administrator does to an account. */
export type AccountChange = 'lock' | 'unlock' | 'leave' | 'roles' | 'super' | 'notSuper' | 'password';

/** An account, as far as a change of it is decided by it. */
export interface ChangedAccount {
  readonly id: number;
  readonly isSuper: boolean;
  readonly state: 'active' | 'locked' | 'left';
}

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** Refusals of changes of accounts. */
export const accountRefusals = {
  self: refusal('RULE', '不能修改自己的账号状态、角色或超级权限', 'You cannot change the state, roles or super rights of your own account'),
  ownPassword: refusal('RULE', '请在“修改密码”中修改自己的密码', 'Use “Change password” to change your own password'),
  lastSuper: refusal('RULE', '至少保留一名在职的超级管理员', 'At least one active super administrator must remain'),
  left: refusal('RULE', '该账号已离职', 'The user of this account has left'),
  locked: refusal('RULE', '该账号已锁定', 'The account is already locked'),
  notLocked: refusal('RULE', '该账号未锁定', 'The account is not locked'),
} as const;

/** Changes that take somebody's rights away. */
const takesSuper: readonly AccountChange[] = ['lock', 'leave', 'notSuper'];

/**
 * [G9] Why an account may not be changed: nobody changes the state, the roles or the super rights of their own; who left stays so; and of
 * the super administrators in office, of whom there are `supers`, the last one stays.
 */
export function refuseAccountChange(by: number, account: ChangedAccount, change: AccountChange, supers: number): Refusal | undefined {
  const { id, isSuper, state } = account;
  if (id === by) return change === 'password' ? accountRefusals.ownPassword : accountRefusals.self;
  if (state === 'left') return accountRefusals.left;
  if (change === 'lock' && state === 'locked') return accountRefusals.locked;
  if (change === 'unlock' && state !== 'locked') return accountRefusals.notLocked;
  if (isSuper && state === 'active' && takesSuper.includes(change) && supers <= 1) return accountRefusals.lastSuper;
  return undefined;
}
