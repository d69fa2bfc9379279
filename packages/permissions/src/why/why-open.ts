import type { Access } from '../access/access.ts';
import { pageListsIn } from '../rights/can-open.ts';
import { pagesOpenToAll } from '../rights/open-pages.ts';
import type { GrantedBy } from './why-can.ts';

/** Why a user may, or may not, open a page. */
export interface PageReason {
  readonly allowed: boolean;
  readonly because: 'super' | 'openToAll' | 'granted' | 'noList';
  /** The lists that roles of the user grant: of the page, or of its tabs. */
  readonly lists: readonly GrantedBy[];
}

/** [W2] Why a user may, or may not, open a page: the list of it, or of one of its tabs, and the roles that grant it. */
export function whyOpen(access: Access, section: string, page: string): PageReason {
  const byCode = new Map<string, string[]>();
  for (const { role, codes } of access.roles)
    for (const code of pageListsIn(codes, section, page)) byCode.set(code, [...(byCode.get(code) ?? []), role]);
  const lists = [...byCode].map(([code, roles]) => ({ code, roles }));
  if (access.isSuper) return { allowed: true, because: 'super', lists };
  if (lists.length > 0) return { allowed: true, because: 'granted', lists };
  return pagesOpenToAll.includes(page) ? { allowed: true, because: 'openToAll', lists } : { allowed: false, because: 'noList', lists };
}
