import { expect, type Locator, type Page } from '@playwright/test';
import { callMain, dialog, field, openHome, openVehicles, panel, signIn, test } from './person.ts';
import { colleague } from './prices.ts';
import { violationsOf } from './violations.ts';

const make = 'Timeline Motors';

/** Adds a vehicle of one's own and opens its timeline. */
async function openTimeline(page: Page, model: string): Promise<Locator> {
  await openVehicles(page, `?make=${encodeURIComponent(make)}`);
  await panel(page).getByRole('button', { name: '新增', exact: true }).click();
  const form = dialog(page);
  await field(form, '年款').fill('2021');
  await field(form, '品牌').fill(make);
  await field(form, '车型').fill(model);
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await panel(page).getByRole('gridcell', { name: model, exact: true }).dblclick();
  const sheet = dialog(page);
  await sheet.getByRole('tab', { name: '动态' }).click();
  await expect(sheet.getByText('没有更早的动态')).toBeVisible();
  return sheet;
}

async function change(page: Page, label: string, text: string): Promise<void> {
  await dialog(page).getByRole('button', { name: '编辑', exact: true }).click();
  const form = dialog(page, /^编辑/);
  await field(form, label).fill(text);
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form).toHaveCount(0);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two people speak about a record: one is named, gets a message, and finds what happened in one stream; what somebody began to say is found on another machine, and from the home page', async ({
  page,
  browser,
}) => {
  await signIn(page, 'catalogeditor');

  await test.step('two people speak about a record', async () => {
    const sheet = await openTimeline(page, 'Spoken of');
    const box = sheet.getByRole('textbox', { name: '写评论' });
    await box.fill('外箱尺寸已复核');
    // what is being written stays through a reload, in its place
    await page.reload();
    await expect(box).toHaveValue('外箱尺寸已复核');
    await box.press('End');
    await box.pressSequentially('，@zm');
    await sheet.getByRole('listbox', { name: '同事' }).getByRole('option', { name: '周敏', exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('外箱尺寸已复核，@周敏 ');
    await page.keyboard.press('Control+Enter');
    const said = sheet.getByRole('listitem').filter({ hasText: '外箱尺寸已复核，@周敏' });
    await expect(said).toBeVisible();
    await expect(box).toHaveValue('');

    const named = await colleague(browser, 'superadmin');
    await openHome(named);
    await named.getByRole('button', { name: /^消息/ }).click();
    await dialog(named, '消息')
      .getByRole('link', { name: /提到了您：2021 Timeline Motors Spoken of/ })
      .first()
      .click();
    const theirs = dialog(named);
    await expect(theirs.getByRole('tab', { name: '动态', selected: true })).toBeVisible();
    await expect(theirs.getByText('外箱尺寸已复核，')).toBeVisible();
    await expect(theirs.getByRole('button', { name: '修改评论' })).toHaveCount(0);
    await theirs.getByRole('textbox', { name: '写评论' }).fill('收到');
    await theirs.getByRole('button', { name: '发表' }).click();
    await expect(theirs.getByRole('listitem').filter({ hasText: '收到' })).toBeVisible();
    await named.context().close();

    await said.getByRole('button', { name: '修改评论' }).click();
    await sheet.getByRole('textbox', { name: '修改评论' }).fill('外箱尺寸待复核，@周敏');
    // a change that was begun outlives the drawer
    await sheet.getByRole('tab', { name: '动态' }).press('Escape');
    await expect(sheet).toHaveCount(0);
    await panel(page).getByRole('gridcell', { name: 'Spoken of', exact: true }).dblclick();
    await sheet.getByRole('tab', { name: '动态' }).click();
    await expect(sheet.getByRole('textbox', { name: '修改评论' })).toHaveValue('外箱尺寸待复核，@周敏');
    await sheet.getByRole('textbox', { name: '修改评论' }).press('Control+Enter');
    await expect(sheet.getByText('外箱尺寸待复核，')).toBeVisible();
    await expect(sheet.getByRole('listitem').filter({ hasText: '收到' })).toBeVisible();
    await sheet.getByRole('button', { name: '已编辑' }).click();
    await expect(sheet.getByText('外箱尺寸已复核，@周敏')).toBeVisible();
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);

    await sheet.getByRole('button', { name: '修改', exact: true }).click();
    await expect(sheet.getByText('收到')).toHaveCount(0);
    await expect(sheet.getByRole('listitem').filter({ hasText: '新增' })).toBeVisible();
  });

  await test.step('what somebody began to say is gone on with elsewhere', async () => {
    const sheet = await openTimeline(page, 'Half said');
    const sent = page.waitForResponse(reply => reply.url().endsWith('/draft/save') && reply.ok());
    await sheet.getByRole('textbox', { name: '写评论' }).fill('轴承座的图纸');
    await sent;

    const machine = await colleague(browser, 'catalogeditor');
    await openHome(machine);
    const drafts = machine.getByRole('region', { name: '我的草稿' });
    await drafts.getByRole('link', { name: /Half said · 评论$/ }).click();
    const box = dialog(machine).getByRole('textbox', { name: '写评论' });
    await expect(box).toHaveValue('轴承座的图纸');
    await box.press('Control+Enter');
    await expect(dialog(machine).getByRole('listitem').filter({ hasText: '轴承座的图纸' })).toBeVisible();
    await machine.context().close();

    await page.reload();
    await expect(dialog(page).getByRole('textbox', { name: '写评论' })).toHaveValue('');
  });
});

test('a record is looked at as it stood at a version, and older entries come as one scrolls', async ({ page }) => {
  await signIn(page, 'catalogeditor');

  await test.step('a record as it stood', async () => {
    const sheet = await openTimeline(page, 'Gone back');
    await change(page, '发动机', '1.6L');
    await change(page, '发动机', '2.0L');
    await expect(sheet.getByRole('button', { name: '版本 3', exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: '版本 2', exact: true }).click();
    const version = sheet.getByRole('region', { name: '版本 2' });
    await expect(version.getByText('1 个字段与现在不同')).toBeVisible();
    await expect(version.getByText('1.6L')).toBeVisible();
    await expect(version.getByText('2.0L')).toBeVisible();
    expect(await violationsOf(page, '[role=dialog]')).toEqual([]);
    await version.getByRole('button', { name: '返回动态' }).click();
    await sheet.getByRole('textbox', { name: '跳到版本' }).fill('1');
    await page.keyboard.press('Enter');
    const first = sheet.getByRole('region', { name: '版本 1' });
    await expect(first.getByText('1 个字段与现在不同')).toBeVisible();
    await expect(first.getByText('1.6L')).toHaveCount(0);
    await sheet.getByRole('button', { name: '下一个版本' }).click();
    await expect(version.getByText('1.6L')).toBeVisible();
    await version.getByRole('button', { name: '返回动态' }).press('Enter');
    await expect(sheet.getByRole('textbox', { name: '写评论' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  });

  await test.step('older entries come', async () => {
    const sheet = await openTimeline(page, 'Much said');
    const id = Number(new URL(page.url()).searchParams.get('record'));
    for (let count = 1; count <= 55; count++) {
      const said = { page: 'vehicleModel', id, text: `第${count}条`, key: crypto.randomUUID() };
      expect(await callMain(page, '/master-data/comment/add', said)).toMatchObject({ code: 200 });
    }
    await page.reload();
    await expect(sheet.getByRole('tab', { name: '动态', selected: true })).toBeVisible();
    await expect(sheet.getByText('第55条', { exact: true })).toBeVisible();
    await expect(sheet.getByText('没有更早的动态')).toHaveCount(0);
    await sheet.getByText('第6条', { exact: true }).evaluate(last => last.closest('.ax-detail')?.scrollTo(0, 1_000_000));
    await expect(sheet.getByText('第1条', { exact: true })).toBeVisible();
    await expect(sheet.getByText('没有更早的动态')).toBeVisible();
  });
});
