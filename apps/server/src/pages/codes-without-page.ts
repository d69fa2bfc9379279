import { permissionCode } from '@axle/page-kit';

/** A permission that no page's own actions name. */
export interface CodeWithoutPage {
  readonly section: string;
  readonly page: string;
  readonly code: string;
}

/** Whoever holds it sees which roles, scopes and field blocks decide over other users. */
export const seesRights = permissionCode('system', 'users', 'tab1.list');

/** Permissions of calls that stand on no page; they are granted and told as those of pages are. */
export const codesWithoutPage: readonly CodeWithoutPage[] = [{ section: 'system', page: 'users', code: seesRights }];
