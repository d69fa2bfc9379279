import { text } from '@axle/kernel';

/** The dialog that changes the password, and why it opened automatically. */
export const passwordText = {
  title: text('修改密码', 'Change password'),
  firstLogin: text('首次登录，请先修改密码。', 'First sign-in: please change your password.'),
  expired: text('密码已过期，请修改后继续。', 'Your password has expired; change it to continue.'),
  expiring: text('密码将在 {days} 天后过期。', 'Your password expires in {days} {days|day|days}.'),
  rules: text(
    '10–128 个字符，含大写、小写、数字、符号中的三种，不含账号，且不同于最近 5 次。',
    '10–128 characters, at least three of upper case, lower case, digits and symbols, not containing your account name, and different from your last 5 passwords.',
  ),
  oldPassword: text('原密码', 'Old password'),
  newPassword: text('新密码', 'New password'),
  repeat: text('再次输入新密码', 'Repeat new password'),
  oldNeeded: text('请输入原密码', 'Please enter the old password'),
  change: text('修改', 'Change'),
  later: text('稍后', 'Later'),
  changed: text('密码已修改', 'The password has been changed'),
} as const;
