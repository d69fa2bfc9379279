import { pagesOf } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { expect } from '@playwright/test';
import { looks, nameOf, settingsOf, words } from './looks.ts';
import { signIn, test } from './person.ts';
import { violationsOf } from './violations.ts';
import { walker } from './walk-to.ts';

/** Every page, and every tab that shows something else than its page's list. */
const addresses = (await allSections()).flatMap(section =>
  pagesOf(section).flatMap(({ key, tabs }) => {
    const address = `/admin/${section.key}/${key}`;
    return [address, ...tabs.filter(tab => tab.board ?? tab.view ?? tab.tool ?? tab.listOf).map(tab => `${address}?tab=${tab.key}`)];
  }),
);

const shares = 4 * looks.length;

/**
 * A journey over a sixteenth of the pages, by its number from 0, in one of the looks. All pages in all looks would take many minutes; they
 * are dealt so that every page is judged once, and neighbours in other looks and languages.
 */
export function judgePages(share: number): void {
  const look = looks[share % looks.length]!;
  test.describe(nameOf(look), () => {
    test.use(settingsOf(look));

    test('no serious fault on the pages of this share, and none is wider than the window', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button', { name: words[look.language].language, exact: true }).click();
      await signIn(page, 'superadmin');
      const walkTo = walker(page);
      const faults: Record<string, readonly string[]> = {};
      for (const address of addresses.filter((_, place) => place % shares === share)) {
        await walkTo(address);
        const found = await violationsOf(page, '[role="tabpanel"]');
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (excess > 0 || found.length > 0) faults[address] = [...found, ...(excess > 0 ? [`${excess} px too wide`] : [])];
      }
      expect(faults).toEqual({});
    });
  });
}
