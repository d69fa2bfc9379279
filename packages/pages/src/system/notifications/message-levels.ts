import type { EnumOption } from '@axle/page-kit';

/** MsgLevel: what a message asks of its reader. */
export const messageLevels = [
  { code: 'info', label: { zh: '通知', en: 'Notice' }, tone: 'neutral' },
  { code: 'todo', label: { zh: '待办', en: 'To do' }, tone: 'info' },
  { code: 'warn', label: { zh: '预警', en: 'Warning' }, tone: 'warn' },
] as const satisfies readonly EnumOption[];
