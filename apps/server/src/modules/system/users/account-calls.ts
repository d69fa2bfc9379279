import { ok, type Refusal, refuse } from '@axle/kernel';
import { mainPaths } from '@axle/wire';
import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Caller } from '../../../platform/gateways/caller.ts';
import { type Answer, mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { changeState, resetPassword, setRoles } from './account-changes.ts';
import { orgInput, removeOrg, saveOrg } from './save-org.ts';
import { removeRole, roleInput, saveRole } from './save-role.ts';
import { addUser, updateUser, userInput } from './save-user.ts';
import { userRefusals } from './user-refusals.ts';

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const only = z.object({ id });
const stateInput = z.object({ ids: z.array(id).min(1).max(200), change: z.enum(['lock', 'unlock', 'leave']) });
const rolesInput = z.object({
  id,
  version: z.number().int().positive(),
  roles: z.array(z.string().max(60)).max(100),
  isSuper: z.boolean(),
});

/** Ends a transaction whose work was refused in part: all of it or nothing. */
class Undone extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** The calls by which accounts, roles and the organisation are kept. They have no permission code: super users alone make them. */
export function accountCalls({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly MainCall[] {
  const superCall = <Input>(path: string, input: z.ZodType<Input>, handle: (caller: Caller, given: Input) => Promise<Answer>): MainCall =>
    mainCall({
      method: 'POST',
      path,
      input,
      handle: async (caller, given) => (caller.access.isSuper ? handle(caller, given) : refuse(userRefusals.superOnly)),
    });
  const inOne = <Value>(work: (transaction: Transaction<Tables>) => Promise<Value>) => database.transaction().execute(work);
  return [
    superCall(mainPaths.saveUser, userInput, (caller, input) =>
      input.id === undefined
        ? addUser(database, caller, input)
        : inOne(transaction => updateUser(transaction, caller, { ...input, id: input.id! })),
    ),
    superCall(mainPaths.setUserState, stateInput, async (caller, { ids, change }) => {
      try {
        await inOne(async transaction => {
          for (const one of [...new Set(ids)].toSorted((a, b) => a - b)) {
            const done = await changeState(transaction, caller, one, change);
            if (!done.ok) throw new Undone(done.refusal);
          }
        });
      } catch (error) {
        if (error instanceof Undone) return refuse(error.refusal);
        throw error;
      }
      return ok(undefined);
    }),
    superCall(mainPaths.setUserRoles, rolesInput, (caller, input) => inOne(transaction => setRoles(transaction, caller, input))),
    superCall(mainPaths.resetPassword, only, (caller, input) => resetPassword(database, caller, input.id)),
    superCall(mainPaths.saveRole, roleInput, (caller, input) => inOne(transaction => saveRole(transaction, registry, caller, input))),
    superCall(mainPaths.removeRole, only, (caller, input) => inOne(transaction => removeRole(transaction, caller, input.id))),
    superCall(mainPaths.saveOrg, orgInput, (caller, input) => inOne(transaction => saveOrg(transaction, caller, input))),
    superCall(mainPaths.removeOrg, only, (caller, input) => inOne(transaction => removeOrg(transaction, caller, input.id))),
  ];
}
