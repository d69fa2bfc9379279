import type { Access, FieldBlock, FieldMode } from '../access/access.ts';
import { rolesGiving } from '../fields/field-access.ts';

/** Why a user may, or may not, see, read or write one field. */
export interface FieldReason {
  readonly may: boolean;
  /** Blocks that hold; none where the user may. */
  readonly by: readonly FieldBlock[];
  /** Roles that give the page and do not block the field: for their sake the blocks of other roles do not hold. */
  readonly openedBy: readonly string[];
  /** Blocks there are, and the user is a super user, whom they do not stop. */
  readonly isSuper: boolean;
}

/** {@link FieldReason} for each thing that can be done with a field. */
export type FieldReasons = Readonly<Record<'shown' | 'read' | 'write', FieldReason>>;

const against = {
  shown: ['hide', 'readBlock'],
  read: ['readBlock'],
  write: ['readBlock', 'writeBlock'],
} as const satisfies Record<string, readonly FieldMode[]>;

/**
 * [W3] Why a user may, or may not, see, read and write a field of a page: the blocks that hold, and the roles for whose sake others do not.
 */
export function whyField(access: Access, page: string, field: string): FieldReasons {
  const reasonFor = (right: keyof typeof against): FieldReason => {
    const modes: readonly FieldMode[] = against[right];
    const blocks = access.blocks.filter(block => block.page === page && block.field === field && modes.includes(block.mode));
    if (blocks.length === 0) return { may: true, by: [], openedBy: [], isSuper: false };
    if (access.isSuper && right !== 'write') return { may: true, by: [], openedBy: [], isSuper: true };
    const forRoles = blocks.flatMap(({ subject }) => (subject.kind === 'role' ? [subject.role] : []));
    const giving = forRoles.length > 0 ? rolesGiving(access, page) : [];
    const openedBy = giving.filter(role => !forRoles.includes(role));
    const rolesHold = giving.length > 0 && openedBy.length === 0;
    const by = blocks.filter(({ subject }) => subject.kind !== 'role' || (rolesHold && giving.includes(subject.role)));
    return { may: by.length === 0, by, openedBy, isSuper: false };
  };
  return { shown: reasonFor('shown'), read: reasonFor('read'), write: reasonFor('write') };
}
