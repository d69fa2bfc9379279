import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import {
  changeScope,
  mayGiveScope,
  type ScopeLine,
  type ScopeKind,
  scopeKindNames,
  scopeKinds,
  scopeModeNames,
  scopeModes,
  widens,
} from '@axle/permissions';
import type { ScopeOutcome } from '@axle/wire';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { sendMessage } from '../../../platform/notifications/send-message.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { noteAccess } from './note-access.ts';

import { scopeTargets } from './scope-targets.ts';
import { userRefusals } from './user-refusals.ts';

/** Most users whose scope is changed at once. */
export const mostScopeUsers = 200;

/** A change of one kind of data scope, for one user or many. With `dryRun` it is said what would come of it, and nothing is kept. */
export const scopesInput = z.object({
  users: z.array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER)).min(1).max(mostScopeUsers),
  kind: z.enum(scopeKinds as [ScopeKind, ...ScopeKind[]]),
  how: z.enum(['add', 'remove', 'replace']),
  mode: z.enum(scopeModes as ['all', ...(typeof scopeModes)[number][]]),
  targets: z.array(z.string().max(40)).max(5000).default([]),
  validTo: z.iso.date().nullish(),
  reason: z.string().trim().max(200),
  dryRun: z.boolean().default(false),
});

/** What is asked for. */
export type ScopesInput = z.infer<typeof scopesInput>;

const shortReason: Refusal = {
  code: 'RULE',
  field: 'reason',
  message: { zh: '原因至少5个字符', en: 'The reason must have at least 5 characters' },
};
const unknownTarget: Refusal = {
  code: 'RULE',
  field: 'targets',
  message: { zh: '范围中有不存在或您看不到的项', en: 'The scope contains items that do not exist or that you cannot see' },
};

const lineOf = (row: Selectable<Tables['data_scope']> | undefined): ScopeLine | undefined =>
  row && { mode: row.mode, targets: row.targets, ...(row.valid_to === null ? {} : { validTo: row.valid_to }) };

const sizeOf = (line: ScopeLine | undefined): ScopeOutcome['before'] => {
  if (line === undefined || line.mode === 'none') return 0;
  return line.mode === 'listed' ? line.targets.length : line.mode === 'all' ? 'all' : 'people';
};

/**
 * [G6] [G7] [G8] Changes a kind of data scope of users: all of them or, where one is refused, none. It holds from the next call of each on,
 * is kept in the history of the account with its reason, and its user is notified.
 */
export async function saveScopes(
  transaction: Kysely<Tables>,
  registry: Registry,
  caller: Caller,
  input: ScopesInput,
): Promise<Result<readonly ScopeOutcome[], Refusal>> {
  const { kind, how, mode, targets, validTo, reason, dryRun } = input;
  if (!dryRun && reason.length < 5) return refuse(shortReason);
  const known = new Set((await scopeTargets(transaction, registry, caller.access, kind)).map(({ id }) => id));
  if (how !== 'remove' && targets.some(target => !known.has(target))) return refuse(unknownTarget);
  const ids = [...new Set(input.users)];
  const people = await transaction
    .selectFrom('app_user')
    .select(['id', 'state', 'version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (people.length !== ids.length) return refuse(userRefusals.unknownUser);
  const rows = await transaction
    .selectFrom('data_scope')
    .selectAll()
    .where('user_id', 'in', ids)
    .where('kind', '=', kind)
    .forUpdate()
    .execute();
  const today = businessDay(caller.now);
  const change = { how, mode, targets, ...(validTo ? { validTo } : {}) };
  const outcomes: ScopeOutcome[] = [];
  const kept: KeptScope[] = [];
  for (const { id, state, version } of people) {
    const before = lineOf(rows.find(row => row.user_id === id));
    const after = changeScope(before, change, today);
    const refusal = !after.ok ? after.refusal : refusedScope(caller, kind, { id, state }, before, after.value, today);
    if (refusal && !dryRun) return refuse(refusal);
    outcomes.push({
      userId: id,
      before: sizeOf(before),
      after: after.ok ? sizeOf(after.value) : sizeOf(before),
      ...(refusal ? { refusal: caller.language === 'en' ? refusal.message.en : refusal.message.zh } : {}),
    });
    if (after.ok) kept.push({ id, version, kind, before, after: after.value, reason });
  }
  if (!dryRun) for (const one of kept) await keep(transaction, caller, one);
  return ok(outcomes);
}

function refusedScope(
  { access }: Caller,
  kind: ScopeKind,
  user: { readonly id: number; readonly state: string },
  before: ScopeLine | undefined,
  after: ScopeLine,
  today: string,
): Refusal | undefined {
  if (user.state === 'left') return userRefusals.leftScope;
  const nothing: ScopeLine = { mode: 'none', targets: [] };
  if (user.id === access.userId && widens(before ?? nothing, after, today)) return userRefusals.ownScope;
  // targets that the user has already are not added
  const had = before?.mode === 'listed' ? before.targets : [];
  const given = after.mode === 'listed' ? { ...after, targets: after.targets.filter(target => !had.includes(target)) } : after;
  return before?.mode === after.mode && after.mode !== 'listed'
    ? undefined
    : mayGiveScope(access, kind, given)
      ? undefined
      : userRefusals.beyondOwn;
}

interface KeptScope {
  readonly id: number;
  readonly version: number;
  readonly kind: ScopeKind;
  readonly before: ScopeLine | undefined;
  readonly after: ScopeLine;
  readonly reason: string;
}

async function keep(transaction: Kysely<Tables>, caller: Caller, { id, version, kind, before, after, reason }: KeptScope): Promise<void> {
  const by = caller.access.userId;
  const values = {
    mode: after.mode,
    targets: [...after.targets],
    valid_to: after.validTo ?? null,
    reason,
    updated_by: by,
    updated_at: caller.now,
  };
  await transaction
    .insertInto('data_scope')
    .values({ user_id: id, kind, ...values, created_by: by, created_at: caller.now })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'kind']).doUpdateSet(({ eb }) => ({ ...values, version: eb('data_scope.version', '+', 1) })),
    )
    .execute();
  await noteAccess(transaction, caller, {
    entity: 'appUser',
    id,
    action: 'update',
    version,
    changes: [
      { field: `scope.${kind}`, before: before ?? undefined, after },
      { field: 'reason', before: undefined, after: reason },
    ],
  });
  const size = after.mode === 'listed' ? ` ${after.targets.length}` : '';
  await sendMessage(transaction, {
    event: 'rights.changed',
    receivers: [id],
    object: kind,
    values: {
      'scope.kind': scopeKindNames[kind].zh,
      'scope.after': `${scopeModeNames[after.mode].zh}${size}`,
      'changer.name': caller.nickname,
      'change.reason': reason,
    },
    english: { 'scope.kind': scopeKindNames[kind].en, 'scope.after': `${scopeModeNames[after.mode].en}${size}` },
    now: caller.now,
  });
}
