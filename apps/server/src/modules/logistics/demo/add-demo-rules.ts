import { unrestricted } from '@axle/permissions';
import type { LocalDate } from '@axle/kernel';
import type { RecordValues } from '@axle/page-kit';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { draftRules } from '../rule/draft-rules.ts';
import { ruleTableOf } from '../rule/rule-tables.ts';
import { addVersion } from '../rule/rule-versions.ts';
import { demoLastMileRules } from './demo-last-mile-rules.ts';
import { demoFirstLegRules, demoWarehouseRules } from './demo-rules.ts';

const firstDay = '2026-01-01' as LocalDate;

/** Adds the ordered rules of the demo, each table in force by its first version. */
export const addDemoRules = demoStep('rules', ['shippings', 'couriers'], async ({ transaction, registry, adding, person, now }) => {
  const add = adding('logistics');
  const userId = person('logistics');
  const access = unrestricted(userId);
  const shippings = await transaction.selectFrom('global_shipping').select(['id', 'code']).execute();
  const idOf = new Map(shippings.map(({ id, code }) => [code, id]));
  const named = ({ shipping, fallback, ...rule }: RecordValues): RecordValues => ({
    ...rule,
    shipping: idOf.get(String(shipping)),
    ...(fallback === undefined ? {} : { fallback: idOf.get(String(fallback)) }),
  });
  const channels = await transaction.selectFrom('logistics_channel').select(['id', 'code']).execute();
  const channelOf = new Map(channels.map(({ id, code }) => [code, id]));
  const byChannel = ({ channel, fallback, ...rule }: RecordValues): RecordValues => ({
    ...rule,
    ...(channel === undefined ? {} : { channel: channelOf.get(String(channel)) }),
    ...(fallback === undefined ? {} : { fallback: channelOf.get(String(fallback)) }),
  });
  for (const [page, rules] of [
    ['warehouseAutoMatch', demoWarehouseRules],
    ['logisticsChannelAuto', demoFirstLegRules.map(named)],
    ['channelAutoRule', demoLastMileRules.map(byChannel)],
  ] as const) {
    // one after the other: each new rule comes after the ones before it
    for (const rule of rules) await add(page, [rule]);
    const table = ruleTableOf(page);
    await addVersion(
      transaction,
      { registry, access, now },
      { set: table.set, effectiveFrom: firstDay, note: '首版', rules: await draftRules(transaction, registry, table) },
    );
  }
});
