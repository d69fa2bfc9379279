import { unrestricted } from '@axle/permissions';
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

/** Leads a document of the demo that stands already through steps of a page. */
export type StepDemo = (page: string, id: number, steps: readonly DocumentStep[]) => Promise<void>;

/** Documents of the demo are led by the functions of their pages, so that what they did is real. */
export const steppingDemo = (transaction: Transaction<Tables>, registry: Registry, now: Date): StepDemo => {
  const stepAll = steppingAll(transaction, registry, now);
  return (page, id, steps) => stepAll(page, [id], steps);
};

/** Leads documents of a page through the same steps, each taken once for all of them. */
export const steppingAll = (transaction: Transaction<Tables>, registry: Registry, now: Date) => {
  const partsOf = demoParts(transaction, registry, now);
  return async (page: string, ids: readonly number[], steps: readonly DocumentStep[]): Promise<void> => {
    for (const [action, user, input = {}] of steps) {
      const parts = partsOf(page, user);
      const targets = (await lockById(transaction, parts, ids)).map(({ id, version }) => ({ id, version }));
      const reply = await registry.part(actions, `${page}.${action}`)!({ parts, targets, input });
      const refusal = reply.ok ? reply.value.find(one => one.refusal)?.refusal : reply.refusal;
      if (refusal) throw new Error(`${page} ${action}: ${JSON.stringify(refusal)}`);
    }
  };
};

/** Documents of the demo are made by the functions of their pages too. */
export const leadingDemo = (transaction: Transaction<Tables>, registry: Registry, now: Date): LeadDemo => {
  const leadAll = leadingAll(transaction, registry, now);
  return async (page, by, values, steps) => (await leadAll(page, by, [values], steps))[0]!;
};

/** Makes documents of a page at once, and leads them through the same steps; answers their ids. */
export const leadingAll = (transaction: Transaction<Tables>, registry: Registry, now: Date) => {
  const [partsOf, stepAll] = [demoParts(transaction, registry, now), steppingAll(transaction, registry, now)];
  return async (
    page: string,
    by: number,
    values: readonly RecordValues[],
    steps: readonly DocumentStep[] = [],
  ): Promise<readonly number[]> => {
    const parts = partsOf(page, by);
    const whole = values.map(each => ({ ...each, ...parts.resource.derive?.(each) }));
    const ids = (await insertRows(transaction, parts, whole, { action: 'add' })).map(({ id }) => id);
    await stepAll(page, ids, steps);
    return ids;
  };
};

/** The records of a page as somebody of the demo works with them. */
const demoParts = (transaction: Transaction<Tables>, registry: Registry, now: Date) => (page: string, userId: number) => {
  const { resource } = registry.page(page)!.page;
  if (!resource) throw new Error(`${page} keeps no records`);
  const access = unrestricted(userId);
  return { database: transaction, resource, page, caller: { registry, access, now }, referred: registry.referred };
};
