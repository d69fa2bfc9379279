import type { Text } from '@axle/kernel';
import type { MenuNode } from '../menu/menu-for.ts';
import { menuPages } from '../menu/menu-pages.ts';
import { pagesOpenToAll } from '../rights/open-pages.ts';
import { defaultPages, homePath, loginPath, standalonePaths } from './routes.ts';

/** What becomes of a navigation. At `noPermission` it is cancelled and {@link noPermissionMessage} is shown. */
export type GuardDecision = 'allow' | 'noPermission' | 'notFound' | { readonly redirect: string };

/** Said when a page is not among the user's. */
export const noPermissionMessage: Text = {
  zh: '无权限访问，请联系管理员分配菜单',
  en: 'No permission to access, contact the administrator to assign a menu',
};

/** What the guard knows of the visitor. The menu counts only for signed-in ones. */
export interface Visitor {
  readonly signedIn: boolean;
  readonly menu: readonly MenuNode[];
  /** May everything: what is not in their menu is not there, and no administrator could assign it. */
  readonly isSuper?: boolean;
}

/**
 * [G2] [G3] [G4] Decides over a navigation to a path (with its query, where it has one). Whatever contains `admin` needs a sign-in; inside
 * the main shell the page must be in the user's menu or be open to all; a section's address leads to its default page, or to
 * its first page of the menu when the default one is not there. To a super user what is in no menu is not found.
 */
export function pageGuard(address: string, { signedIn, menu, isSuper }: Visitor): GuardDecision {
  const path = address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
  if (path.includes('admin') && !signedIn) return { redirect: `${loginPath}?redirect=${encodeURIComponent(address)}` };
  if (path === '/' || path === '' || path === '/admin') return { redirect: homePath };
  if (path === loginPath || standalonePaths.includes(path)) return 'allow';
  const [shell, section = '', page, ...more] = path.split('/').slice(1);
  const defaultPage = Object.hasOwn(defaultPages, section) ? defaultPages[section] : undefined;
  if (shell !== 'admin' || defaultPage === undefined || more.length > 0) return 'notFound';
  const pages = menuPages(menu);
  const own = pages.filter(entry => entry.section.uniqueKey === section);
  const missing = isSuper ? 'notFound' : 'noPermission';
  if (page !== undefined) return own.some(entry => entry.page.path === path) || pagesOpenToAll.includes(page) ? 'allow' : missing;
  // the default page may be one of another section, as routes are named without their section
  const target = [...own, ...pages].find(entry => entry.page.uniqueKey === defaultPage) ?? own[0];
  return target === undefined ? missing : { redirect: target.page.path };
}

/** [G2] Where the login page leads to afterwards: the `redirect` it was given if that stays on our own origin, otherwise home. */
export const returnPath = (redirect: string | null | undefined): string =>
  redirect && /^\/(?![/\\])[^\\\s]*$/.test(redirect) && !redirect.startsWith(loginPath) ? redirect : homePath;
