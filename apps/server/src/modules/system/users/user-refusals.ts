import { fill, type Refusal, type Text, text } from '@axle/kernel';

const refusal = (code: string, field: string | undefined, zh: string, en: string): Refusal => ({
  code,
  message: text(zh, en),
  ...(field === undefined ? {} : { field }),
});

/** Why accounts, roles, organisation and scopes may not be changed. */
export const userRefusals = {
  superOnly: refusal(
    'FORBIDDEN',
    undefined,
    '只有超级管理员可以维护账号、角色与组织',
    'Only super administrators can maintain accounts, roles and the organisation',
  ),
  forbidden: refusal('FORBIDDEN', undefined, '您没有该标签的权限', 'You have no permission for this tab'),
  unknownUser: refusal('NOT_FOUND', 'user', '用户不存在', 'The user does not exist'),
  unknownRole: refusal('NOT_FOUND', 'role', '角色不存在', 'The role does not exist'),
  unknownOrg: refusal('NOT_FOUND', 'orgId', '组织不存在', 'The organisation does not exist'),
  changed: refusal('ROW_CHANGED', undefined, '数据已被他人修改，请刷新后重试', 'Changed by someone else; refresh and try again'),
  accountTaken: refusal('DUPLICATE', 'account', '账号已存在', 'The account already exists'),
  accountFormat: refusal(
    'FORMAT',
    'account',
    '账号为2–64个小写字母、数字、点、横线或下划线',
    'The account must have 2–64 lower-case letters, digits, dots, hyphens or underscores',
  ),
  email: refusal('FORMAT', 'email', '邮箱格式不正确', 'Invalid e-mail address'),
  roleTaken: refusal('DUPLICATE', 'code', '角色代码已存在', 'The role code already exists'),
  roleFormat: refusal(
    'FORMAT',
    'code',
    '角色代码以字母开头，为2–40个字母或数字',
    'The role code must begin with a letter and have 2–40 letters or digits',
  ),
  roleHeld: refusal('IN_USE', undefined, '仍有用户拥有该角色', 'Users still hold this role'),
  roleUsed: refusal(
    'IN_USE',
    undefined,
    '审批规则、字段设置或默认列仍在使用该角色',
    'Approval policies, field settings or default columns still use this role',
  ),
  orgTaken: refusal('DUPLICATE', 'code', '组织代码已存在', 'The organisation code already exists'),
  orgLoop: refusal('RULE', 'parentId', '上级不能是自己或其下级', 'The parent cannot be the organisation itself or one below it'),
  orgUsed: refusal(
    'IN_USE',
    undefined,
    '该组织仍有下级、用户或被数据权限使用',
    'The organisation still has sub-organisations, users or data scopes',
  ),
  leftScope: refusal('RULE', undefined, '离职用户不能修改数据权限', 'Data scopes of users who left cannot be changed'),
  ownScope: refusal('RULE', undefined, '不能扩大自己的数据权限', 'You cannot widen your own scope'),
  beyondOwn: refusal('RULE', 'targets', '不能授予超出自己范围的数据权限', 'You cannot grant a data scope beyond your own'),
} as const;

/** Codes that there are not, or that the giver has not got. */
export const refuseCodes = (codes: readonly string[], text: Text): Refusal => ({
  code: 'RULE',
  field: 'codes',
  message: fill(text, { codes: codes.slice(0, 5).join(', ') }),
});
