import { expect, type Locator, type Page } from '@playwright/test';
import { allSections } from '@axle/pages';
import { follow, weigh, type Weight } from '../support/page-weight.ts';
import { signIn, test } from './person.ts';

/**
 * Most JavaScript and CSS that may be loaded, in bytes as gzip sends them. The inputs of fields come once, with the first section whose
 * page shows any.
 */
const most = { login: 230_000, list: 390_000, section: 40_000, inputs: 20_000 } as const;

test('the login page, the first list and each further section keep to their weight', async ({ browser, baseURL, page }) => {
  await signIn(page, 'superadmin');
  const weighed = async (address: string, inSight: (fresh: Page) => Locator) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
    if (address !== '/login') await context.addCookies(await page.context().cookies());
    const fresh = await context.newPage();
    const weight = weigh(fresh);
    await fresh.goto(address);
    await inSight(fresh).waitFor();
    return { fresh, weight };
  };
  const sum = ({ script, style }: Weight) => script + style;

  const login = await weighed('/login', fresh => fresh.getByLabel('密码', { exact: true }));
  expect(sum(await login.weight())).toBeLessThan(most.login);

  const { fresh, weight } = await weighed('/admin/logs/loginLog', one => one.getByRole('gridcell').first());
  let before = sum(await weight());
  expect(before).toBeLessThan(most.list);

  let inputs: number = most.inputs;
  for (const { key, defaultPage, groups } of (await allSections()).filter(section => section.key !== 'logs')) {
    const pages = groups.flatMap(group => group.pages);
    const first = pages.find(one => one.key === defaultPage) ?? pages[0];
    await follow(fresh, `/admin/${key}/${first?.key}`);
    await fresh.getByRole('heading', { name: first?.title.zh, exact: true, level: 1 }).waitFor();
    const after = sum(await weight());
    const own = after - before;
    expect(own, key).toBeLessThan(most.section + inputs);
    if (own > most.section) inputs = 0;
    before = after;
  }
});
