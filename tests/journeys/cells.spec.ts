import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { callMain, expectTotal, panel, signIn, test } from './person.ts';

const rows = 20;
const codeOf = (set: string, at: number) => `${set}${String(at).padStart(2, '0')}`;

/** Brands of a journey's own, in the order of their codes. */
async function makeBrands(page: Page, set: string, count = rows): Promise<void> {
  for (let at = 0; at < count; at++) {
    const values = { code: codeOf(set, at), name_zh: `${set}旧名${at}`, name_en: `${set} old ${at}`, kind: 'own' };
    expect(await callMain(page, '/base/brand/add', { values })).toMatchObject({ code: 200 });
  }
}

async function openBrands(page: Page, set: string, count = rows): Promise<void> {
  await page.goto(`/admin/basic/brand?q=${set}&sort=code`);
  await expectTotal(page, count);
}

/** The cell in which a text stands. */
const cell = (page: Page, text: string): Locator => panel(page).getByRole('gridcell', { name: text, exact: true });

async function toClipboard(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(copied => navigator.clipboard.writeText(copied), text);
}

async function colleague(contexts: BrowserContext[], page: Page, account: string): Promise<Page> {
  const context = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin, locale: 'zh-CN' });
  contexts.push(context);
  const other = await context.newPage();
  await signIn(other, account);
  return other;
}

/** Writes by an input method: the sounds first, then the word that is chosen. */
async function writeByInputMethod(page: Page, sounds: readonly string[], word: string): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  for (const text of sounds)
    await protocol.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await protocol.send('Input.insertText', { text: word });
  await protocol.detach();
}

test('a range is pasted from a spreadsheet by one call, copied back, filled down, and taken back by one step; what was taken back is done again by the keyboard, and what was marked is still marked after another tab', async ({
  page,
}) => {
  const set = 'CPASTE';
  await signIn(page, 'catalogeditor');
  await makeBrands(page, set);
  await openBrands(page, set);

  await test.step('a range is pasted by one call, copied back, and taken back by one step', async () => {
    const line = (at: number) => [`${set}新名${at}`, `${set} new ${at}`, at % 2 === 0 ? '贴牌' : 'Neutral brand'];
    await toClipboard(page, Array.from({ length: rows }, (_, at) => `${line(at).join('\t')}\r\n`).join(''));

    const calls: string[] = [];
    page.on('request', request => request.url().endsWith('/update_cells') && calls.push(request.url()));
    await cell(page, `${set}旧名0`).click();
    await page.keyboard.press('Control+v');
    await expect(page.getByText(`已保存 ${rows * 3} 个单元格`).first()).toBeVisible();
    expect(calls).toHaveLength(1);
    await expect(cell(page, `${set}新名${rows - 1}`)).toBeVisible();
    await expect(cell(page, `${set} new ${rows - 1}`)).toBeVisible();
    await expect(cell(page, '贴牌')).toHaveCount(rows / 2);

    await page.keyboard.press('Control+c');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain(`${set}新名1\t${set} new 1\t中性品牌\n${set}新名2\t${set} new 2\t贴牌`);

    // the former values stand in their cells before they are sent
    const undone = page.waitForResponse(/\/update_cells$/);
    await page.keyboard.press('Control+z');
    await expect(cell(page, `${set}旧名0`)).toBeVisible();
    await expect(cell(page, `${set} old ${rows - 1}`)).toBeVisible();
    await expect(cell(page, '贴牌')).toHaveCount(0);
    await undone;
    expect(calls).toHaveLength(2);
  });

  await test.step('a value is filled down, and taken back by one step', async () => {
    await cell(page, `${set} old 0`).click();
    await cell(page, `${set} old 3`).click({ modifiers: ['Shift'] });
    await page.keyboard.press('Control+d');
    await expect(cell(page, `${set} old 0`)).toHaveCount(4);
    await page.keyboard.press('Control+z');
    await expect(cell(page, `${set} old 3`)).toBeVisible();
    await page.reload();
    await expect(cell(page, `${set} old 3`)).toBeVisible();
  });

  await test.step('what was taken back is done again by the keyboard', async () => {
    // who types faster than the network loses no letter: the editor comes behind the Enter
    const arriving = Promise.withResolvers<void>();
    await page.route(/\.js$/, async route => {
      await arriving.promise;
      await route.continue();
    });
    await cell(page, `${set} old 0`).click();
    await page.keyboard.type('Anew');
    await page.keyboard.press('Enter');
    arriving.resolve();
    await expect(cell(page, 'Anew')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(cell(page, `${set} old 0`)).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(cell(page, 'Anew')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(cell(page, 'Anew')).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(cell(page, 'Anew')).toBeVisible();
  });

  await test.step('what was marked is still marked after another tab', async () => {
    await toClipboard(page, 'nothing\r\n');
    await panel(page).getByRole('gridcell', { name: '自有' }).first().click();
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('region', { name: '1 个单元格未保存' })).toBeVisible();
    await cell(page, `${set} old 1`).click();
    await cell(page, `${set} old 3`).click({ modifiers: ['Shift'] });
    await page.getByRole('tab', { name: '工作台' }).click();
    await expect(page.getByRole('tab', { name: '工作台', selected: true })).toBeVisible();
    await page.getByRole('tab', { name: '品牌', exact: true }).click();
    await expect(page.getByRole('region', { name: '1 个单元格未保存' })).toBeVisible();
    await expect(panel(page).locator('.ax-ranged')).toHaveCount(3);
    await panel(page).getByRole('textbox', { name: '品牌', exact: true }).focus();
    await page.keyboard.press('Control+d');
    await expect(cell(page, `${set} old 1`)).toHaveCount(3);
  });
});

test('a cell is edited by the keyboard and by an input method, which begins with the word that is chosen; what cannot be read is marked and listed, what cannot be changed says why', async ({
  page,
}) => {
  const set = 'CTYPE';
  await signIn(page, 'catalogeditor');
  await makeBrands(page, set, 3);
  await openBrands(page, set, 3);

  await test.step('a cell is edited by the keyboard', async () => {
    await cell(page, `${set}旧名0`).click();
    await page.keyboard.press('F2');
    const editor = page.getByRole('group', { name: '编辑中文名称' });
    await expect(editor.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(`${set}改名`);
    await page.keyboard.press('Escape');
    await expect(cell(page, `${set}旧名0`)).toBeVisible();
    await page.keyboard.type(`${set}typed`);
    await page.keyboard.press('Tab');
    await expect(cell(page, `${set}typed`)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: '编辑英文名称' }).getByRole('textbox')).toHaveValue(`${set} old 0`);
    await page.keyboard.press('Escape');
  });

  await test.step('what cannot be read is marked and listed', async () => {
    await toClipboard(page, `${set}甲\t\tnothing\r\n`);
    await cell(page, `${set}旧名1`).click();
    await page.keyboard.press('Control+v');
    const open = page.getByRole('region', { name: '2 个单元格未保存' });
    await expect(open.getByText('英文名称必填')).toBeVisible();
    await expect(open.getByText('品牌类型没有“nothing”，可填：', { exact: false })).toBeVisible();
    await expect(cell(page, 'nothing')).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(page, `${set}甲`)).toBeVisible();
    await open.getByRole('button', { name: '全部放弃' }).click();
    await expect(cell(page, `${set} old 1`)).toBeVisible();
  });

  await test.step('an input method begins the edit with the word that is chosen', async () => {
    await cell(page, `${set}甲`).click();
    await writeByInputMethod(page, ['s', 'sh', 'sha', 'shache'], '刹车');
    const editor = page.getByRole('group', { name: '编辑中文名称' });
    await expect(editor.getByRole('textbox')).toHaveValue('刹车');
    await expect(editor.getByRole('textbox')).toBeFocused();
    await writeByInputMethod(page, ['p', 'pian'], '片');
    await page.keyboard.press('Enter');
    await expect(cell(page, '刹车片')).toBeVisible();
    await expect(cell(page, `${set}旧名2`)).toHaveClass(/ax-focused/);
    await expect(page.getByRole('status').filter({ hasText: '已保存' })).toHaveCount(1);
  });

  await test.step('what cannot be changed says why, to the pointer and to the input method', async () => {
    const code = cell(page, codeOf(set, 2));
    await expect(code).toHaveAttribute('aria-readonly', 'true');
    await code.hover();
    await expect(code).toHaveAttribute('title', '创建后不可修改');
    await code.click();
    await writeByInputMethod(page, ['b'], '不');
    await expect(page.getByRole('status').filter({ hasText: '创建后不可修改' })).toHaveCount(1);
    await expect(page.getByRole('group', { name: /^编辑/ })).toHaveCount(0);
  });
});

test('two people in the same cells: other cells merge, of the same one each value can be chosen', async ({ page }) => {
  const set = 'CBOTH';
  const contexts: BrowserContext[] = [];
  await signIn(page, 'catalogeditor');
  await makeBrands(page, set, 3);
  await openBrands(page, set, 3);
  const other = await colleague(contexts, page, 'superadmin');
  await openBrands(other, set, 3);
  await toClipboard(other, `theirs 0\r\ntheirs 1\r\n`);
  await cell(other, `${set} old 0`).click();
  await other.keyboard.press('Control+v');
  await expect(other.getByText('已保存 2 个单元格').first()).toBeVisible();
  await toClipboard(other, `${set}其名2`);
  await cell(other, `${set}旧名2`).click();
  await other.keyboard.press('Control+v');
  await expect(cell(other, `${set}其名2`)).not.toHaveClass(/ax-mark/);

  await page.bringToFront();
  await toClipboard(page, 'mine 0\r\nmine 1\r\nmine 2\r\n');
  await cell(page, `${set} old 0`).click();
  await page.keyboard.press('Control+v');
  const open = page.getByRole('region', { name: '2 个单元格未保存' });
  await expect(open.getByText('theirs 1')).toBeVisible();
  await expect(cell(page, 'mine 2')).toBeVisible();
  await expect(cell(page, `${set}其名2`)).toBeVisible();
  await open.getByRole('button', { name: `${codeOf(set, 0)} ${set}旧名0 · 英文名称: 保留我的` }).click();
  await page.getByRole('button', { name: `${codeOf(set, 1)} ${set}旧名1 · 英文名称: 采用对方的` }).click();
  await expect(cell(page, 'mine 0')).toBeVisible();
  await expect(cell(page, 'theirs 1')).toBeVisible();
  await expect(page.getByRole('region', { name: /未保存/ })).toHaveCount(0);
  for (const context of contexts) await context.close();

  await page.reload();
  for (const text of ['mine 0', 'theirs 1', 'mine 2']) await expect(cell(page, text)).toBeVisible();
});
