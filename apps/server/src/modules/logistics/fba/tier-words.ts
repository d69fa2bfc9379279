import type { Text } from '@axle/kernel';
import type { FbaTier } from '@axle/logistics';
import { fbaFreight } from '@axle/pages/logistics/fba/fba-freight';

/** How a size tier is called. */
export function tierWords(tier: FbaTier): Text {
  const tiers = fbaFreight.resource?.fields['tiers'];
  const column = tiers?.kind === 'lines' ? tiers.fields['tier'] : undefined;
  const option = column?.kind === 'enum' ? column.options.find(({ code }) => code === tier) : undefined;
  return option?.label ?? { zh: tier, en: tier };
}
