import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { mainCall, type MainCall } from '../../../platform/gateways/main/main-call.ts';
import type { Registry } from '../../../platform/registry/registry.ts';
import { accountCalls } from './account-calls.ts';
import { exportRights, exportRightsInput } from './export-rights.ts';
import { readUsersTab } from './read-users-tab.ts';
import { saveScopes, scopesInput } from './save-scopes.ts';
import { tabCode, tabLists } from '../../../platform/access/tab-rights.ts';
import { userHistoryCalls } from './user-history.ts';
import { viewAsCalls } from './view-as.ts';

/** What the calls of the page of users are made of. */
export interface UserCallParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
}

/**
 * The calls of the page of users: what its tabs show, exports for the access review, data scopes; the history of a user; and of super users
 * accounts, roles, organisation, looks as others.
 */
export const userCalls = (parts: UserCallParts): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.usersTab,
    permission: tabLists,
    input: z.object({ tab: z.string().max(10), sought: z.string().trim().max(120).optional(), lacks: z.literal('yes').optional() }),
    handle: (caller, { lacks, ...asked }) => readUsersTab(parts.database, parts.registry, caller, { ...asked, lacks: lacks === 'yes' }),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.exportRights,
    permission: tabLists,
    input: exportRightsInput,
    handle: (caller, input) => exportRights(parts, caller, input),
  }),
  mainCall({
    method: 'POST',
    path: mainPaths.saveScopes,
    permission: tabCode('tab2', 'updateData'),
    input: scopesInput,
    handle: (caller, input) =>
      parts.database.transaction().execute(async transaction => saveScopes(transaction, parts.registry, caller, input)),
  }),
  ...userHistoryCalls(parts),
  ...viewAsCalls(parts),
  ...accountCalls(parts),
];
