import { ok } from '@axle/kernel';
import { menuFor } from '@axle/permissions';
import { officePaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { officeCall, type OfficeCall, openOfficeCall } from '../gateways/office/office-call.ts';
import { menuSections } from '../registry/menu-sections.ts';
import type { Registry } from '../registry/registry.ts';
import { changePassword } from './change-password.ts';
import { loginList, loginListInput } from './login-list.ts';
import { noteIdle } from './note-idle.ts';
import { prolong } from './prolong.ts';
import { orgTree, topOrgs, userNames } from './organisation.ts';
import { recheck } from './recheck.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** Name of the cookie that holds the signature. The browser app sets and removes it; the server reads the header alone. */
const cookieName = 'axle_signature';

/** These calls are about the caller's own sign-in alone: they answer while the password must be changed. */
const whilePasswordIsDue = true;

const nothing = z.object({});
const password = z.string().min(1).max(128);
const signInInput = z.object({
  account: z.string().trim().min(1).max(64),
  password,
  remember: z.boolean().default(false),
  device: z.string().max(100).optional(),
});
const prolongInput = z.object({ password });
const passwordInput = z.object({ old_password: password, new_password: z.string().max(1000), repeat: z.string().max(1000) });

/** The calls of the office system: sign-in and sign-out, who the user is, menu, organisation, login log. */
export function officeCalls({
  database,
  registry,
}: {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
}): readonly OfficeCall[] {
  const sections = menuSections(registry);
  return [
    openOfficeCall({ method: 'GET', path: officePaths.cookieKey, input: nothing, handle: async () => ok({ cookie_key: cookieName }) }),
    openOfficeCall({
      method: 'POST',
      path: officePaths.signIn,
      input: signInInput,
      handle: (visitor, input) => signIn(database, visitor, input),
    }),
    officeCall({
      method: 'POST',
      path: officePaths.signOut,
      whilePasswordIsDue,
      input: nothing,
      handle: async caller => ok(await signOut(database, caller)),
    }),
    officeCall({
      method: 'POST',
      path: officePaths.noteIdle,
      whilePasswordIsDue,
      input: nothing,
      handle: async caller => ok(await noteIdle(database, caller)),
    }),
    officeCall({
      method: 'POST',
      path: officePaths.prolong,
      whilePasswordIsDue,
      input: prolongInput,
      handle: (caller, input) => prolong(database, caller, input),
    }),
    officeCall({
      method: 'POST',
      path: officePaths.recheck,
      whilePasswordIsDue,
      input: nothing,
      handle: async caller => ok(await recheck(database, registry, caller)),
    }),
    officeCall({
      method: 'POST',
      path: officePaths.changePassword,
      whilePasswordIsDue,
      input: passwordInput,
      handle: (caller, input) => changePassword(database, caller, input),
    }),
    officeCall({
      method: 'GET',
      path: officePaths.menu,
      whilePasswordIsDue,
      input: nothing,
      handle: async ({ access }) => ok(menuFor(access, sections)),
    }),
    officeCall({ method: 'POST', path: officePaths.users, input: nothing, handle: async () => ok(await userNames(database)) }),
    officeCall({ method: 'POST', path: officePaths.orgTree, input: nothing, handle: async () => ok(await orgTree(database)) }),
    officeCall({ method: 'POST', path: officePaths.topOrg, input: nothing, handle: async () => ok(await topOrgs(database)) }),
    officeCall({
      method: 'POST',
      path: officePaths.loginList,
      input: loginListInput,
      handle: (caller, input) => loginList(database, caller, input),
    }),
  ];
}
