import { text } from '@axle/kernel';

/** Words of the view that shows who receives a mail. */
export const recipientText = {
  mailKind: text('邮件类型', 'Mail type'),
  lang: text('语言', 'Language'),
  chinese: text('中文', 'Chinese'),
  english: text('英文', 'English'),
  result: text('收件人', 'Recipients'),
  role: text('收件方式', 'Recipient type'),
  email: text('邮箱', 'E-mail'),
  name: text('姓名', 'Name'),
  step: text('来自', 'Source'),
  roles: { to: text('收件', 'To'), cc: text('抄送', 'Cc'), bcc: text('密送', 'Bcc') },
  steps: {
    supplierKind: text('供应商：该类型', 'Supplier: this type'),
    supplierAll: text('供应商：全部类型', 'Supplier: all types'),
    contact: text('供应商联系人', 'Supplier contact'),
    company: text('公司主体', 'Company'),
    default: text('默认', 'Default'),
  },
} as const;
