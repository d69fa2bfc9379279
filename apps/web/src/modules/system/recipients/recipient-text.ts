import type { Text } from '@axle/kernel';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the view that tells who gets a mail. */
export const recipientText = {
  mailKind: on('邮件类型', 'Mail type'),
  lang: on('语言', 'Language'),
  chinese: on('中文', 'Chinese'),
  english: on('英文', 'English'),
  result: on('收件人', 'Recipients'),
  role: on('收件方式', 'Recipient type'),
  email: on('邮箱', 'E-mail'),
  name: on('姓名', 'Name'),
  step: on('来自', 'Source'),
  roles: { to: on('收件', 'To'), cc: on('抄送', 'Cc'), bcc: on('密送', 'Bcc') },
  steps: {
    supplierKind: on('供应商：该类型', 'Supplier: this type'),
    supplierAll: on('供应商：全部类型', 'Supplier: all types'),
    contact: on('供应商联系人', 'Supplier contact'),
    company: on('公司主体', 'Company'),
    default: on('默认', 'Default'),
  },
} as const;
