import type { Text } from '@axle/kernel';

/** The workplace. */
export const homeText = {
  morning: { zh: '早上好，{name}', en: 'Good morning, {name}' },
  afternoon: { zh: '下午好，{name}', en: 'Good afternoon, {name}' },
  evening: { zh: '晚上好，{name}', en: 'Good evening, {name}' },
  lastSignIn: { zh: '上次登录：{at}', en: 'Last sign-in: {at}' },
  lastSignInFrom: { zh: '上次登录：{at}，来自 {ip}', en: 'Last sign-in: {at} from {ip}' },
  firstSignIn: { zh: '这是您的首次登录', en: 'This is your first sign-in' },
  passwordExpires: { zh: '密码将在 {days} 天后过期', en: 'Your password expires in {days} days' },
  exports: { zh: '我的导出', en: 'My exports' },
  imports: { zh: '我的导入', en: 'My imports' },
  shortcuts: { zh: '常用页面', en: 'Shortcuts' },
  shortcutsLead: { zh: '按您的使用次数排列', en: 'In the order of your own use' },
  noExports: {
    zh: '还没有导出任务。在任意列表点击“导出”，文件会出现在这里。',
    en: 'No exports yet. Press “Export” in any list and the file will appear here.',
  },
  noImports: { zh: '还没有导入任务。', en: 'No imports yet.' },
  noShortcuts: { zh: '还没有可用的页面，请联系管理员分配菜单。', en: 'No pages yet: ask the administrator to assign a menu.' },
  viewAll: { zh: '查看全部', en: 'See all' },
  rows: { zh: '{count} 行', en: '{count} {count|row|rows}' },
  rowsOf: { zh: '{done} / {total} 行', en: '{done} of {total} rows' },
  failed: { zh: '未能载入：{why}', en: 'Could not be loaded: {why}' },
  refresh: { zh: '刷新', en: 'Refresh' },
} as const satisfies Record<string, Text>;
