import { ok, refuse, type Text } from '@axle/kernel';
import { type CodeField, fieldsOf, type LineField, type Resource } from '@axle/page-kit';
import { fieldAccess } from '@axle/permissions';
import { mainPaths } from '@axle/wire';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { callRefusals } from '../gateways/call-refusals.ts';
import type { Caller } from '../gateways/caller.ts';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import { extensionPoint } from '../registry/extension-point.ts';
import type { PageRegistry } from '../registry/page-registry.ts';
import type { LookupCallParts } from './lookup-calls.ts';
import { mayList } from './may-look-up.ts';

/** A code that is offered: what it means, and what else counts for choosing it. */
export interface OfferedCode {
  readonly code: string;
  readonly name: Text;
  readonly summary?: Text;
}

/** What is looked up: a part of the code or of what it means, among the codes of a territory, or of the one that another record lies in. */
export interface CodeAsked {
  readonly database: Kysely<Tables>;
  readonly caller: Caller;
  readonly typed: string;
  readonly of?: string | undefined;
  readonly like?: { readonly entity: string; readonly id: number } | undefined;
}

/** Codes of one kind that a text finds, best first, at most {@link mostCodes}. */
export type CodeLookup = (asked: CodeAsked) => Promise<readonly OfferedCode[]>;

/** Most codes that one lookup answers. */
export const mostCodes = 50;

/** The fields of a resource in which codes of a kind are looked up, by path. */
const lookedUpIn = (resource: Resource, codes: string): readonly string[] => {
  const asks = (field: LineField) => field.kind === 'code' && (field as CodeField).looksUp?.codes === codes;
  return Object.entries(fieldsOf(resource)).flatMap(([key, field]) =>
    field.kind === 'lines' ? (Object.values(field.fields).some(asks) ? [key] : []) : asks(field) ? [key] : [],
  );
};

const knowsCodes = (pages: PageRegistry, codes: string): boolean =>
  pages.resources.some(({ resource }) => lookedUpIn(resource, codes).length > 0);

/** Lookups of codes by the name under which fields ask for them. */
export const codeLookups = extensionPoint<CodeLookup>('lookup of codes', knowsCodes);

const input = z.object({
  codes: z.string().max(80),
  q: z.coerce.string().max(100).default(''),
  of: z.string().max(20).optional(),
  likeEntity: z.string().max(80).optional(),
  likeId: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
});

/** What inputs of codes ask while somebody types, for whom may read a field of such codes. */
export const codeLookupCalls = ({ database, registry }: LookupCallParts): readonly MainCall[] => [
  mainCall({
    method: 'GET',
    path: mainPaths.codeLookup,
    input,
    async handle(caller, { codes, q, of, likeEntity: entity, likeId: id }) {
      const mayAsk = registry.pages.some(
        entry =>
          mayList(entry, caller.access) &&
          entry.page.resource !== undefined &&
          lookedUpIn(entry.page.resource, codes).some(key => fieldAccess(caller.access, entry.page.key, key).read),
      );
      const lookUp = registry.part(codeLookups, codes);
      if (!mayAsk || !lookUp) return refuse(callRefusals.forbidden);
      const like = entity !== undefined && id !== undefined ? { entity, id } : undefined;
      return ok(await lookUp({ database, caller, typed: q.trim(), of, like }));
    },
  }),
];
