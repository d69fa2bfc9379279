import { unrestricted } from '@axle/permissions';
import type { RecordValues, Target } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { handlerOf } from '../../../platform/resources/gateway/handler-of.ts';

const dayLong = 86_400_000;

/** Does what a button of a page does, so many days before today. */
export type Press = (
  page: string,
  action: string,
  by: number,
  daysAgo: number,
  targets: readonly Target[],
  input?: RecordValues,
) => Promise<void>;

/** Buttons pressed in the demo, as people of it; throws what is refused. Each step has a series of its own: no key is sent twice. */
export function pressing({ transaction, registry, now }: Demo, series: number): Press {
  let presses = 0;
  return async (page, action, userId, daysAgo, targets, input = {}) => {
    const shown = registry.page(page)!.page;
    const access = unrestricted(userId);
    const caller = { registry, access, now: new Date(now.getTime() - daysAgo * dayLong) };
    const parts = { database: transaction, resource: shown.resource!, page, caller, referred: registry.referred };
    presses += 1;
    const key = `00000000-0000-4000-9${String(series).padStart(3, '0')}-${String(presses).padStart(12, '0')}`;
    const reply = await handlerOf(shown, action, registry)!({ parts, targets, input, key });
    const refusal = reply.ok ? reply.value.find(one => one.refusal)?.refusal : reply.refusal;
    if (refusal) throw new Error(`${page} ${action}: ${JSON.stringify(refusal)}`);
  };
}
