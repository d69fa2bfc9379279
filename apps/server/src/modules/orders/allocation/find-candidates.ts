import { daysBetween, type Decimal, type LocalDate, type Text } from '@axle/kernel';
import { chooseChannel, factsOf, firstMatch } from '@axle/logistics';
import { offersFor } from '../../logistics/rule/last-mile-book.ts';
import { channelsOf, lastMileOutput, shoppedParcel } from '../../logistics/rule/try-last-mile.ts';
import type { AllocationBook, StoreWarehouses } from './allocation-book.ts';
import type { AskedOrder } from './order-facts.ts';

/** A warehouse that an order might leave from, by what channel and at what cost. */
export interface FoundCandidate {
  readonly id: number;
  readonly warehouse: string;
  readonly rulePriority: number;
  readonly channel?: number;
  readonly cost?: Decimal;
  readonly days?: number;
  readonly refused?: Text;
}

/** The warehouses of an order with what it allows. */
export interface FoundCandidates {
  readonly candidates: readonly FoundCandidate[];
  readonly splitAllowed: boolean;
  readonly maxParcels?: number;
  readonly config?: StoreWarehouses;
}

const notInUse: Text = { zh: '仓库已停用', en: 'The warehouse is disabled' };
const noRule: Text = { zh: '没有符合的渠道规则', en: 'No channel rule matches' };

const days = (book: AllocationBook, arrives: LocalDate | undefined) =>
  arrives === undefined ? {} : { days: Math.max(0, daysBetween(book.day, arrives)) };

/** The channel that an order would leave a warehouse by: that of the rules, or of the store's configuration where no rules are in force. */
function channelFrom(
  book: AllocationBook,
  { known, parcel }: AskedOrder,
  warehouse: string,
  config: StoreWarehouses | undefined,
): Pick<FoundCandidate, 'channel' | 'cost' | 'days' | 'refused'> {
  if (!book.lastMileRules) {
    const channel = config?.places.find(place => place.warehouse === warehouse)?.channel;
    return channel === undefined || channel === null ? {} : { channel };
  }
  const asked = { ...known, warehouse };
  const { found } = firstMatch(book.lastMileRules.rules, factsOf('lastMile'), asked, book.day);
  if (!found.ok) return { refused: noRule };
  const rule = lastMileOutput(found.value.output);
  const named = new Set(channelsOf(rule).map(code => code.toUpperCase()));
  const channels = book.lastMile.channels.filter(({ code }) => named.has(code.toUpperCase()));
  const sent = { ...parcel, warehouse };
  const chosen = chooseChannel(rule, shoppedParcel(sent, asked), offersFor({ ...book.lastMile, channels }, sent));
  if (!chosen.ok) return { refused: chosen.refusal.message };
  const channel = book.channels.get(chosen.value.channel.toUpperCase());
  return {
    ...(channel === undefined ? {} : { channel }),
    ...(chosen.value.usd === undefined ? {} : { cost: chosen.value.usd }),
    ...days(book, chosen.value.arrives),
  };
}

/** The warehouses in order that the rules name, or the store's configuration where they leave it to that or none is in force. */
function namedWarehouses(book: AllocationBook, order: AskedOrder) {
  const config = book.configOf(order);
  const rules = book.warehouseRules?.rules ?? [];
  const { found } = firstMatch(rules, factsOf('warehouse'), order.known, book.day);
  const output = found.ok ? found.value.output : { storeWarehouses: true };
  if (output['storeWarehouses'] === true)
    return {
      codes: config?.places.map(({ warehouse }) => warehouse) ?? [],
      splitAllowed: config?.splitAllowed ?? false,
      maxParcels: config?.maxParcels,
      config,
    };
  return {
    codes: (output['warehouses'] as readonly string[] | undefined) ?? [],
    splitAllowed: output['splitAllowed'] === true,
    maxParcels: output['maxSplits'] as number | undefined,
    config,
  };
}

/** The warehouses among which an order is allocated. `only` asks about one that a person chose, whatever the rules say of its channels. */
export async function findCandidates(book: AllocationBook, order: AskedOrder, only?: string): Promise<FoundCandidates> {
  const { codes: named, splitAllowed, maxParcels, config } = namedWarehouses(book, order);
  const codes = only === undefined ? [...new Set(named.map(code => code.toUpperCase()))] : [only.toUpperCase()];
  const candidates: FoundCandidate[] = [];
  for (const code of codes) {
    const known = book.warehouses.get(code);
    if (!known) continue;
    const { id, code: warehouse, inUse } = known;
    const closed = order.country === null ? undefined : await book.closedRoute(id, order.country);
    const place = named.findIndex(one => one.toUpperCase() === code) + 1;
    const from = { id, warehouse, rulePriority: place > 0 ? place : named.length + 1 };
    if (!inUse) candidates.push({ ...from, refused: notInUse });
    else if (closed) candidates.push({ ...from, refused: closed });
    else {
      const { refused, ...sent } = channelFrom(book, order, warehouse, config);
      candidates.push({ ...from, ...sent, ...(refused && only === undefined ? { refused } : {}) });
    }
  }
  return { candidates, splitAllowed, ...(maxParcels === undefined ? {} : { maxParcels }), ...(config ? { config } : {}) };
}
