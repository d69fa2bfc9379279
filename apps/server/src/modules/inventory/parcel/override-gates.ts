import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { can, inScope, scopeOf } from '@axle/permissions';
import { loadAccess } from '../../../platform/access/load-access.ts';
import { writeLoginLog } from '../../../platform/sign-in/login-log.ts';
import { clearGuesses, noteWrong, openGuess } from '../../../platform/sign-in/open-guess.ts';
import { passwordFits } from '../../../platform/sign-in/passwords.ts';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import { changeParcel, type LockedParcel } from './lock-parcel.ts';
import { closedGates } from './parcel-gates.ts';
import { parcelRefusals } from './parcel-refusals.ts';

/** Who lets a parcel pass: the account or badge and the password of another user, and why. */
export interface Override {
  readonly badge: string;
  readonly password: string;
  readonly reason: string;
}

/**
 * [R11f] Lets a weighed parcel with a wrong box, weight or address pass, in the name of another person who may. Wrong passwords
 * count and lock as at the sign-in: the answer carries the reason of a failure, so that the count is committed.
 */
export async function overrideGates(
  context: LedgerContext,
  parcel: LockedParcel,
  { badge, password, reason }: Override,
  code: string,
): Promise<Result<Refusal | undefined>> {
  const { transaction, now, by } = context;
  if (parcel.state !== 'packing') return refuse(parcelRefusals.notPacking);
  if (parcel.actualG === null) return refuse(parcelRefusals.notWeighed);
  if ((await closedGates(transaction, parcel)).length === 0) return refuse(parcelRefusals.noOverride);
  const typed = badge.trim();
  const user = await transaction
    .selectFrom('app_user')
    .select(['id', 'account', 'state', 'password_hash'])
    .where(eb => eb.or([eb('account', '=', typed.toLowerCase()), eb('employee_no', '=', typed.toUpperCase())]))
    .executeTakeFirst();
  if (user?.id === by) return refuse(parcelRefusals.ownBadge);
  const account = user?.account ?? typed.toLowerCase().slice(0, 60);
  const guess = { account, ip: '', place: `station of ${by}`, isKnown: true, now };
  const locked = !(await openGuess(transaction, guess)).ok;
  const fits = !locked && (await passwordFits(password, user?.password_hash));
  if (!fits || !user || user.state !== 'active') {
    if (!locked && !fits) await noteWrong(transaction, guess);
    const result = locked ? 'locked' : 'badPassword';
    const entry = { event: 'refused', result, account, user_id: user?.id ?? null, remember: false, sign_in_id: null } as const;
    await writeLoginLog(transaction, { now, ip: '', agent: 'packStation' }, entry);
    return ok(parcelRefusals.badBadge);
  }
  await clearGuesses(transaction, guess);
  const access = await loadAccess(transaction, user.id, businessDay(now));
  if (!access || !can(access, code) || !inScope(scopeOf(access, 'warehouse'), String(parcel.warehouse))) return ok(parcelRefusals.mayNot);
  await changeParcel(context, parcel, { overrideBy: user.id, overrideReason: reason });
  return ok(undefined);
}
