import { text } from '@axle/kernel';

/** The login page. */
export const signInText = {
  title: text('登录', 'Sign in'),
  lead: text('使用办公系统账号登录', 'Use your office account'),
  system: text('系统', 'System'),
  account: text('账号', 'Account'),
  password: text('密码', 'Password'),
  remember: text('记住登录（365 天）', 'Keep me signed in (365 days)'),
  signIn: text('登录', 'Sign in'),
  signingIn: text('正在登录…', 'Signing in…'),
  showPassword: text('显示密码', 'Show password'),
  hidePassword: text('隐藏密码', 'Hide password'),
  capsLock: text('大写锁定已开启', 'Caps Lock is on'),
  accountNeeded: text('请输入账号', 'Please enter your account'),
  passwordNeeded: text('请输入密码', 'Please enter your password'),
  languageLabel: text('界面语言', 'Language'),
} as const;
