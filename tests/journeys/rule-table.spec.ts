import { expect, type Page } from '@playwright/test';
import { dialog, field, panel, signIn, test } from './person.ts';
import { dayFromNow } from '../support/day-from-now.ts';

const tab = (page: Page, name: string | RegExp) => panel(page).getByRole('tab', { name });

/** What a trial of a parcel to Alaska answers. */
async function tryAlaska(page: Page, table: string, day: string): Promise<void> {
  await tab(page, '试算').click();
  await page.getByLabel('规则表').selectOption({ label: table });
  await field(panel(page), '日期').fill(day);
  await page.getByLabel('目的州').fill('AK');
}

test('a rule is added, moved to the front by key and by drag, tried, and put in force on a day; a parcel is tried on the rules of channels', async ({
  page,
}) => {
  await signIn(page, 'logistics');

  await test.step('a rule for the warehouse', async () => {
    const name = '阿拉斯加走休斯敦';
    await page.goto('/admin/basic/warehouseAutoMatch');
    const rules = panel(page).getByRole('table', { name: '仓库自动匹配' });
    const row = rules.getByRole('row').filter({ hasText: name });
    await expect(rules.getByRole('button', { name: '查看 兜底' })).toBeVisible();
    const before = (await rules.getByRole('row').count()) - 1;

    await panel(page).getByRole('button', { name: '新增', exact: true }).click();
    const form = dialog(page);
    await field(form, '规则名称').fill(name);
    await form.getByRole('button', { name: '增加条件' }).click();
    await form.getByLabel('字段').selectOption({ label: '目的州' });
    await form.getByLabel('比较').selectOption({ label: '属于' });
    await form.getByLabel('值', { exact: true }).fill('AK');
    await form.getByRole('button', { name: '确定条件' }).click();
    await expect(form.getByRole('button', { name: '修改条件：目的州 属于 AK' })).toBeVisible();
    await form.getByLabel(/^仓库\(按序\)/).fill('US-3PL-HOU');
    await form.getByRole('button', { name: '保存' }).click();

    // a new rule stands before the one that holds always
    await expect(row).toContainText(`${before}`);
    await expect(row).toContainText('目的州 属于 AK');
    const grip = row.getByRole('button', { name: /^移动规则/ });
    await grip.press('ArrowUp');
    await expect(page.getByText(`${name} 现在是第 ${before - 1} 条`)).toBeVisible();
    await expect(grip).toBeFocused();
    await grip.dragTo(rules.getByRole('row').nth(1));
    await expect(page.getByText(`${name} 现在是第 1 条`)).toBeVisible();
    await expect(rules.getByRole('row').nth(1)).toContainText(name);

    const [today, dayBefore, effective] = [0, 2, 3].map(days => dayFromNow(days)) as [string, string, string];
    await tryAlaska(page, '草稿', today);
    const result = page.getByRole('region', { name: '结果' });
    await expect(result).toContainText(`1 ${name}`);
    await expect(result).toContainText('US-3PL-HOU');

    await tab(page, '规则').click();
    await expect(panel(page).getByText(/^草稿与今天生效的版本有 \d+ 处差异/)).toBeVisible();
    await panel(page).getByRole('button', { name: '发布', exact: true }).click();
    const publish = dialog(page, '发布');
    await field(publish, '生效日期').fill(effective);
    await publish.getByRole('button', { name: '确定' }).click();
    await expect(publish.getByText('发布说明必填')).toBeVisible();
    await field(publish, '发布说明').fill('阿拉斯加改由休斯敦三方仓发货');
    await publish.getByRole('button', { name: '确定' }).click();
    await expect(publish).toBeHidden();

    await tab(page, '版本').click();
    const version = panel(page).getByRole('row').filter({ hasText: '阿拉斯加改由休斯敦三方仓发货' });
    await expect(version).toContainText('待生效');
    await expect(version).toContainText(effective);

    await tryAlaska(page, '当日生效的版本', dayBefore);
    await expect(result).toContainText('兜底');
    await field(panel(page), '日期').fill(effective);
    await expect(result).toContainText(`1 ${name}`);
  });

  await test.step('a parcel is quoted by the rules of channels, with the reason why each other channel does not apply', async () => {
    await page.goto('/admin/basic/channelAutoRule');
    const rules = panel(page).getByRole('table', { name: '渠道自动规则' });
    await expect(rules.getByRole('row').filter({ hasText: '兜底比价' })).toContainText('最便宜');
    await panel(page).getByRole('tab', { name: '试算' }).click();
    await panel(page).getByLabel('规则表').selectOption({ label: '当日生效的版本' });
    const fill = (label: string, value: string) => panel(page).getByLabel(label, { exact: true }).fill(value);
    await fill('发货仓', 'US-W');
    await fill('收件邮编', '10001');
    for (const [label, value] of [
      ['长', '120'],
      ['宽', '25'],
      ['高', '20'],
      ['毛重', '8'],
    ] as const)
      await fill(label, value);
    const result = panel(page).getByRole('region', { name: '结果' });
    await expect(result).toContainText('兜底比价');
    await expect(result.getByRole('row').filter({ hasText: 'FEDEX-HD' })).toContainText('采用');
    await expect(result.getByRole('row').filter({ hasText: 'UPS-GROUND' })).toContainText('可用');
    // a PO box is a matter of the post alone
    await panel(page).getByLabel('邮政信箱').selectOption({ label: '是' });
    await expect(result).toContainText('邮政信箱');
    await expect(result).toContainText('USPS-GA');
  });
});
