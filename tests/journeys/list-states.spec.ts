// the browser reports calls without a reply in its console
import { expect, type Page, type Route } from '@playwright/test';
import { loud as test } from './loud.ts';
import { callMain, expectTotal, openVehicles, panel, signIn, totalOf } from './person.ts';

const rowsCall = '**/item/vehicle_model/get_list';

/** Holds back the answers to some calls for rows, until they are let go. */
async function holdBack(page: Page, held: (asked: string) => boolean): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(rowsCall, async (route: Route) => {
    if (!held(route.request().postData() ?? '')) return route.continue();
    const reply = await route.fetch();
    await gate.promise;
    // the caller may have stopped waiting
    await route.fulfill({ response: reply }).catch(() => undefined);
  });
  return () => gate.resolve();
}

/** Two vehicles that nobody else speaks of. */
async function slowAndQuick(page: Page): Promise<void> {
  for (const model of ['Slowpoke', 'Quickstep'])
    await callMain(page, '/item/vehicle_model/add', {
      page: 'vehicleModel',
      values: { market: 'US', year: 2010, make: 'State Motors', model },
    });
}

const search = (page: Page, text: string) => panel(page).getByRole('searchbox').fill(text);
const cells = (page: Page, words: RegExp) => panel(page).getByRole('gridcell', { name: words });

test('a list says that it loads, that loading failed, and why it is empty; one click tries again or clears the conditions; the slow answer to an old question never takes the place of a newer one', async ({
  page,
}) => {
  await signIn(page, 'catalogeditor');
  await slowAndQuick(page);

  await test.step('it says that it loads', async () => {
    const letGo = await holdBack(page, () => true);
    await page.goto('/admin/basic/vehicleModel');
    await expect(panel(page).getByRole('progressbar', { name: '载入中' })).toBeVisible();
    await expect(panel(page).getByText('没有符合条件的数据')).toHaveCount(0);
    letGo();
    await expect(cells(page, /\S/).first()).toBeVisible();
    await expect(panel(page).getByRole('progressbar', { name: '载入中' })).toHaveCount(0);
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('it says why it is empty, and one click clears the conditions', async () => {
    const all = await totalOf(page);
    await search(page, 'no such vehicle');
    await expect(panel(page).getByText('没有符合条件的数据')).toBeVisible();
    await panel(page).getByRole('button', { name: '清空筛选', exact: true }).last().click();
    await expect(cells(page, /\S/).first()).toBeVisible();
    await expectTotal(page, all);
  });

  await test.step('it says that loading failed, and one click tries again', async () => {
    await page.route(rowsCall, route => route.abort());
    await search(page, 'Slowpoke');
    const failure = panel(page).getByRole('alert').filter({ hasText: '数据载入失败' });
    await expect(failure).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await failure.getByRole('button', { name: '重试', exact: true }).click();
    await expect(failure).toHaveCount(0);
    await expect(cells(page, /slowpoke/i).first()).toBeVisible();
  });

  await test.step('the slow answer to an old question comes too late', async () => {
    await openVehicles(page);
    const letGo = await holdBack(page, asked => asked.includes('Slowpoke'));
    const asked = page.waitForRequest(request => request.url().includes('/get_list') && (request.postData() ?? '').includes('Slowpoke'));
    await search(page, 'Slowpoke');
    const old = await asked;
    await search(page, 'Quickstep');
    await expect(cells(page, /quickstep/i).first()).toBeVisible();
    const ended = old.response().catch(() => undefined);
    letGo();
    await ended;
    await page.unrouteAll({ behavior: 'wait' });
    await expect(cells(page, /quickstep/i).first()).toBeVisible();
    await expect(cells(page, /slowpoke/i)).toHaveCount(0);
  });
});
