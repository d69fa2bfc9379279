import { text } from '@axle/kernel';

/** The frame around the standalone pages. */
export const standaloneText = {
  missing: text('缺少参数{parameter}', 'Missing parameter {parameter}'),
  badAddressText: text('链接不完整，请从原单据或邮件重新打开。', 'The link is incomplete; open it again from the document or e-mail.'),
  malformed: text('参数{parameter}有误', 'Invalid parameter {parameter}'),
  badLink: text('链接无效或已过期', 'Link is invalid or expired'),
  notFoundTitle: text('单据不存在', 'Document not found'),
  notFoundText: text('没有这份单据，或您无权查看。', 'The document does not exist, or you have no permission to view it.'),
  print: text('打印', 'Print'),
} as const;
