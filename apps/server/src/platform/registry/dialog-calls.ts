import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { MainCall } from '../gateways/main/main-call.ts';
import { knownCalls } from '../resources/known-calls.ts';
import { proposalCalls } from '../resources/proposal-calls.ts';
import { pageKnown } from './page-known.ts';
import { pageProposals } from './page-proposals.ts';
import type { PageRegistry } from './registry.ts';

/** What forms and dialogs of all pages ask for while they are filled in: proposals, what stands open, and by what a record is remarked upon. */
export const dialogCalls = (parts: { readonly database: Kysely<Tables>; readonly registry: PageRegistry }): readonly MainCall[] => [
  ...proposalCalls({ ...parts, proposals: pageProposals }),
  ...knownCalls({ ...parts, known: pageKnown }),
];
