import type { Text } from '@axle/kernel';

/** Why a user may, or may not. */
export const whyText = {
  title: { zh: '用户权限查询', en: 'Access explanation' },
  user: { zh: '用户', en: 'User' },
  userHint: { zh: '姓名或拼音首字母', en: 'Name' },
  subject: { zh: '页面、操作或字段', en: 'Page, action or field' },
  subjectHint: { zh: '名称或代码，例如 basic.brand.add', en: 'Title or code, such as basic.brand.add' },
  nothing: { zh: '没有匹配项', en: 'No matches' },
  loading: { zh: '正在载入权限', en: 'Loading permissions' },
  retry: { zh: '重试', en: 'Retry' },
  chooseUser: {
    zh: '选择一个用户，查看其页面、按钮与字段，以及每一项的原因。',
    en: 'Choose a user to see their pages, buttons and fields, with the reason for each.',
  },
  preview: {
    zh: '{user} 看到的界面（只读预览，不会以该用户身份操作）',
    en: 'What {user} sees (read-only preview; nothing is done as this user)',
  },
  onlyOpen: { zh: '只看可打开的页面', en: 'Only accessible pages' },
  page: { zh: '页面', en: 'Page' },
  buttons: { zh: '操作', en: 'Actions' },
  fields: { zh: '受限字段', en: 'Restricted fields' },
  closed: { zh: '无权打开', en: 'No access' },
  hidden: { zh: '隐藏', en: 'hidden' },
  unreadable: { zh: '禁读', en: 'read-blocked' },
  unwritable: { zh: '禁写', en: 'write-blocked' },
  scopes: { zh: '数据范围', en: 'Data scopes' },
  noScopes: { zh: '无（受范围限制的数据一律不可见）', en: 'none (data limited by scope is not visible)' },
  all: { zh: '全部', en: 'all' },
  roles: { zh: '角色', en: 'Roles' },
  noRoles: { zh: '没有角色', en: 'no roles' },
  superUser: { zh: '超级管理员', en: 'super administrator' },
  actionOf: { zh: '操作“{action}”（{page}）', en: '“{action}” on {page}' },
  pageOf: { zh: '页面“{page}”', en: 'the page “{page}”' },
  fieldOf: { zh: '字段“{field}”（{page}）', en: 'the field “{field}” of {page}' },
  view: { zh: '查看', en: 'View' },
  log: { zh: '变更记录', en: 'Change history' },
  import: { zh: '导入', en: 'Import' },
  export: { zh: '导出', en: 'Export' },
} as const satisfies Record<string, Text>;

/** Kinds of data that a scope limits. */
export const scopeKinds: Readonly<Record<string, Text>> = {
  org: { zh: '组织', en: 'Organisation' },
  supplier: { zh: '供应商', en: 'Supplier' },
  warehouse: { zh: '仓库', en: 'Warehouse' },
  shop: { zh: '店铺', en: 'Shop' },
  category: { zh: '品类', en: 'Category' },
  market: { zh: '市场', en: 'Market' },
};

/** The answers, a sentence each. */
export const whyAnswers = {
  super: { zh: '可以：{user}是超级管理员，可以做所有操作。', en: 'Yes: {user} is a super administrator and can do everything.' },
  granted: { zh: '可以：{roles}授予了{what}。', en: 'Yes: {what} is granted by {roles}.' },
  openToAll: { zh: '可以：{what}对所有登录用户开放。', en: 'Yes: {what} is open to all signed-in users.' },
  noList: {
    zh: '不可以：{user}没有任何角色授予该页面的查看权限，所以{what}不可用。',
    en: 'No: no role of {user} grants viewing the page, so {what} is not available.',
  },
  noCode: { zh: '不可以：{user}能打开该页面，但没有任何角色授予{what}。', en: 'No: {user} can open the page, but no role grants {what}.' },
  unknown: { zh: '不可以：没有这个权限代码。', en: 'No: this permission code does not exist.' },
  fieldFree: { zh: '可以读写：没有对{user}的{what}生效的限制。', en: 'Can read and write: no setting restricts {what} for {user}.' },
  fieldSuper: {
    zh: '可以读写：超级管理员不受{what}禁读与隐藏的限制。',
    en: 'Can read and write: super administrators are not affected by read blocks or hiding of {what}.',
  },
  fieldHidden: { zh: '屏幕上不显示：{by}隐藏了{what}。', en: 'Not shown on screen: {what} is hidden by {by}.' },
  fieldUnread: { zh: '不能读取，也不能修改：{by}禁读{what}。', en: 'Cannot read or change: {what} is read-blocked by {by}.' },
  fieldUnwritten: { zh: '可以查看，不能修改：{by}禁写{what}。', en: 'Can read but not change: {what} is write-blocked by {by}.' },
  left: { zh: '该账号已锁定或离职，现在无法登录。', en: 'The account is locked or the user has left, and cannot sign in.' },
} as const satisfies Record<string, Text>;

/** Links of the chain below an answer. */
export const whyChain = {
  code: { zh: '{code} ← {roles}', en: '{code} ← {roles}' },
  noRole: { zh: '没有角色授予', en: 'not granted by any role' },
  openToAll: { zh: '对所有人开放', en: 'open to everybody' },
  isSuper: { zh: '超级管理员，不看角色', en: 'super administrator, regardless of roles' },
  block: { zh: '{by}：{mode}', en: '{by}: {mode}' },
  gives: {
    zh: '{roles}也授予该页面且没有限制此字段，所以其他角色的限制不生效',
    en: '{roles} also grants the page without restricting this field, so restrictions by other roles do not apply',
  },
  everybody: { zh: '对所有人的设置', en: 'a setting for everybody' },
  ownSetting: { zh: '对该用户的设置', en: 'a setting for the user' },
  roleSetting: { zh: '对角色 {role} 的设置', en: 'a setting for the role {role}' },
} as const satisfies Record<string, Text>;
