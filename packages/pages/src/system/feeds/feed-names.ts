import { text } from '@axle/kernel';

/** What the feeds of this release are called, by their codes. */
export const feedNames = {
  'fx.exchangeRates': text('汇率导入', 'Exchange rate import'),
  'shops.authorisations': text('店铺授权检查', 'Store authorisation check'),
  'mail.outbox': text('邮件发件箱', 'Mail outbox'),
  'office.passwords': text('密码到期提醒', 'Password expiry reminders'),
  'office.signIns': text('登录清理', 'Session clean-up'),
  'office.fieldSettings': text('字段设置影响统计', 'Field setting impact count'),
  'office.approvals': text('审批催办', 'Approval reminders'),
} as const;
