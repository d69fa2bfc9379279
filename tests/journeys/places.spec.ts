import { expect } from '@playwright/test';
import { callMain, panel, signIn, test } from './person.ts';

test('texts of platforms become states, the way between two harbours is measured, and working days are reckoned over a year that is changed by clicks', async ({
  page,
}) => {
  await signIn(page, 'superadmin');

  await test.step('texts of platforms are turned into states', async () => {
    await page.goto('/admin/basic/stateAbbr?tab=normalise');
    await expect(panel(page).getByLabel('国家')).toHaveValue(/美国/);
    await panel(page).getByLabel('州的写法（每行一个）').fill('Calif.\ncalifornia\nAE\nKalifornia');
    await panel(page).getByRole('button', { name: '规范化', exact: true }).click();
    await expect(panel(page).getByRole('status')).toHaveText('识别 3 个，未识别 1 个');
    await expect(panel(page).getByRole('row').filter({ hasText: 'Calif.' })).toContainText('CA');
    await expect(panel(page).getByRole('row').filter({ hasText: 'AE' })).toContainText('军邮');
    await expect(panel(page).getByRole('row').filter({ hasText: 'Kalifornia' })).toContainText('无法识别的州');
  });

  await test.step('a harbour lies in the country of its code, and the way between two is measured', async () => {
    const { data } = await callMain(page, '/base/country/get_list', {
      filters: [{ field: 'iso2', op: 'eq', value: 'US' }],
      sort: [{ field: 'iso2' }],
      limit: 1,
    });
    const [us] = (data as { rows: { id: number }[] }).rows;
    const place = { name_zh: '某港', name_en: 'Some port', kind: 'sea', country: us!.id, timezone: 'America/New_York', lat: '1', lon: '1' };
    const refused = await callMain(page, '/tms/harbour/add', { values: { ...place, unlocode: 'CNLGB' } });
    expect(JSON.stringify(refused)).toContain('LOCODE_COUNTRY');

    await page.goto('/admin/basic/harbour?tab=distance');
    await panel(page).getByLabel('起点 UN/LOCODE').fill('cnytn');
    await panel(page).getByLabel('终点 UN/LOCODE').fill('USLGB');
    await panel(page).getByRole('button', { name: '计算距离' }).click();
    await expect(panel(page).getByText(/CNYTN 盐田 → USLGB 长滩：11,\d{3} 公里/)).toBeVisible();
  });

  await test.step('working days are reckoned over holidays and make-up days, and a year is changed by clicks', async () => {
    await page.goto('/admin/basic/holiday?tab=tool');
    await expect(panel(page).getByLabel('日历')).toHaveValue(/中国/);
    await panel(page).getByLabel('日期', { exact: true }).fill('2026-02-12');
    await panel(page).getByLabel('工作日数（可为负）').fill('5');
    await panel(page).getByLabel('截止日期').fill('2026-03-02');
    await panel(page).getByRole('button', { name: '日期计算', exact: true }).click();
    await expect(panel(page).getByText('2026-02-12 加 5 个工作日为 2026-02-26')).toBeVisible();
    await expect(panel(page).getByText('2026-02-12 之后至 2026-03-02 共 8 个工作日')).toBeVisible();

    const { data } = await callMain(page, '/base/country/get_list', {
      filters: [{ field: 'iso2', op: 'eq', value: 'CN' }],
      sort: [{ field: 'iso2' }],
      limit: 1,
    });
    const [china] = (data as { rows: { id: number }[] }).rows;
    const made = await callMain(page, '/base/calendar/add', {
      values: { code: 'JRN', name_zh: '旅程工厂', name_en: 'Journey works', country: china!.id, weekend: [6, 7] },
    });
    const { id: calendar } = made.data as { id: number };
    const wrong = await callMain(page, '/base/holiday/add', { values: { calendar, date: '2026-10-09', kind: 'makeup' } });
    expect(JSON.stringify(wrong)).toContain('MAKEUP_WEEKDAY');
    for (const [date, fixed] of [
      ['2026-10-01', true],
      ['2026-09-25', false],
    ])
      await callMain(page, '/base/holiday/add', { values: { calendar, date, kind: 'holiday', fixed, confirmed: true } });
    const copied = await callMain(page, '/base/holiday/copy_year', { targets: [], input: { calendar, from: 2026, to: 2027 } });
    expect(JSON.stringify(copied)).not.toContain('refusal');

    await page.goto('/admin/basic/holiday?tab=yearView');
    await expect(panel(page).getByText('2026年 248 个工作日')).toBeVisible();
    const choice = panel(page).getByLabel('日历');
    await choice.fill('JRN');
    await page.getByRole('option', { name: /旅程工厂/ }).click();
    await panel(page).getByLabel('年份').fill('2027');
    await expect(panel(page).getByRole('button', { name: '2027-09-25 假日 · 待确认' })).toBeVisible();
    await panel(page).getByRole('button', { name: '2027-10-04 工作日' }).click();
    await expect(panel(page).getByRole('button', { name: '2027-10-04 假日' })).toBeVisible();
  });
});
