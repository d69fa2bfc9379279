import { type Text, text } from '@axle/kernel';

/** Why a user may, or may not. */
export const whyText = {
  title: text('用户权限查询', 'Access explanation'),
  user: text('用户', 'User'),
  userHint: text('姓名或拼音首字母', 'Name'),
  subject: text('页面、操作或字段', 'Page, action or field'),
  subjectHint: text('名称或代码，例如 basic.brand.add', 'Title or code, such as basic.brand.add'),
  nothing: text('没有匹配项', 'No matches'),
  loading: text('正在载入权限', 'Loading permissions'),
  retry: text('重试', 'Retry'),
  chooseUser: text(
    '选择一个用户，查看其页面、按钮与字段，以及每一项的原因。',
    'Choose a user to see their pages, buttons and fields, with the reason for each.',
  ),
  preview: text(
    '{user} 看到的界面（只读预览，不会以该用户身份操作）',
    'What {user} sees (read-only preview; nothing is done as this user)',
  ),
  onlyOpen: text('只看可打开的页面', 'Only accessible pages'),
  page: text('页面', 'Page'),
  buttons: text('操作', 'Actions'),
  fields: text('受限字段', 'Restricted fields'),
  closed: text('无权打开', 'No access'),
  hidden: text('隐藏', 'hidden'),
  unreadable: text('禁读', 'read-blocked'),
  unwritable: text('禁写', 'write-blocked'),
  scopes: text('数据范围', 'Data scopes'),
  noScopes: text('无（受范围限制的数据一律不可见）', 'none (data limited by scope is not visible)'),
  all: text('全部', 'all'),
  roles: text('角色', 'Roles'),
  noRoles: text('没有角色', 'no roles'),
  superUser: text('超级管理员', 'super administrator'),
  actionOf: text('操作“{action}”（{page}）', '“{action}” on {page}'),
  pageOf: text('页面“{page}”', 'the page “{page}”'),
  fieldOf: text('字段“{field}”（{page}）', 'the field “{field}” of {page}'),
  view: text('查看', 'View'),
  log: text('变更记录', 'Change history'),
  import: text('导入', 'Import'),
  export: text('导出', 'Export'),
} as const;

/** Kinds of data that a scope limits. */
export const scopeKinds: Readonly<Record<string, Text>> = {
  org: text('组织', 'Organisation'),
  supplier: text('供应商', 'Supplier'),
  warehouse: text('仓库', 'Warehouse'),
  shop: text('店铺', 'Store'),
  category: text('品类', 'Category'),
  market: text('市场', 'Market'),
};

/** The answers, a sentence each. */
export const whyAnswers = {
  super: text('可以：{user}是超级管理员，可以做所有操作。', 'Yes: {user} is a super administrator and can do everything.'),
  granted: text('可以：{roles}授予了{what}。', 'Yes: {what} is granted by {roles}.'),
  openToAll: text('可以：{what}对所有登录用户开放。', 'Yes: {what} is open to all signed-in users.'),
  noList: text(
    '不可以：{user}没有任何角色授予该页面的查看权限，所以{what}不可用。',
    'No: no role of {user} grants viewing the page, so {what} is not available.',
  ),
  noCode: text('不可以：{user}能打开该页面，但没有任何角色授予{what}。', 'No: {user} can open the page, but no role grants {what}.'),
  unknown: text('不可以：没有这个权限代码。', 'No: this permission code does not exist.'),
  fieldFree: text('可以读写：没有对{user}的{what}生效的限制。', 'Can read and write: no setting restricts {what} for {user}.'),
  fieldSuper: text(
    '可以读写：超级管理员不受{what}禁读与隐藏的限制。',
    'Can read and write: super administrators are not affected by read blocks or hiding of {what}.',
  ),
  fieldHidden: text('屏幕上不显示：{by}隐藏了{what}。', 'Not shown on screen: {what} is hidden by {by}.'),
  fieldUnread: text('不能读取，也不能修改：{by}禁读{what}。', 'Cannot read or change: {what} is read-blocked by {by}.'),
  fieldUnwritten: text('可以查看，不能修改：{by}禁写{what}。', 'Can read but not change: {what} is write-blocked by {by}.'),
  left: text('该账号已锁定或离职，现在无法登录。', 'The account is locked or the user has left, and cannot sign in.'),
} as const;

/** Links of the chain below an answer. */
export const whyChain = {
  code: text('{code} ← {roles}', '{code} ← {roles}'),
  noRole: text('没有角色授予', 'not granted by any role'),
  openToAll: text('对所有人开放', 'open to everybody'),
  isSuper: text('超级管理员，不看角色', 'super administrator, regardless of roles'),
  block: text('{by}：{mode}', '{by}: {mode}'),
  gives: text(
    '{roles}也授予该页面且没有限制此字段，所以其他角色的限制不生效',
    '{roles} also grants the page without restricting this field, so restrictions by other roles do not apply',
  ),
  everybody: text('对所有人的设置', 'a setting for everybody'),
  ownSetting: text('对该用户的设置', 'a setting for the user'),
  roleSetting: text('对角色 {role} 的设置', 'a setting for the role {role}'),
} as const;
