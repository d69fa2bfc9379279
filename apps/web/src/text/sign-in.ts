import type { Text } from '@axle/kernel';

/** The login page. */
export const signInText = {
  title: { zh: '登录', en: 'Sign in' },
  lead: { zh: '使用办公系统账号登录', en: 'Use your office account' },
  system: { zh: '系统', en: 'System' },
  account: { zh: '账号', en: 'Account' },
  password: { zh: '密码', en: 'Password' },
  remember: { zh: '记住登录（365 天）', en: 'Keep me signed in (365 days)' },
  signIn: { zh: '登录', en: 'Sign in' },
  signingIn: { zh: '正在登录…', en: 'Signing in…' },
  showPassword: { zh: '显示密码', en: 'Show password' },
  hidePassword: { zh: '隐藏密码', en: 'Hide password' },
  capsLock: { zh: '大写锁定已开启', en: 'Caps Lock is on' },
  accountNeeded: { zh: '请输入账号', en: 'Please enter your account' },
  passwordNeeded: { zh: '请输入密码', en: 'Please enter your password' },
  languageLabel: { zh: '界面语言', en: 'Language' },
} as const satisfies Record<string, Text>;
