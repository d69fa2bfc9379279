import { type Decimal, decimal } from '@axle/kernel';

/** [O6f] An amount as Amazon’s sites write it: `1,234.56` and `1234.56`, or `1.234,56` and `95,00`. Undefined for anything else. */
export function settledAmount(text: string): Decimal | undefined {
  const bare = text.trim().replaceAll(/[\s\u00a0]/g, '');
  const comma = /^[+-]?\d{1,3}(\.\d{3})+,\d+$/.test(bare) || /^[+-]?\d+,\d{1,2}$/.test(bare);
  const plain = comma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(/,(?=\d{3}(\D|$))/g, '');
  const read = decimal(plain.replace(/^\+/, ''));
  return read.ok ? read.value : undefined;
}

const orders: readonly RegExp[] = [
  /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?:[T ](?<t>\d{2}:\d{2}:\d{2})(?:\.\d+)?(?<z> ?(?:UTC|GMT|Z|[+-]\d{2}:\d{2}))?)?$/,
  /^(?<d>\d{2})\.(?<m>\d{2})\.(?<y>\d{4})(?: (?<t>\d{2}:\d{2}:\d{2})(?<z> ?(?:UTC|GMT|[+-]\d{2}:\d{2}))?)?$/,
];

/** [O6f] A moment as Amazon’s sites write it, as an instant: `2026-03-02 14:23:00 UTC`, or with a `T`, or `02.03.2026 14:23:00 UTC`. */
export function settledMoment(text: string): string | undefined {
  for (const order of orders) {
    const { y, m, d, t = '00:00:00', z = 'Z' } = order.exec(text.trim())?.groups ?? {};
    if (y === undefined) continue;
    const zone = /^[+-]/.test(z.trim()) ? z.trim() : 'Z';
    const moment = new Date(`${y}-${m}-${d}T${t}${zone}`);
    return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
  }
  return undefined;
}
