import { refuse } from '@axle/kernel';
import { forbiddenField, standardCode } from '@axle/page-kit';
import { type KeyedWording, wordingsJson } from '@axle/templates';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { z } from 'zod';
import { mainCall, type MainCall } from '../gateways/main/main-call.ts';
import type { ModuleCallParts } from '../gateways/module-calls.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { seenRows } from '../resources/query/data-scope.ts';
import { selectRows } from '../resources/query/select-rows.ts';

const name = 'mailSet';
const written = ['mailKind', 'lang', 'subject', 'bodyIntro', 'signature', 'attachments'];

/** The wordings of all kinds of mail as a file, for users who may read them. */
export function wordingCalls({ database, registry }: Pick<ModuleCallParts, 'database' | 'registry'>): readonly MainCall[] {
  const { section, page } = registry.page(name) ?? {};
  const resource = page?.resource;
  if (!section || !page || !resource) return [];
  return [
    mainCall({
      method: 'GET',
      path: actionPath(resource, 'saveWordings'),
      permission: standardCode(section.key, page, 'list'),
      input: z.object({}),
      async handle(caller) {
        const parts = { resource, page: name, caller };
        const { mayRead } = fieldRights(parts);
        const closed = written.find(key => !mayRead(key));
        if (closed !== undefined) return refuse(forbiddenField(resource, closed));
        const rows = await selectRows(database, resource, written, sql`where ${seenRows(parts)} order by t.id`);
        const content = Buffer.from(wordingsJson(rows as unknown as readonly KeyedWording[]));
        return { kind: 'file', name: 'mail-texts.json', mediaType: 'application/json', bytes: content.length, content };
      },
    }),
  ];
}
