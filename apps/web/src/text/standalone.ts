import type { Text } from '@axle/kernel';

/** The frame around the standalone pages. */
export const standaloneText = {
  missing: { zh: '缺少参数{parameter}', en: 'Missing parameter {parameter}' },
  badAddressText: {
    zh: '链接不完整，请从原单据或邮件重新打开。',
    en: 'The link is incomplete; open it again from the document or e-mail.',
  },
  malformed: { zh: '参数{parameter}有误', en: 'Invalid parameter {parameter}' },
  badLink: { zh: '链接无效或已过期', en: 'Link is invalid or expired' },
  notFoundTitle: { zh: '单据不存在', en: 'Document not found' },
  notFoundText: { zh: '没有这份单据，或您无权查看。', en: 'The document does not exist, or you have no permission to view it.' },
  print: { zh: '打印', en: 'Print' },
} as const satisfies Record<string, Text>;
