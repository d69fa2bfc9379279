import { text } from '@axle/kernel';

/** The workplace. */
export const homeText = {
  morning: text('早上好，{name}', 'Good morning, {name}'),
  afternoon: text('下午好，{name}', 'Good afternoon, {name}'),
  evening: text('晚上好，{name}', 'Good evening, {name}'),
  lastSignIn: text('上次登录：{at}', 'Last sign-in: {at}'),
  lastSignInFrom: text('上次登录：{at}，来自 {ip}', 'Last sign-in: {at} from {ip}'),
  firstSignIn: text('这是您的首次登录', 'This is your first sign-in'),
  passwordExpires: text('密码将在 {days} 天后过期', 'Your password expires in {days} {days|day|days}'),
  exports: text('我的导出', 'My exports'),
  imports: text('我的导入', 'My imports'),
  noExports: text(
    '还没有导出任务。在任意列表点击“导出”，文件会出现在这里。',
    'No exports yet. Press “Export” in any list and the file will appear here.',
  ),
  noImports: text('还没有导入任务。', 'No imports yet.'),
  viewAll: text('查看全部', 'View all'),
  rows: text('{count} 行', '{count} {count|row|rows}'),
  rowsOf: text('{done} / {total} 行', '{done} of {total} {total|row|rows}'),
  failed: text('未能载入：{why}', 'Could not be loaded: {why}'),
  refresh: text('刷新', 'Refresh'),
} as const;
