import { type LocalDate, type Refusal, text } from '@axle/kernel';

/** A part of a group. */
interface GroupMember {
  readonly rank?: number;
  readonly type?: string;
  readonly stopDate?: LocalDate;
}

/** The parts that stand in for each other, and when. */
interface GroupValues {
  readonly members?: readonly GroupMember[];
  readonly effectiveFrom?: LocalDate;
  readonly effectiveTo?: LocalDate;
}

const refusal = (code: string, field: string, zh: string, en: string): Refusal => ({ code, field, message: text(zh, en) });

/**
 * [SUB1] A group has at least two members, each with a rank of its own; the old part that others supersede has the day of its last use,
 * and not every member is an old one.
 */
export function checkSubstituteGroup(record: GroupValues): readonly Refusal[] {
  const { members = [] } = record;
  const found: Refusal[] = [];
  if (members.length === 1) found.push(refusal('MEMBERS', 'members', '替代组至少有两个成员', 'A group has at least two members'));
  const ranks = new Set<number | undefined>();
  for (const [at, { rank, type, stopDate }] of members.entries()) {
    if (rank !== undefined && ranks.has(rank))
      found.push(refusal('RANK_TWICE', `members.${at}.rank`, '组内顺序不能重复', 'Each rank can be used only once in a group'));
    ranks.add(rank);
    if (type === 'supersede' && stopDate === undefined)
      found.push(refusal('STOP_DATE', `members.${at}.stopDate`, '被升级替代的旧件须有停用日期', 'A superseded part needs an end date'));
  }
  if (members.length > 1 && members.every(({ type }) => type === 'supersede'))
    found.push(refusal('ALL_OLD', 'members', '至少一个成员不能是旧件', 'At least one member must not be superseded'));
  const { effectiveFrom: from, effectiveTo: to } = record;
  if (from !== undefined && to !== undefined && to < from)
    found.push(
      refusal('DATES', 'effectiveTo', '失效日期不能早于生效日期', 'The effective-to date cannot be before the effective-from date'),
    );
  return found;
}
