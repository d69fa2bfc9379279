import { expect, type Page } from '@playwright/test';
import { expectTotal, field, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';

/** Opens the matrix of a card's rates. */
async function openRates(page: Page) {
  await page.goto('/admin/basic/fbmFreight?tab=rates');
  const sheet = panel(page).last();
  await sheet.getByRole('combobox', { name: '运费表' }).selectOption({ label: 'RM-T48-DEMO/2025-12-29 · 皇家邮政48小时追踪（演示合同）' });
  await expect(sheet.getByText('3 个分区 × 6 档重量')).toBeVisible();
  return { sheet, rate: sheet.getByRole('grid').getByRole('row').nth(6).getByRole('gridcell').last() };
}

test('a channel is quoted: the parcel’s price is explained line by line, and a large one pays its surcharge; the first leg is quoted with its dates at the dock; the rates of a card are changed in their matrix and kept', async ({
  page,
}) => {
  await signIn(page, 'logistics');

  await test.step('a channel is quoted', async () => {
    await page.goto('/admin/basic/logisticsChannel?code=UPS-GROUND');
    await expectTotal(page, 1);
    await tickFirstRow(page);
    await pressAction(page, '报价');
    await expect(page).toHaveURL(/fbmFreight/);
    const tool = panel(page).last();
    const fill = async (label: string, value: string) => field(tool, label).fill(value);
    await fill('寄件邮编', '91761');
    await fill('收件邮编', '07030');
    for (const [label, value] of [
      ['长', '120'],
      ['宽', '25'],
      ['高', '20'],
      ['毛重', '8'],
      ['日期', '2026-07-01'],
    ] as const)
      await fill(label, value);
    await field(tool, '日期').press('Enter');
    const result = tool.getByRole('region', { name: '结果' });
    const line = (name: string) => result.getByRole('row').filter({ hasText: name });
    await expect(line('基础运费')).toContainText(/8 区 28 lb.*32\.40/);
    await expect(line('取整后的边长')).toContainText('48 × 10 × 8 in');
    await expect(line('体积重').first()).toContainText('3,840 ÷ 139 = 27.6259 lb');
    await expect(line('尺寸附加费')).toContainText('无，未超过限制');
    await expect(line('附加费 RES')).toContainText('6.45');
    await expect(line('燃油附加费')).toContainText(/18\.5% × 38\.85.*7\.19/);
    await expect(result).toContainText('46.04');
    await expect(result.getByRole('img', { name: '包裹 120 × 25 × 20 cm' })).toBeVisible();

    for (const [label, value] of [
      ['长', '76'],
      ['宽', '61'],
      ['高', '66'],
    ] as const)
      await fill(label, value);
    await expect(line('尺寸附加费')).toContainText('LPS：长+围长 132 > 130');
    await expect(line('基础运费')).toContainText('8 区 141 lb');
  });

  await test.step('the first leg is quoted with its dates at the dock', async () => {
    await page.goto('/admin/basic/globalShipping?tab=quote');
    const tool = panel(page).last();
    await field(tool, '运输方式编码').fill('SEA-LCL-LGB');
    await field(tool, '毛重').fill('3900');
    await field(tool, '体积').fill('16.128');
    await field(tool, '货好日期').fill('2026-02-12');
    await field(tool, '货好日期').press('Enter');
    const result = tool.getByRole('region', { name: '结果' });
    await expect(result).toContainText('1,532.16');
    await expect(result.getByRole('row').filter({ hasText: 'CN-SZ' })).toContainText(/US-W.*2026-03-04.*2026-03-27.*43/);
  });

  await test.step('a rate is changed in the matrix of its card, kept, and put back', async () => {
    const was = await (await openRates(page)).rate.innerText();
    for (const now of [was === '16.00' ? '16.50' : '16.00', was]) {
      const { sheet, rate } = await openRates(page);
      await rate.dblclick();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(now);
      await page.keyboard.press('Enter');
      await sheet.getByRole('button', { name: '保存', exact: true }).click();
      await expect(page.getByText('运费已保存')).toBeVisible();
      await expect((await openRates(page)).rate).toHaveText(now);
    }
  });
});
