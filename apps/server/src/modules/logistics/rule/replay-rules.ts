import { addDays, type Decimal, fill, type LocalDate, ok, refuse, subtract, type Text } from '@axle/kernel';
import { chooseChannel, chooseShipping, firstMatch, type KnownFacts } from '@axle/logistics';
import { type RecordValues, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { callRefusals } from '../../../platform/gateways/call-refusals.ts';
import type { ToolHandler } from '../../../platform/resources/calls/tool-handler.ts';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import { draftRules, type StoredRule } from './draft-rules.ts';
import { lastMileBook, offersFor } from './last-mile-book.ts';
import { costSum, type ReplayedOrder, replayedOrders, shareOf } from './replayed-orders.ts';
import { replayedPlans } from './replayed-plans.ts';
import { factsFor, type RuleTable, ruleTableOf } from './rule-tables.ts';
import { firstLegOutput, shippingBook, shippingsFor, shippingsOf } from './shipping-book.ts';
import { versionInForce } from './rule-versions.ts';
import { channelsOf, lastMileOutput, mayReadCosts, shoppedParcel } from './try-last-mile.ts';

/** The outcome of a rule for an order: in words, with its cost in USD where that is known. */
interface Answer {
  readonly outcome: string | Text;
  readonly usd?: Decimal;
}

/** The outcomes of the rules of a set for orders, by the rates of a day. */
type Answering = (
  parts: RecordParts,
  rules: readonly StoredRule[],
  day: LocalDate,
  residential: boolean,
) => Promise<(output: RecordValues, order: ReplayedOrder) => Answer>;

const noChannel: Text = { zh: '没有可用的渠道', en: 'No channel available' };

const ofShop: Text = { zh: '按仓店配置', en: 'Use store configuration' };

const noShipping: Text = { zh: '没有可用的运输方式', en: 'No shipping product available' };

const answering: Readonly<Record<string, Answering>> = {
  warehouse: () =>
    Promise.resolve(({ warehouses, storeWarehouses }) => ({
      outcome: storeWarehouses === true ? ofShop : Array.isArray(warehouses) ? warehouses.join(' → ') : '—',
    })),
  firstLeg: async (parts, rules, day) => {
    const book = await shippingBook(
      parts.database,
      rules.flatMap(({ output }) => shippingsOf(firstLegOutput(output))),
      day,
    );
    return (output, { known }) => {
      const rule = firstLegOutput(output);
      const chosen = chooseShipping(rule, (known['hazard'] ?? []) as readonly string[], shippingsFor(book, shippingsOf(rule), known));
      return { outcome: chosen.ok ? chosen.value.shipping : noShipping };
    };
  },
  lastMile: async (parts, rules, day, residential) => {
    const book = await lastMileBook(
      parts.database,
      rules.flatMap(({ output }) => channelsOf(lastMileOutput(output))),
      day,
    );
    const seesCosts = mayReadCosts(parts);
    return (output, { parcel, known }) => {
      const asked = { ...parcel, residential };
      const chosen = chooseChannel(lastMileOutput(output), shoppedParcel(asked, known), offersFor(book, asked));
      if (!chosen.ok) return { outcome: noChannel };
      const { channel, usd } = chosen.value;
      // a single channel is quoted too, so that two answers can be compared
      return { outcome: channel, ...(seesCosts && usd !== undefined ? { usd } : {}) };
    };
  },
};

interface Found extends Answer {
  readonly rule?: StoredRule;
}

const none: Text = { zh: '没有符合的规则', en: 'No rule matches' };
const noVersion = { code: 'NO_VERSION', message: { zh: '今天没有生效的版本', en: 'There is no version in force today' } };
const said = (outcome: string | Text): string => (typeof outcome === 'string' ? outcome : outcome.en);
const named = ({ rule }: Found): string | Text => (rule ? `${rule.seq} ${rule.name}` : none);

/** How often each rule of the draft is met, and when last. */
function hitsOf(
  rules: readonly StoredRule[],
  orders: readonly ReplayedOrder[],
  found: readonly Found[],
  today: LocalDate,
): readonly RecordValues[] {
  const since = addDays(today, -30);
  return rules.map(rule => {
    const met = orders.filter((_, at) => found[at]?.rule?.seq === rule.seq);
    const last = met
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    return {
      seq: rule.seq,
      name: rule.name,
      hits: met.length,
      share: shareOf(met.length, orders.length),
      hits30: met.filter(({ day }) => day > since).length,
      ...(last ? { last } : {}),
    };
  });
}

function compared(
  table: RuleTable,
  rules: readonly StoredRule[],
  answer: (output: RecordValues, order: ReplayedOrder) => Answer,
  day: LocalDate,
) {
  const facts = factsFor(table);
  return (order: ReplayedOrder, known: KnownFacts): Found => {
    const { found } = firstMatch(rules, facts, known, day);
    return found.ok ? { rule: found.value, ...answer(found.value.output, order) } : { outcome: none };
  };
}

/** Where the goods come from that rules are asked about, and the page by whose right they are read. */
const sources: Readonly<Record<string, { readonly page: string; readonly read: typeof replayedOrders }>> = {
  warehouse: { page: 'logoutStock', read: replayedOrders },
  lastMile: { page: 'logoutStock', read: replayedOrders },
  firstLeg: { page: 'distributionPlan', read: replayedPlans },
};

/** Runs the latest orders, or plans, over the version in force and over the draft. */
export const replayRules: ToolHandler = async ({ parts, input }) => {
  const table = ruleTableOf(parts.page);
  const source = sources[table.set]!;
  const entry = parts.caller.registry.page(source.page);
  if (!entry || !can(parts.caller.access, standardCode(entry.section.key, entry.page, 'list'))) return refuse(callRefusals.forbidden);
  const today = todayOf(parts.caller);
  const [version, draft] = [
    await versionInForce(parts.database, table.set, today),
    await draftRules(parts.database, parts.caller.registry, table),
  ];
  if (!version) return refuse(noVersion);
  const residential = input['residential'] === true;
  const orders = await source.read(parts, Number(input['orders']));
  const answer = await answering[table.set]!(parts, [...version.rules, ...draft], today, residential);
  const [inForce, drafted] = [version.rules, draft].map(rules => compared(table, rules, answer, today)) as [
    ReturnType<typeof compared>,
    ReturnType<typeof compared>,
  ];
  const withHome = ({ known }: ReplayedOrder): KnownFacts => ({ ...known, isResidential: String(residential) });
  const [before, after] = [inForce, drafted].map(run => orders.map(order => run(order, withHome(order)))) as [Found[], Found[]];
  const changed = orders.flatMap((order, at): readonly RecordValues[] => {
    const [was, becomes] = [before[at]!, after[at]!];
    if (said(was.outcome) === said(becomes.outcome)) return [];
    const difference = was.usd !== undefined && becomes.usd !== undefined ? { difference: subtract(becomes.usd, was.usd) } : {};
    return [{ order: order.no, before: named(was), was: was.outcome, after: named(becomes), becomes: becomes.outcome, ...difference }];
  });
  // costs are compared over the orders that both tables have a price for
  const both = orders.flatMap((_, at) => (before[at]?.usd !== undefined && after[at]?.usd !== undefined ? [at] : []));
  const [costBefore, costAfter] = [before, after].map(found => costSum(both.map(at => found[at]?.usd))) as [Decimal, Decimal];
  const { no, effectiveFrom } = version;
  return ok({
    orders: orders.length,
    changed: changed.length,
    unanswered: after.filter(({ rule, outcome }) => !rule || outcome === noChannel || outcome === noShipping).length,
    ...(table.set === 'lastMile' && mayReadCosts(parts) ? { costBefore, costAfter, costDifference: subtract(costAfter, costBefore) } : {}),
    version: fill({ zh: '版本 {no}（{effectiveFrom} 起）', en: 'Version {no}, from {effectiveFrom}' }, { no, effectiveFrom }),
    lines: changed,
    hits: hitsOf(draft, orders, after, today),
  });
};
