import { definePage, type PageCode } from '@axle/page-kit';
import { userTabs } from './user-tabs.ts';

/** The rights of the tabs: to see one, and to export the rights and data scopes that it lists. Scopes are changed on their tab alone. */
const codes: readonly PageCode[] = userTabs.flatMap(({ key, title: { zh, en } }): readonly PageCode[] => [
  { key: `${key}.list`, title: { zh: `查看${zh}`, en: `View ${en}` } },
  { key: `${key}.exportPagePermission`, title: { zh: `导出页面权限（${zh}）`, en: `Export page rights (${en})` } },
  { key: `${key}.exportDataPermission`, title: { zh: `导出数据权限（${zh}）`, en: `Export data scopes (${en})` } },
  ...(key === 'tab2' ? [{ key: `${key}.updateData`, title: { zh: '修改数据权限', en: 'Change data scopes' } }] : []),
]);

export const users = definePage({
  key: 'users',
  title: { zh: '用户', en: 'Users' },
  words: ['角色', '权限', 'roles', 'permissions'],
  help: {
    why: {
      zh: '系统管理员查看每个账号的页面、操作与数据权限，修改数据权限，并导出供每半年的权限复核。',
      en: 'System administrators see the pages, actions and data scopes of every account, change data scopes, and export them for the half-yearly access review.',
    },
    notes: [
      {
        zh: '每个标签有自己的查看与导出权限；没有该标签的权限就看不到它。',
        en: 'Each tab has its own view and export permissions; without them the tab is not shown.',
      },
      {
        zh: '矩阵中 ● 表示可以打开该页面，字母为操作；点击单元格查看由哪些角色授予。',
        en: 'In the matrix, ● means the page can be opened and letters are actions; click a cell to see which roles grant them.',
      },
      {
        zh: '没有数据权限就看不到任何数据；修改从下一次请求起生效，并通知本人。任何人不能扩大自己的数据权限，也不能授予自己没有的权限。',
        en: 'Without a data scope no data is shown. Changes take effect with the next request and the user is notified. Nobody can widen their own data scope or grant rights they do not have.',
      },
      {
        zh: '账号、角色与组织由超级管理员维护。重置密码后用户须在首次登录时改密；锁定或离职立即结束其全部登录。',
        en: 'Accounts, roles and organisation are maintained by super administrators. After a password reset the user must change it at first sign-in; locking an account or marking it as left ends all its sessions at once.',
      },
      {
        zh: '超级管理员可以某用户的身份查看产品：只读，最长一小时，登录日志与该账号的历史都会记录。历史列出账号、数据权限与所持角色的授权变更。',
        en: 'A super administrator can view the product as a given user: read-only, for at most one hour, recorded in the login log and the account’s history. The history lists changes of the account, its data scopes and the grants of its roles.',
      },
      {
        zh: '至少保留一名在职的超级管理员；不能修改自己账号的状态、角色与超级权限。',
        en: 'At least one active super administrator must remain; nobody can change the status, roles or super rights of their own account.',
      },
    ],
  },
  standard: [],
  codes,
  view: 'system/users',
});
