import { fill, type Refusal, type Text } from '@axle/kernel';

const refusal = (code: string, field: string | undefined, zh: string, en: string): Refusal => ({
  code,
  message: { zh, en },
  ...(field === undefined ? {} : { field }),
});

/** Why accounts, roles, organisation and scopes may not be changed. */
export const userRefusals = {
  superOnly: refusal(
    'FORBIDDEN',
    undefined,
    '只有超级管理员可以维护账号、角色与组织',
    'Super users alone keep accounts, roles and the organisation',
  ),
  forbidden: refusal('FORBIDDEN', undefined, '您没有该标签的权限', 'You have no right to this tab'),
  unknownUser: refusal('NOT_FOUND', 'user', '用户不存在', 'There is no such user'),
  unknownRole: refusal('NOT_FOUND', 'role', '角色不存在', 'There is no such role'),
  unknownOrg: refusal('NOT_FOUND', 'orgId', '组织不存在', 'There is no such part of the organisation'),
  changed: refusal('ROW_CHANGED', undefined, '数据已被他人修改，请刷新后重试', 'Somebody else has changed this, load it anew'),
  accountTaken: refusal('DUPLICATE', 'account', '账号已存在', 'The account is taken'),
  accountFormat: refusal(
    'FORMAT',
    'account',
    '账号为2–64个小写字母、数字、点、横线或下划线',
    'An account has 2–64 lower-case letters, digits, dots, hyphens or underscores',
  ),
  email: refusal('FORMAT', 'email', '邮箱格式不正确', 'Invalid e-mail address'),
  roleTaken: refusal('DUPLICATE', 'code', '角色代码已存在', 'The code of the role is taken'),
  roleFormat: refusal(
    'FORMAT',
    'code',
    '角色代码以字母开头，为2–40个字母或数字',
    'The code of a role begins with a letter and has 2–40 letters or digits',
  ),
  roleHeld: refusal('IN_USE', undefined, '仍有用户拥有该角色', 'Users still hold this role'),
  roleUsed: refusal(
    'IN_USE',
    undefined,
    '审批规则、字段设置或默认列仍在使用该角色',
    'Approval policies, field settings or default columns still name this role',
  ),
  orgTaken: refusal('DUPLICATE', 'code', '组织代码已存在', 'The code is taken'),
  orgLoop: refusal('RULE', 'parentId', '上级不能是自己或其下级', 'What stands above cannot be the part itself or one below it'),
  orgUsed: refusal('IN_USE', undefined, '该组织仍有下级、用户或被数据权限使用', 'It still has parts, users or data scopes'),
  leftScope: refusal('RULE', undefined, '离职用户不能修改数据权限', 'Scopes of users who left stay as they are'),
  ownScope: refusal('RULE', undefined, '不能扩大自己的数据权限', 'You cannot widen your own scope'),
  beyondOwn: refusal('RULE', 'targets', '不能授予超出自己范围的数据权限', 'You cannot give a scope beyond your own'),
} as const;

/** Codes that there are not, or that the giver has not got. */
export const refuseCodes = (codes: readonly string[], text: Text): Refusal => ({
  code: 'RULE',
  field: 'codes',
  message: fill(text, { codes: codes.slice(0, 5).join(', ') }),
});
