import { type Refusal, text } from '@axle/kernel';

/** What the rules of a shipping product go by. */
interface ShippingValues {
  readonly mode?: string;
  readonly fromHarbour?: number;
  readonly toHarbour?: number;
  readonly sailWeekdays?: readonly unknown[];
}

/** Modes that go from port to port. */
const bySea: readonly (string | undefined)[] = ['seaFcl', 'seaLcl', 'seaExpress'];

const refusal = (field: string, zh: string, en: string): Refusal => ({ code: 'REQUIRED', field, message: text(zh, en) });

/** [L13] A shipping product by sea names both its harbours, and one by sea or rail the weekdays on which it leaves. */
export function checkShipping({ mode, fromHarbour, toHarbour, sailWeekdays }: ShippingValues): readonly Refusal[] {
  const sea = bySea.includes(mode);
  const leaves = sea || mode === 'rail';
  return [
    ...(sea && fromHarbour === undefined ? [refusal('fromHarbour', '海运须填起运港', 'Sea freight needs an origin port')] : []),
    ...(sea && toHarbour === undefined ? [refusal('toHarbour', '海运须填目的港', 'Sea freight needs a destination port')] : []),
    ...(leaves && (sailWeekdays ?? []).length === 0
      ? [refusal('sailWeekdays', '海运与铁路须填开航日', 'Sea and rail need sailing days')]
      : []),
  ];
}
