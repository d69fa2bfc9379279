import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Waits until what comes into sight stands there fully: a dialog that is still fading in has less contrast than it will have. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(animation => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(animation => animation.finished));
  });

/** What axe calls serious or critical, in words that lead to the place. */
export async function violationsOf(page: Page, within = 'body'): Promise<readonly string[]> {
  await settled(page);
  // the way without a second window to gather frames in: a third of the time, and the product has no frames
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(within).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(node => node.target.join(' '))
          .slice(0, 3)
          .join(' | ')}`,
    );
}
