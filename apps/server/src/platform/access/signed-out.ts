import { text } from '@axle/kernel';
import type { SignedOut } from '../gateways/caller.ts';

const signedOut = (kind: SignedOut['kind'], zh: string, en: string): SignedOut => ({ kind, message: text(zh, en) });

/** Why a signature stands for nobody any more. */
export const signedOutBecause = {
  unknown: signedOut('signedOut', '登录已失效，请重新登录', 'Your session has ended, please sign in again'),
  expired: signedOut('signedOut', '登录已过期，请重新登录', 'Your session has expired, please sign in again'),
  password: signedOut('signedOut', '密码已修改，请重新登录', 'The password was changed, please sign in again'),
  inactive: signedOut('signedOut', '账号已停用，请联系管理员', 'The account is disabled, contact the administrator'),
  viewOver: signedOut('signedOut', '以他人身份的查看已结束', 'Viewing as another user has ended'),
  kicked: signedOut('kicked', '您的账号已被管理员下线或在其他地方登录', 'You were signed out by an administrator or signed in elsewhere'),
} as const;
