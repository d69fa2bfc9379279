import type { Access } from '../access/access.ts';
import { can } from './can.ts';

/** A right as it travels to the browser: the page's unique key and the full code. */
export interface PermissionPair {
  readonly page: string;
  readonly api: string;
}

/** The user's rights among all codes of the catalogue, in its order. */
export const permissionList = (access: Access, catalogue: Iterable<string>): readonly PermissionPair[] =>
  [...catalogue].filter(code => can(access, code)).map(code => ({ page: code.split('.')[1] ?? '', api: code }));
