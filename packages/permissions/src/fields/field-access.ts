import type { Access, FieldBlock, FieldMode } from '../access/access.ts';

/** What a user may do with one field of a page. */
export interface FieldAccess {
  /** Stands on the screen. A hidden field still travels, a field that may not be read does not. */
  readonly shown: boolean;
  readonly read: boolean;
  readonly write: boolean;
}

const everything: FieldAccess = { shown: true, read: true, write: true };

/** Whether one role's codes give a page, whatever its section: page keys are unique. */
function gives(codes: ReadonlySet<string>, page: string): boolean {
  for (const code of codes) if (code.endsWith('.list') && code.split('.')[1] === page) return true;
  return false;
}

/** The roles that count against blocks of roles: those that give the page, or where none does all of them. */
export function rolesGiving(access: Access, page: string): readonly string[] {
  const roles = access.roles.filter(role => gives(role.codes, page));
  return (roles.length > 0 ? roles : access.roles).map(role => role.role);
}

/** Whether blocks of any of these modes hold: for all or the user always, for roles only if every role giving the page has one. */
function holds(blocks: readonly FieldBlock[], modes: readonly FieldMode[], giving: () => readonly string[]): boolean {
  const fitting = blocks.filter(block => modes.includes(block.mode));
  if (fitting.some(({ subject }) => subject.kind !== 'role')) return true;
  const blocking = new Set(fitting.map(({ subject }) => (subject.kind === 'role' ? subject.role : '')));
  if (blocking.size === 0) return false;
  const roles = giving();
  return roles.length > 0 && roles.every(role => blocking.has(role));
}

/**
 * [S3] What the user may do with a field of a page. A block for everybody or for the user always holds; a block for a role holds
 * only if every role that gives the user the page blocks the field. What may not be read may not be written. Super users
 * see and read everything, but block lists of writing hold for them too.
 */
export function fieldAccess(access: Access, page: string, field: string): FieldAccess {
  const blocks = access.blocks.filter(block => block.page === page && block.field === field);
  if (blocks.length === 0) return everything;
  const giving = () => rolesGiving(access, page);
  const write = !holds(blocks, ['readBlock', 'writeBlock'], giving);
  if (access.isSuper) return { shown: true, read: true, write };
  const read = !holds(blocks, ['readBlock'], giving);
  return { shown: read && !holds(blocks, ['hide', 'readBlock'], giving), read, write };
}
