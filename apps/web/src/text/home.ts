import type { Text } from '@axle/kernel';

/** The workplace. */
export const homeText = {
  morning: { zh: '早上好，{name}', en: 'Good morning, {name}' },
  afternoon: { zh: '下午好，{name}', en: 'Good afternoon, {name}' },
  evening: { zh: '晚上好，{name}', en: 'Good evening, {name}' },
  lastSignIn: { zh: '上次登录：{at}', en: 'Last sign-in: {at}' },
  lastSignInFrom: { zh: '上次登录：{at}，来自 {ip}', en: 'Last sign-in: {at} from {ip}' },
  firstSignIn: { zh: '这是您的首次登录', en: 'This is your first sign-in' },
  passwordExpires: { zh: '密码将在 {days} 天后过期', en: 'Your password expires in {days} {days|day|days}' },
  exports: { zh: '我的导出', en: 'My exports' },
  imports: { zh: '我的导入', en: 'My imports' },
  noExports: {
    zh: '还没有导出任务。在任意列表点击“导出”，文件会出现在这里。',
    en: 'No exports yet. Press “Export” in any list and the file will appear here.',
  },
  noImports: { zh: '还没有导入任务。', en: 'No imports yet.' },
  viewAll: { zh: '查看全部', en: 'View all' },
  rows: { zh: '{count} 行', en: '{count} {count|row|rows}' },
  rowsOf: { zh: '{done} / {total} 行', en: '{done} of {total} rows' },
  failed: { zh: '未能载入：{why}', en: 'Could not be loaded: {why}' },
  refresh: { zh: '刷新', en: 'Refresh' },
} as const satisfies Record<string, Text>;
