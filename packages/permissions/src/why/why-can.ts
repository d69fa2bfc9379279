import type { Access } from '../access/access.ts';
import { partsOf } from '../rights/can.ts';
import { pagesOpenToAll } from '../rights/open-pages.ts';

/** A permission code, and the roles of the user that grant it. */
export interface GrantedBy {
  readonly code: string;
  readonly roles: readonly string[];
}

/** Why a user may, or may not, do what a code names. */
export interface CodeReason {
  readonly allowed: boolean;
  /**
   * `super` may everything; `granted` has the code and its list; `openToAll` is the list of a page that everybody may open. `unknown` is no
   * code at all; `noList` lacks the list of the page or tab, whatever else is granted; `noCode` has the list and lacks the code.
   */
  readonly because: 'super' | 'granted' | 'openToAll' | 'unknown' | 'noList' | 'noCode';
  readonly code: GrantedBy;
  /** The list that the code asks for first; absent for what is no code. */
  readonly list?: GrantedBy;
}

const grantedBy = (access: Access, code: string): GrantedBy => ({
  code,
  roles: access.roles.filter(role => role.codes.has(code)).map(({ role }) => role),
});

/** [W1] Why a user may, or may not, do what a code names: code, list, and the roles that grant each. */
export function whyCan(access: Access, name: string): CodeReason {
  const code = grantedBy(access, name);
  const parts = partsOf(name);
  if (!parts) return { allowed: false, because: 'unknown', code };
  const list = grantedBy(access, parts.list);
  const reason = (because: CodeReason['because']): CodeReason => ({
    allowed: because === 'super' || because === 'granted' || because === 'openToAll',
    because,
    code,
    list,
  });
  if (access.isSuper) return reason('super');
  const openToAll = pagesOpenToAll.includes(parts.page);
  if (list.roles.length === 0 && !openToAll) return reason('noList');
  if (parts.action === 'list') return reason(list.roles.length > 0 ? 'granted' : 'openToAll');
  return reason(code.roles.length > 0 ? 'granted' : 'noCode');
}
