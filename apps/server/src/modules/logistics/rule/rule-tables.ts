import { factsOf, type RuleSetName } from '@axle/logistics';
import type { Page, Resource } from '@axle/page-kit';
import { channelAutoRule } from '@axle/pages/logistics/rule/channel-auto-rule';
import { logisticsChannelAuto } from '@axle/pages/logistics/rule/logistics-channel-auto';
import { warehouseAutoMatch } from '@axle/pages/logistics/rule/warehouse-auto-match';

/** An ordered table of rules: its set of facts, the page that keeps its draft, and the fields that are a rule's outcome. */
export interface RuleTable {
  readonly set: RuleSetName;
  readonly page: string;
  readonly resource: Resource;
  readonly outputs: readonly string[];
}

const pages: ReadonlyMap<string, readonly [Page, RuleSetName]> = new Map([
  [warehouseAutoMatch.key, [warehouseAutoMatch, 'warehouse']],
  [logisticsChannelAuto.key, [logisticsChannelAuto, 'firstLeg']],
  [channelAutoRule.key, [channelAutoRule, 'lastMile']],
]);
const ofEveryRule: readonly string[] = ['seq', 'name', 'conditions', 'activeFrom', 'activeTo', 'note', 'hits30', 'share30', 'lastHit'];

/** The pages of ordered rules. */
export const rulePages: readonly Page[] = [...pages.values()].map(([page]) => page);

/** The table that a page keeps; a page without one is a fault of the program. */
export function ruleTableOf(page: string): RuleTable {
  const [{ resource } = {}, set] = pages.get(page) ?? [];
  if (!resource || !set) throw new Error(`${page} keeps no rules`);
  return { set, page, resource, outputs: Object.keys(resource.fields).filter(key => !ofEveryRule.includes(key)) };
}

/** The facts that the rules of a table ask about. */
export const factsFor = ({ set }: RuleTable) => factsOf(set);
