import { ok } from '@axle/kernel';
import { officePaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { officeCall, type OfficeCall } from '../gateways/office/office-call.ts';
import { allInput, changeOwn, chosenInput, inboxInput, inboxPage } from './own-messages.ts';

/** The message centre: everybody's own messages and nobody else's. */
export function messageCalls({ database }: { readonly database: Kysely<Tables> }): readonly OfficeCall[] {
  const method = 'POST';
  return [
    officeCall({
      method,
      path: officePaths.messages,
      input: inboxInput,
      handle: async (caller, input) => ok(await inboxPage(database, caller, input)),
    }),
    officeCall({
      method,
      path: officePaths.readMessages,
      input: chosenInput,
      handle: async (caller, input) => ok(await changeOwn(database, caller, 'read', input)),
    }),
    officeCall({
      method,
      path: officePaths.readAllMessages,
      input: allInput,
      handle: async (caller, input) => ok(await changeOwn(database, caller, 'read', input)),
    }),
    officeCall({
      method,
      path: officePaths.deleteMessages,
      input: chosenInput,
      handle: async (caller, input) => ok(await changeOwn(database, caller, 'delete', input)),
    }),
    officeCall({
      method,
      path: officePaths.deleteAllMessages,
      input: allInput,
      handle: async (caller, input) => ok(await changeOwn(database, caller, 'delete', input)),
    }),
  ];
}
