import type { Access, FieldBlock } from '../access/access.ts';
import { fieldAccess } from './field-access.ts';

const isSame = (one: FieldBlock, other: FieldBlock): boolean =>
  one.page === other.page &&
  one.field === other.field &&
  one.mode === other.mode &&
  one.subject.kind === other.subject.kind &&
  (one.subject.kind !== 'role' || other.subject.kind !== 'role' || one.subject.role === other.subject.role);

/**
 * [G12] Whether a user would see, read or write more of a field without one of their blocks: such a block they may not loosen themselves.
 * Super users may, since they give themselves any right as well.
 */
export function isRestrictedBy(access: Access, block: FieldBlock): boolean {
  if (access.isSuper) return false;
  const now = fieldAccess(access, block.page, block.field);
  const without = fieldAccess({ ...access, blocks: access.blocks.filter(own => !isSame(own, block)) }, block.page, block.field);
  return (['shown', 'read', 'write'] as const).some(right => without[right] && !now[right]);
}
