import { setTimeout as pause } from 'node:timers/promises';
import { test, type Page } from '@playwright/test';
import axe from 'axe-core';
import { patience } from '../support/patience.ts';

/** Faults of a page, and whether it changed while it was judged: then a part of it was seen as it was and another as it is. */
interface Judgement {
  readonly faults: readonly string[];
  readonly isOld: boolean;
}

/**
 * Waits until what comes into sight stands there fully, and judges it: a dialog that is still fading in has less contrast than it will
 * have, and screen readers find rows a moment after their cells are drawn. Three frames in which nothing of the page changes or moves end
 * the wait, and from the last of them nothing is missed. The faults are said in the page: axe's own report of a list weighs megabytes,
 * nearly all of it praise.
 */
async function judgedOnce(page: Page, within: string): Promise<Judgement> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async selector => {
    const judge = (window as unknown as { readonly axe: typeof axe }).axe;
    let quiet = 0;
    let isOld = false;
    const watch = new MutationObserver(() => {
      quiet = 0;
      isOld = true;
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    const moving = () => document.getAnimations().filter(animation => Number.isFinite(animation.effect?.getComputedTiming().endTime));
    while (quiet < 3) {
      await Promise.allSettled(moving().map(animation => animation.finished));
      await new Promise(requestAnimationFrame);
      quiet = moving().length > 0 ? 0 : quiet + 1;
    }
    isOld = false;
    const { violations } = await judge.run(selector, { resultTypes: ['violations'] });
    watch.disconnect();
    const faults = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      );
    return { faults, isOld };
  }, within);
}

/** Times that a page that changes is judged again. */
const mostJudgements = 5;

async function judged(page: Page, within: string): Promise<readonly string[]> {
  for (let again = 1; ; again++) {
    const { faults, isOld } = await judgedOnce(page, within);
    if (faults.length === 0 || !isOld || again === mostJudgements) return faults;
  }
}

/**
 * What axe calls serious or critical, in words that lead to the place. The answer of a browser was seen to get lost while its page was
 * well. The question changes nothing, so it is asked once more, and the test's report says so; a page that stands still answers neither.
 */
export async function violationsOf(page: Page, within = 'body'): Promise<readonly string[]> {
  const first = judged(page, within);
  const found = await Promise.race([first, pause(patience.wait, undefined, { ref: false })]);
  if (found !== undefined) return found;
  first.catch(() => undefined);
  test.info().annotations.push({ type: 'asked twice', description: page.url() });
  return judged(page, within);
}
