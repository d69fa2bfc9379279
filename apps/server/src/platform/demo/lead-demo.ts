import type { RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Registry } from '../registry/registry.ts';
import { actions } from '../resources/calls/action-handler.ts';
import { insertRows } from '../resources/writes/insert-rows.ts';
import { lockById } from '../resources/writes/lock-rows.ts';

/** A step of a document of the demo: an action of its page, who takes it, and what it asks. */
export type DocumentStep = readonly [action: string, by: number, input?: RecordValues];

/** Makes a document of the demo as a user would, and leads it through steps as others would; answers its id. */
export type LeadDemo = (page: string, by: number, values: RecordValues, steps: readonly DocumentStep[]) => Promise<number>;

/** Documents of the demo are made and led by the functions of their pages, so that what they did is real. */
export const leadingDemo =
  (transaction: Transaction<Tables>, registry: Registry, now: Date): LeadDemo =>
  async (page, by, values, steps) => {
    const { resource } = registry.page(page)!.page;
    if (!resource) throw new Error(`${page} keeps no records`);
    const parts = (userId: number) => ({
      database: transaction,
      resource,
      page,
      caller: { registry, access: { userId, isSuper: true, roles: [], scopes: new Map(), blocks: [] }, now },
      referred: registry.referred,
    });
    const [row] = await insertRows(transaction, parts(by), [{ ...values, ...resource.derive?.(values) }], { action: 'add' });
    const id = row!.id;
    for (const [action, user, input = {}] of steps) {
      const [record] = await lockById(transaction, parts(user), [id]);
      const reply = await registry.part(actions, `${page}.${action}`)!({
        parts: parts(user),
        targets: [{ id, version: record!.version }],
        input,
      });
      const refusal = reply.ok ? reply.value[0]?.refusal : reply.refusal;
      if (refusal) throw new Error(`${page} ${action}: ${JSON.stringify(refusal)}`);
    }
    return id;
  };
