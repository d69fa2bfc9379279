import type { Access } from '../access/access.ts';
import { pagesOpenToAll } from './open-pages.ts';

/** Whether one of the user's roles grants exactly this code. Says nothing of super users. */
export const granted = (access: Access, code: string): boolean => access.roles.some(role => role.codes.has(code));

/** A code's parts: `system.users.tab2.updateData` belongs to page `users`, and its list is `system.users.tab2.list`. */
export function partsOf(code: string): { readonly page: string; readonly action: string; readonly list: string } | undefined {
  const parts = code.split('.');
  if (parts.length < 3 || parts.length > 4 || parts.includes('')) return undefined;
  return { page: parts[1] ?? '', action: parts.at(-1) ?? '', list: [...parts.slice(0, -1), 'list'].join('.') };
}

/**
 * [S1] Whether the user may do what a permission code names (`basic.vehicleModel.add`). Super users may do everything; others
 * need the code and the list of its page (or tab). The list of a page open to all is everybody's; an unknown code is nobody's.
 */
export function can(access: Access, code: string): boolean {
  const parts = partsOf(code);
  if (!parts) return false;
  if (access.isSuper) return true;
  const listed = granted(access, parts.list) || pagesOpenToAll.includes(parts.page);
  return listed && (parts.action === 'list' || granted(access, code));
}
