import { factsOf, type RuleSetName } from '@axle/logistics';
import type { Resource } from '@axle/page-kit';
import { allPages } from '../../../platform/registry/all-pages.ts';

/** An ordered table of rules: its set of facts, the page that keeps its draft, and the fields that are a rule's outcome. */
export interface RuleTable {
  readonly set: RuleSetName;
  readonly page: string;
  readonly resource: Resource;
  readonly outputs: readonly string[];
}

const pages: Readonly<Record<string, RuleSetName>> = {
  warehouseAutoMatch: 'warehouse',
  logisticsChannelAuto: 'firstLeg',
  channelAutoRule: 'lastMile',
};
const ofEveryRule: readonly string[] = ['seq', 'name', 'conditions', 'activeFrom', 'activeTo', 'note', 'hits30', 'share30', 'lastHit'];

/** The pages of ordered rules. */
export const rulePages: readonly string[] = Object.keys(pages);

/** The table that a page keeps; a page without one is a fault of the program. */
export function ruleTableOf(page: string): RuleTable {
  const resource = allPages.page(page)?.page.resource;
  const set = pages[page];
  if (!resource || !set) throw new Error(`${page} keeps no rules`);
  return { set, page, resource, outputs: Object.keys(resource.fields).filter(key => !ofEveryRule.includes(key)) };
}

/** The facts that the rules of a table ask about. */
export const factsFor = ({ set }: RuleTable) => factsOf(set);
