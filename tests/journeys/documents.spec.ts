import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { loud } from './loud.ts';
import {
  callMain,
  demoPassword,
  dialog,
  expectTotal,
  field,
  openByMenu,
  openVehicles,
  panel,
  signIn,
  signInHere,
  test,
  tickFirstRow,
} from './person.ts';

const add = (page: Page) => panel(page).getByRole('button', { name: '新增', exact: true }).click();
const grid = (form: Locator): Locator => form.getByRole('grid');

/** Pastes a text into the lines, as a spreadsheet leaves it in the clipboard. */
async function pasteLines(form: Locator, text: string): Promise<void> {
  await grid(form).getByRole('gridcell').first().click();
  await grid(form).evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Codes of three SKUs of the demo, of which no other journey makes a BOM. */
async function threeSkus(page: Page, from: number): Promise<readonly [string, string, string]> {
  const { data } = await callMain(page, '/mrp/sku/get_list', { filters: [], sort: [{ field: 'sku' }], limit: 40 });
  const [kit = '', first = '', second = ''] = (data as { rows: { sku: string }[] }).rows.slice(from).map(({ sku }) => sku);
  return [kit, first, second];
}

/** The server forgets the page's sign-in; the page hears of it with its next call. */
async function endOnServer(page: Page): Promise<void> {
  const signature = (await page.context().cookies()).find(cookie => cookie.name === 'axle_signature')?.value ?? '';
  await page.request.post('/api/core/signin/logout', { data: {}, headers: { 'x-axle-key': 'axle-web-1', signature, lang: 'zh-cn' } });
}

test('a session that ends gives back the lines of a form, the other tab’s too, and a bulk action that waits for its confirmation', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  for (const year of [2001, 2002])
    await callMain(page, '/item/vehicle_model/add', {
      page: 'vehicleModel',
      values: { market: 'US', year, make: 'Kept Motors', model: 'Waits' },
    });
  await openVehicles(page, '?make=Kept%20Motors');
  await expectTotal(page, 2);
  await openByMenu(page, '基础数据', '商品资料', 'BOM');
  await add(page);
  await field(dialog(page), '父件SKU').fill('KIT-KEPT');
  await pasteLines(dialog(page), '子件SKU\t用量\nPART-A\t2\nPART-B\tmany');
  await expect(grid(dialog(page)).getByText('many', { exact: true })).toBeVisible();
  await page.goBack();
  await expectTotal(page, 2);
  await tickFirstRow(page);
  await panel(page)
    .getByRole('button', { name: /^选择全部/ })
    .click();
  await panel(page).getByRole('button', { name: '停用', exact: true }).click();
  const confirm = dialog(page).getByRole('button', { name: '停用 2 条', exact: true });
  await expect(confirm).toBeVisible();

  await endOnServer(page);
  await confirm.click();
  await page.waitForURL(/\/login\?redirect=/);
  await signInHere(page, 'superadmin');
  await confirm.click();
  await expect(dialog(page).getByText('停用：2 条成功，共 2 条。')).toBeVisible();
  await dialog(page).getByRole('button', { name: '关闭', exact: true }).last().click();
  await page.getByRole('tab', { name: 'BOM', exact: true }).click();
  await expect(field(dialog(page), '父件SKU')).toHaveValue('KIT-KEPT');
  await expect(grid(dialog(page)).getByText('PART-A', { exact: true })).toBeVisible();
  await expect(grid(dialog(page)).getByText('many', { exact: true })).toBeVisible();
});

test('a sign-in that is about to end asks for the password over the page, and goes on there', async ({ page }) => {
  await page.clock.install();
  // the server's own sign-ins have a day and more to go
  let left = 1800;
  await page.route('**/api/core/signin/recheck', async route => {
    const response = await route.fetch();
    const reply = (await response.json()) as { datas: object };
    await route.fulfill({ response, json: { ...reply, datas: { ...reply.datas, sign_in_seconds_left: left } } });
  });
  await signIn(page, 'superadmin');
  await openByMenu(page, '基础数据', '商品资料', 'BOM');
  await add(page);
  await field(dialog(page), '父件SKU').fill('KIT-STAYS');
  left = 540;
  await page.clock.fastForward('21:00');
  const asked = dialog(page, '登录即将到期');
  await expect(asked).toBeVisible();
  await asked.getByLabel('密码').fill('wrong');
  await asked.getByRole('button', { name: '继续使用' }).click();
  await expect(asked.getByText('密码错误')).toBeVisible();
  left = 86_400;
  await asked.getByLabel('密码').fill(demoPassword);
  await asked.getByLabel('密码').press('Enter');
  await expect(page.getByText('登录已延长')).toBeVisible();
  await expect(asked).toHaveCount(0);
  await expect(field(dialog(page), '父件SKU')).toHaveValue('KIT-STAYS');
  expect(page.url()).toContain('/admin/basic/bom');
  await page.unrouteAll({ behavior: 'wait' });
});

test('lines are taken in from a file, saved with their document and exported a row each; 2,000 lines are pasted at once; every line is there, and what is wrong is listed', async ({
  page,
}) => {
  await signIn(page, 'superadmin');
  const [kit, first, second] = await threeSkus(page, 10);
  await openByMenu(page, '基础数据', '商品资料', 'BOM');

  await test.step('lines are taken in from a file, and saved with their document', async () => {
    await add(page);
    const form = dialog(page);
    await field(form, '父件SKU').fill(kit);
    await field(form, '生效日期').fill('2026-01-01');
    const lines = `用量,子件SKU,颜色\n2,${first},red\n1.5,${second},blue\n`;
    await form.locator('input[type=file]').setInputFiles({ name: 'lines.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
    await expect(grid(form).getByText(second, { exact: true })).toBeVisible();
    await expect(form.getByText('以下列未识别，内容未粘贴：颜色')).toBeVisible();
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByText('已保存').first()).toBeVisible();
  });

  await test.step('they are exported a row each', async () => {
    await panel(page).getByRole('gridcell', { name: kit, exact: true }).first().waitFor();
    await panel(page).getByRole('button', { name: '导出', exact: true }).click();
    const asked = dialog(page);
    await asked.getByText('csv', { exact: true }).click();
    await asked.getByText('连同明细导出，每行一条明细').click();
    const [download] = await Promise.all([page.waitForEvent('download'), asked.getByRole('button', { name: '导出', exact: true }).click()]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text).toMatch(new RegExp(`${kit},.*${first},2,`));
    expect(text).toMatch(new RegExp(`${kit},.*${second},1\\.5,`));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('2,000 lines are pasted at once', async () => {
    await add(page);
    const form = dialog(page);
    await pasteLines(form, Array.from({ length: 2000 }, (_, at) => `PASTED-${at}\t${at === 1998 ? 'many' : 2}`).join('\n'));
    await expect(form.getByText(' 2,000 行')).toBeVisible();
    await expect(form.getByText('1 个单元格有误')).toBeVisible();
    await expect(form.getByRole('button', { name: '第 1999 行 · 用量' })).toBeVisible();
    await page.keyboard.press('Control+End');
    await expect(grid(form).getByText('PASTED-1999', { exact: true })).toBeVisible();
  });
});

loud('a form that is saved while the network is lost, or whose answer is lost, keeps its input and is saved once', async ({ page }) => {
  await signIn(page, 'superadmin');
  const [kit, first, second] = await threeSkus(page, 20);
  await openByMenu(page, '基础数据', '商品资料', 'BOM');
  await add(page);
  const form = dialog(page);
  await field(form, '父件SKU').fill(kit);
  await field(form, '生效日期').fill('2026-01-01');
  await pasteLines(form, `${first}\t1\n${second}\t2`);
  const save = form.getByRole('button', { name: '保存', exact: true });

  await page.context().setOffline(true);
  await save.click();
  await expect(form.getByText('网络已断开，请检查网络连接')).toBeVisible();
  await page.context().setOffline(false);

  let sent = 0;
  await page.route('**/mrp/bom/add', async route => {
    sent++;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await save.click();
  await expect(form.getByText('未收到服务器的响应')).toBeVisible();
  await expect(grid(form).getByText(second, { exact: true })).toBeVisible();
  await save.dblclick();
  await expect(page.getByText('已保存').first()).toBeVisible();
  await expect(panel(page).getByRole('gridcell', { name: kit, exact: true })).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
  expect(sent).toBe(2);
});
