import { type Text, text } from '@axle/kernel';
import { type ScopeKind, scopeKindNames, type ScopeMode, scopeModeNames } from '@axle/permissions';
import { usersText } from './users-text.ts';

/** Words of the history of a user. */
export const historyText = {
  open: text('历史', 'History'),
  title: text('{name} 的历史', 'History of {name}'),
  account: text('账号', 'Account'),
  role: text('角色 {role}', 'Role {role}'),
  server: text('系统', 'System'),
  nothing: text('没有变更记录', 'No changes'),
  older: text('更早的记录', 'Older entries'),
  failed: text('历史载入失败', 'The history could not be loaded'),
  retry: text('重试', 'Retry'),
  loading: text('正在载入', 'Loading'),
} as const;

const fields: Readonly<Record<string, Text>> = {
  account: usersText.account,
  nickname: usersText.nickname,
  nickname_en: usersText.nicknameEn,
  employee_no: usersText.employeeNo,
  org_id: usersText.org,
  post: usersText.post,
  email: usersText.email,
  phone: usersText.phone,
  state: usersText.state,
  lang: usersText.lang,
  roles: usersText.roles,
  isSuper: usersText.super,
  is_super: usersText.super,
  reason: text('原因', 'Reason'),
  names: text('名称', 'Names'),
  granted: text('授予', 'Granted'),
  withdrawn: text('收回', 'Withdrawn'),
  passwordReset: text('重置密码', 'Password reset'),
  viewedBy: text('被代看', 'Viewed by'),
};

/** The name of what was changed: a field of the account, or the data scope of a kind. */
export function changedField(field: string): Text {
  const kind = field.startsWith('scope.') ? scopeKindNames[field.slice('scope.'.length) as ScopeKind] : undefined;
  if (kind) return text(`${kind.zh}权限`, `${kind.en} scope`);
  return fields[field] ?? text(field, field);
}

const states: Readonly<Record<string, Text>> = { active: usersText.active, locked: usersText.locked, left: usersText.left };

/** A value as it is read: states and modes by their names, lists one after the other; empty for none. */
export function changedValue(field: string, value: unknown, say: (said: Text) => string): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (field === 'state') return say(states[String(value)] ?? text(String(value), String(value)));
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (typeof value === 'object') return scopeWords(value as ScopeValue, say);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

interface ScopeValue {
  readonly mode?: string;
  readonly targets?: readonly string[];
  readonly validTo?: string;
}

function scopeWords({ mode = '', targets = [], validTo }: ScopeValue, say: (said: Text) => string): string {
  const name = scopeModeNames[mode as ScopeMode];
  return [name ? say(name) : mode, ...(targets.length > 0 ? [targets.length] : []), ...(validTo ? [`≤ ${validTo}`] : [])].join(' ');
}
