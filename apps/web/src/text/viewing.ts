import { text } from '@axle/kernel';

/** A look at the product as another user. */
export const viewingText = {
  eyes: text(
    '{viewer} 正以 {name}（{account}）的身份查看：只能读取，至 {until}',
    '{viewer} is viewing as {name} ({account}): read-only until {until}',
  ),
  end: text('结束查看', 'Stop viewing'),
  begin: text('以其身份查看', 'View as'),
  ask: text(
    '您将看到 {name} 所见的菜单、页面、字段与数据，只能读取，最长一小时。登录日志和该账号的历史会记录本次查看；本浏览器的其他标签页也会一并切换。',
    'You will see the menu, pages, fields and data as {name} does, read-only, for at most one hour. This is recorded in the login log and the account’s history; other tabs of this browser switch too.',
  ),
} as const;
