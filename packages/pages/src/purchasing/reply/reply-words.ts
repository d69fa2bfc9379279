import { text } from '@axle/kernel';
import type { EnumOption } from '@axle/page-kit';

/** ReplyKind. */
export const replyKindOptions = [
  { code: 'confirm', label: text('确认', 'Confirm'), tone: 'good' },
  { code: 'qty', label: text('改数量', 'Quantity'), tone: 'warn' },
  { code: 'date', label: text('改交期', 'Date'), tone: 'warn' },
  { code: 'price', label: text('改价', 'Price'), tone: 'warn' },
  { code: 'split', label: text('分批', 'Split'), tone: 'info' },
  { code: 'reject', label: text('拒单', 'Refuse'), tone: 'bad' },
] as const satisfies readonly EnumOption[];

/** ReplyChannel. */
export const replyChannels = [
  { code: 'portal', label: text('链接', 'Link') },
  { code: 'mail', label: text('邮件', 'Mail') },
  { code: 'phone', label: text('电话', 'Phone') },
  { code: 'import', label: text('导入', 'Import') },
] as const satisfies readonly EnumOption[];

/** [R9a] Who decides on a reply. */
export const replyRoutes = [
  { code: 'auto', label: text('自动接受', 'Automatic'), tone: 'good' },
  { code: 'buyer', label: text('采购员确认', 'Buyer'), tone: 'info' },
  { code: 'reapprove', label: text('重新审批', 'Another approval'), tone: 'warn' },
] as const satisfies readonly EnumOption[];
