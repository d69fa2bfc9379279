import { text } from '@axle/kernel';

/** Words of the preview of a mail. */
export const previewText = {
  body: text('邮件正文', 'Mail body'),
  subject: text('主题', 'Subject'),
  to: text('收件人', 'To'),
  cc: text('抄送', 'Cc'),
  attachments: text('附件', 'Attachments'),
  made: text('首次发送时生成：{kinds}', 'Generated when first sent: {kinds}'),
  closed: text('您无权查看邮件正文。', 'You may not read the body of mails.'),
} as const;
