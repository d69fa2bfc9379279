import { expect } from '@playwright/test';
import { callMain, panel, signIn, test } from './person.ts';

test('texts of platforms are turned into states', async ({ page }) => {
  await signIn(page, 'superadmin');
  await page.goto('/admin/basic/stateAbbr?tab=normalise');
  await expect(panel(page).getByLabel('国家')).toHaveValue(/美国/);
  await panel(page).getByLabel('州的写法（每行一个）').fill('Calif.\ncalifornia\nAE\nKalifornia');
  await panel(page).getByRole('button', { name: '规范化', exact: true }).click();
  await expect(panel(page).getByRole('status')).toHaveText('识别 3 个，未识别 1 个');
  await expect(panel(page).getByRole('row').filter({ hasText: 'Calif.' })).toContainText('CA');
  await expect(panel(page).getByRole('row').filter({ hasText: 'AE' })).toContainText('军邮');
  await expect(panel(page).getByRole('row').filter({ hasText: 'Kalifornia' })).toContainText('无法识别的州');
});

test('a harbour lies in the country of its code, and the way between two is measured', async ({ page }) => {
  await signIn(page, 'superadmin');
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
