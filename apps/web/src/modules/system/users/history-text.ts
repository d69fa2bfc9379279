import type { Text } from '@axle/kernel';
import { type ScopeKind, scopeKindNames, type ScopeMode, scopeModeNames } from '@axle/permissions';
import { text } from './users-text.ts';

const on = (zh: string, en: string): Text => ({ zh, en });

/** Words of the history of a user. */
export const historyText = {
  open: on('历史', 'History'),
  title: on('{name} 的历史', 'History of {name}'),
  account: on('账号', 'Account'),
  role: on('角色 {role}', 'Role {role}'),
  server: on('系统', 'System'),
  nothing: on('没有变更记录', 'No changes'),
  older: on('更早的记录', 'Older entries'),
  failed: on('历史载入失败', 'The history could not be loaded'),
  retry: on('重试', 'Retry'),
  loading: on('正在载入', 'Loading'),
} as const;

const fields: Readonly<Record<string, Text>> = {
  account: text.account,
  nickname: text.nickname,
  nickname_en: text.nicknameEn,
  employee_no: text.employeeNo,
  org_id: text.org,
  post: text.post,
  email: text.email,
  phone: text.phone,
  state: text.state,
  lang: text.lang,
  roles: text.roles,
  isSuper: text.super,
  is_super: text.super,
  reason: on('原因', 'Reason'),
  names: on('名称', 'Names'),
  granted: on('授予', 'Granted'),
  withdrawn: on('收回', 'Withdrawn'),
  passwordReset: on('重置密码', 'Password reset'),
  viewedBy: on('被代看', 'Viewed by'),
};

/** The name of what was changed: a field of the account, or the data scope of a kind. */
export function changedField(field: string): Text {
  const kind = field.startsWith('scope.') ? scopeKindNames[field.slice('scope.'.length) as ScopeKind] : undefined;
  if (kind) return on(`${kind.zh}权限`, `${kind.en} scope`);
  return fields[field] ?? on(field, field);
}

const states: Readonly<Record<string, Text>> = { active: text.active, locked: text.locked, left: text.left };

/** A value as it is read: states and modes by their names, lists one after the other; empty for none. */
export function changedValue(field: string, value: unknown, say: (text: Text) => string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (field === 'state') return say(states[String(value)] ?? on(String(value), String(value)));
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'object') return scopeTold(value as ToldLine, say);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

interface ToldLine {
  readonly mode?: string;
  readonly targets?: readonly string[];
  readonly validTo?: string;
}

function scopeTold({ mode = '', targets = [], validTo }: ToldLine, say: (text: Text) => string): string {
  const name = scopeModeNames[mode as ScopeMode];
  return [name ? say(name) : mode, ...(targets.length > 0 ? [targets.length] : []), ...(validTo ? [`≤ ${validTo}`] : [])].join(' ');
}
