import type { Access } from '../access/access.ts';
import { can } from '../rights/can.ts';
import { pagesOpenToAll } from '../rights/open-pages.ts';

/** A right that a user has, and where it comes from. */
export interface HeldRight {
  /** Full code, `basic.brand.list`. */
  readonly code: string;
  readonly page: string;
  readonly action: string;
  /** Roles that grant it, in the user's order; none where it comes from the super flag or from a page open to all. */
  readonly roles: readonly string[];
  readonly source: 'role' | 'super' | 'openToAll';
}

/**
 * [G10] The rights that a user has among some codes, each with its source: what an access review puts on paper. It always agrees with S1.
 */
export const rightsHeld = (access: Access, codes: Iterable<string>): readonly HeldRight[] =>
  [...codes]
    .filter(code => can(access, code))
    .map(code => {
      const roles = access.roles.filter(role => role.codes.has(code)).map(({ role }) => role);
      const [, page = '', ...action] = code.split('.');
      const source = roles.length > 0 ? 'role' : access.isSuper ? 'super' : 'openToAll';
      return {
        code,
        page,
        action: action.join('.'),
        roles,
        source: pagesOpenToAll.includes(page) && source !== 'role' ? 'openToAll' : source,
      };
    });
