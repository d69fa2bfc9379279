import { type Refusal, text } from '@axle/kernel';

type Values = Readonly<Record<string, unknown>>;

/** Modes that go from port to port. */
const bySea: readonly unknown[] = ['seaFcl', 'seaLcl', 'seaExpress'];

const refusal = (field: string, zh: string, en: string): Refusal => ({ code: 'REQUIRED', field, message: text(zh, en) });

/** [L13] A shipping product by sea names both its harbours, and one by sea or rail the weekdays on which it leaves. */
export function shippingHolds({ mode, fromHarbour, toHarbour, sailWeekdays }: Values): readonly Refusal[] {
  const sea = bySea.includes(mode);
  const leaves = sea || mode === 'rail';
  return [
    ...(sea && fromHarbour === undefined ? [refusal('fromHarbour', '海运须填起运港', 'Sea freight needs an origin port')] : []),
    ...(sea && toHarbour === undefined ? [refusal('toHarbour', '海运须填目的港', 'Sea freight needs a destination port')] : []),
    ...(leaves && ((sailWeekdays ?? []) as readonly unknown[]).length === 0
      ? [refusal('sailWeekdays', '海运与铁路须填开航日', 'Sea and rail need sailing days')]
      : []),
  ];
}
