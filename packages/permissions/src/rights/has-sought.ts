import type { Access } from '../access/access.ts';
import { canOpen } from './can-open.ts';
import { can } from './can.ts';

/** [S1] Whether a user has what is sought: what a whole code names, or the page of a key, whichever section it stands in. */
export const hasSought = (access: Access, sought: string): boolean => (sought.includes('.') ? can(access, sought) : opens(access, sought));

const opens = (access: Access, page: string): boolean =>
  canOpen(access, '', page) ||
  access.roles.some(({ codes }) => [...codes].some(code => code.split('.')[1] === page && code.endsWith('.list')));
