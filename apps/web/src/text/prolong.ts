import { text } from '@axle/kernel';

/** The dialog of a sign-in that is about to end. */
export const prolongText = {
  title: text('登录即将到期', 'Your session is about to expire'),
  why: text(
    '登录将在 {time} 到期。输入密码后可在当前页面继续，未保存的内容不受影响。',
    'Your session expires at {time}. Enter your password to continue on this page; unsaved input is kept.',
  ),
  password: text('密码', 'Password'),
  needed: text('请输入密码', 'Please enter your password'),
  later: text('稍后', 'Later'),
  goOn: text('继续使用', 'Continue'),
  done: text('登录已延长', 'Session extended'),
} as const;
