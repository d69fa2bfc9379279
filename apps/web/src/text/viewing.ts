/** A look at the product as another user. */
export const viewingText = {
  eyes: {
    zh: '{viewer} 正以 {name}（{account}）的身份查看：只能读取，至 {until}',
    en: '{viewer} is viewing as {name} ({account}): read-only until {until}',
  },
  end: { zh: '结束查看', en: 'Stop viewing' },
  begin: { zh: '以其身份查看', en: 'View as' },
  ask: {
    zh: '您将看到 {name} 所见的菜单、页面、字段与数据，只能读取，最长一小时。登录日志和该账号的历史会记录本次查看；本浏览器的其他标签页也会一并切换。',
    en: 'You will see the menu, pages, fields and data as {name} does, read-only, for at most one hour. This is recorded in the login log and the account’s history; other tabs of this browser switch too.',
  },
} as const;
