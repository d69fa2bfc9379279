import { ok, type Refusal, refuse, type Text } from '@axle/kernel';
import { linesIn, permissionCode, type RecordRow } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { approvalRefusals, recallRefusals } from '@axle/purchasing';
import { forbiddenTo, rolesHolding } from '../../../platform/access/role-names.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import type { TransitionEffect } from '../../../platform/resources/states/transition-records.ts';
import { decide, undecided } from '../../../platform/resources/states/decide.ts';

/** The permission of a further level of approval, as the page declares it; undefined for the first. */
function furtherCode({ caller, page }: RecordParts, level: number): { readonly code: string; readonly title: Text } | undefined {
  const entry = caller.registry.page(String(page));
  const found = entry?.page.codes?.find(({ key }) => key === `approve${level}`);
  return entry && found && { code: permissionCode(entry.section.key, entry.page.key, found.key), title: found.title };
}

/** Why the caller may not approve on a level, for want of its code. */
export async function refusedLevel(parts: RecordParts, level: number): Promise<Refusal | undefined> {
  const further = furtherCode(parts, level);
  if (!further || can(parts.caller.access, further.code)) return undefined;
  const roles = await rolesHolding(parts.database, [further.code]);
  return forbiddenTo(further.title, roles.get(further.code) ?? []);
}

const approvedBy = (order: RecordRow): readonly number[] => linesIn(order, 'approvals').map(({ approver }) => Number(approver));

/** [R6c] One level is approved; behind the last one the order is approved. */
export const approveOrder: TransitionEffect = async transit => {
  const { before, parts } = transit;
  const { userId } = parts.caller.access;
  const level = approvedBy(before).length + 1;
  const forbidden = await refusedLevel(parts, level);
  if (forbidden) return refuse([forbidden]);
  const refused = approvalRefusals(approvedBy(before), userId);
  if (refused.length > 0) return refuse(refused);
  const decided = await decide(transit);
  if (!decided.ok) return decided;
  const approvals = [...linesIn(before, 'approvals'), { level, approver: userId, approvedAt: parts.caller.now.toISOString() }];
  const isLast = level >= Number(before['levels']);
  return ok({ ...decided.value, approvals, ...(isLast ? {} : { state: before['state'] }) });
};

/** What submission worked out, which does not hold for an order that is changed again. */
const unmeasured = { levels: undefined, amountCny: undefined };

/** [R6c] An order is taken back out of approval, before anybody has approved it. */
export const recallOrder: TransitionEffect = async ({ before, after }) => {
  const refused = recallRefusals(approvedBy(before));
  return refused.length > 0 ? refuse(refused) : ok({ ...after, ...undecided, ...unmeasured });
};

/** A rejected order goes back to its maker, who sees why. */
export const editOrder: TransitionEffect = async ({ before, after }) =>
  ok({ ...after, ...undecided, rejectReason: before['rejectReason'], ...unmeasured, approvals: [] });
