import type { Text } from '@axle/kernel';

/** The dialog that changes the password, and why it comes by itself. */
export const passwordText = {
  title: { zh: '修改密码', en: 'Change password' },
  firstLogin: { zh: '首次登录，请先修改密码。', en: 'First sign-in: please change your password.' },
  expired: { zh: '密码已过期，请修改后继续。', en: 'Your password has expired; change it to continue.' },
  expiring: { zh: '密码将在 {days} 天后过期。', en: 'Your password expires in {days} {days|day|days}.' },
  rules: {
    zh: '10–128 个字符，含大写、小写、数字、符号中的三种，不含账号，且不同于最近 5 次。',
    en: '10–128 characters, at least three of upper case, lower case, digits and symbols, not containing your account name, and different from your last 5 passwords.',
  },
  oldPassword: { zh: '原密码', en: 'Old password' },
  newPassword: { zh: '新密码', en: 'New password' },
  repeat: { zh: '再次输入新密码', en: 'Repeat new password' },
  oldNeeded: { zh: '请输入原密码', en: 'Please enter the old password' },
  change: { zh: '修改', en: 'Change' },
  later: { zh: '稍后', en: 'Later' },
  changed: { zh: '密码已修改', en: 'The password has been changed' },
} as const satisfies Record<string, Text>;
