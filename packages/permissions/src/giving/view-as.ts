import { type Refusal, text } from '@axle/kernel';
import type { Access } from '../access/access.ts';
import type { ChangedAccount } from './account-change.ts';

const refusal = (code: string, zh: string, en: string): Refusal => ({ code, message: text(zh, en) });

/** Refusals of a look at the product as another user. */
export const viewRefusals = {
  superOnly: refusal('FORBIDDEN', '只有超级管理员可以以他人身份查看', 'Only super administrators can view as another user'),
  self: refusal('RULE', '不能以自己的身份查看', 'You cannot view as yourself'),
  notActive: refusal('RULE', '只能以在职用户的身份查看', 'You can only view as an active user'),
} as const;

/** Minutes that a look as another user lasts at most. */
export const viewMinutes = 60;

/** [G11] Why somebody may not look at the product as a user: super users alone do, as others than themselves, who are in office. */
export function refuseView(viewer: Pick<Access, 'userId' | 'isSuper'>, viewed: Pick<ChangedAccount, 'id' | 'state'>): Refusal | undefined {
  if (!viewer.isSuper) return viewRefusals.superOnly;
  if (viewer.userId === viewed.id) return viewRefusals.self;
  return viewed.state === 'active' ? undefined : viewRefusals.notActive;
}
