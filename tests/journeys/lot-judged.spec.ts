import { expect, type Page } from '@playwright/test';
import { dayFromNow } from '../support/day-from-now.ts';
import { dialog, expectTotal, field, panel, pressAction, signIn, test, tickFirstRow } from './person.ts';
import { chooseFirst, photo, type Row, rowsOf } from './pieces.ts';

const lists = '/admin/qualityTesting';

/** Shows one inspection on a page and ticks it. */
async function tick(page: Page, place: string, lot: string): Promise<void> {
  await page.goto(`${lists}/${place}&inspectionNo=${lot}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
}

/** Drags a request that waits onto a day of a week in which nobody is anywhere yet, and moves it on by keys. */
async function scheduleVisit(page: Page): Promise<void> {
  await page.goto(`${lists}/outgoingInspection?tab=tab1`);
  const day = (weekday: string) =>
    panel(page)
      .locator('td')
      .and(page.getByLabel(new RegExp(`^孙强，[\\d-]+ ${weekday}：`)));
  for (let week = 0; week < 3; week++) await page.getByRole('button', { name: '下一周', exact: true }).click();
  const card = panel(page).getByRole('region', { name: '待排期' }).getByRole('listitem').first();
  const lot = await card.getByRole('link').innerText();
  await expect(day('周三')).toHaveAccessibleName(/无安排$/);
  await card.dragTo(day('周三'));
  await expect(page.getByText(new RegExp(`^${lot} 已排给孙强`))).toBeVisible();
  await expect(day('周三')).toHaveAccessibleName(/1\/2处$/);
  await day('周三')
    .getByRole('button', { name: new RegExp(`^移动 ${lot}`) })
    .press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(day('周四').getByRole('link', { name: lot, exact: true })).toBeVisible();
  await expect(day('周三')).toHaveAccessibleName(/无安排$/);
}

/** The lot that came last among those that wait. */
async function newestLot(page: Page): Promise<string> {
  await page.goto(`${lists}/iqcInspection?tab=tab0`);
  const numbers = panel(page).getByRole('gridcell', { name: /^QI-[\d-]+$/ });
  await expect(numbers.first()).toBeVisible();
  return numbers.last().innerText();
}

/** Lots of one supplier that wait, the last one first: three at least, for two that are rejected and the one that comes after them. */
async function lotsOfOneSupplier(page: Page): Promise<readonly Row[]> {
  const waiting = await rowsOf(page, '/nova/inspection', 'iqcInspection', [{ field: 'state', op: 'in', value: ['requested'] }]);
  const lots = [...Map.groupBy(waiting, row => row['supplier']).values()].find(each => each.length >= 3);
  return lots!.toReversed();
}

/** Assigns a waiting lot to the inspector who is signed in, and opens it at the judgement station. */
async function openAtStation(page: Page, lot: string): Promise<void> {
  await tick(page, 'iqcInspection?tab=tab0', lot);
  await pressAction(page, '分配');
  const form = dialog(page, '分配');
  await chooseFirst(page, '检验员', '孙强');
  await field(form, '计划日期').fill(dayFromNow(0));
  await form.getByRole('button', { name: '确定', exact: true }).click();
  await expect(form).toBeHidden();
  await page.goto(`${lists}/sampleJudgementDetail?inspectionNo=${lot}`);
  await page.getByRole('button', { name: '开始抽样', exact: true }).click();
  await expect(page.getByText('第1件', { exact: true })).toBeVisible();
}

/** Agrees to the question that the station asks. */
async function agree(page: Page, title: string): Promise<void> {
  await dialog(page, title).getByRole('button', { name: title, exact: true }).click();
  await expect(dialog(page, title)).toBeHidden();
}

/** Submits the verdict that the sample has, and sees it. */
async function submit(page: Page, verdict: '合格' | '不合格'): Promise<void> {
  await page.getByRole('button', { name: '提交判定', exact: true }).click();
  await agree(page, '提交判定');
  await expect(page.getByText(verdict, { exact: true }).first()).toBeVisible();
}

/** Rejects a lot at the station: two pieces with a hole out of tolerance, each with its photo, after which counting is stopped. */
async function reject(page: Page, lot: string): Promise<void> {
  await openAtStation(page, lot);
  for (const unit of [1, 2]) {
    await expect(page.getByText(`第${unit}件`, { exact: true })).toBeVisible();
    await page.getByRole('region', { name: '缺陷' }).getByRole('button', { name: 'D202' }).click();
    await page.getByLabel('拍照', { exact: true }).setInputFiles(photo);
    await page.getByRole('button', { name: /^记录缺陷/ }).click();
  }
  await expect(page.getByText('将判不合格')).toBeVisible();
  await page.getByRole('button', { name: '提前停止', exact: true }).click();
  await dialog(page, '提前停止').getByRole('textbox').fill('两件孔位超差，已达拒收数');
  await agree(page, '提前停止');
  await submit(page, '不合格');
}

test('a visit is scheduled on the week of its inspector; an incoming lot is rejected at the station, reworked, accepted in its second round and released to stock; after two rejections the next lot of the supplier is drawn by the tightened plan', async ({
  page,
}) => {
  await signIn(page, 'qc');
  await scheduleVisit(page);

  const lots = await lotsOfOneSupplier(page);
  const [lot, other, third] = lots.map(one => String(one['inspectionNo'])) as [string, string, string];
  await reject(page, other);
  await reject(page, lot);

  await tick(page, 'sampleJudgement?tab=all', lot);
  await pressAction(page, '处置');
  const decision = dialog(page, '处置');
  await field(decision, '处置方式').selectOption({ label: '返工复检' });
  await field(decision, '方案与理由').fill('供应商现场返修孔位，全数复测');
  await decision.getByRole('button', { name: '确定', exact: true }).click();
  await expect(decision).toBeHidden();
  await tick(page, 'sampleJudgement?tab=all', lot);
  await pressAction(page, '整改复检');
  const again = dialog(page, '整改复检');
  await field(again, '复检日期').fill(dayFromNow(0));
  await field(again, '供应商整改说明').fill('模具销孔已修正');
  await again.getByRole('button', { name: '确定', exact: true }).click();
  await expect(again).toBeHidden();

  const second = await newestLot(page);
  expect(second).not.toBe(lot);
  await openAtStation(page, second);
  await expect(page.getByText(/第2轮/)).toBeVisible();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^第\d+件/ })
    .last()
    .click();
  await dialog(page, /^至第\d+件均合格$/)
    .getByRole('button', { name: '合格', exact: true })
    .click();
  await submit(page, '合格');
  await page.goto(`${lists}/iqcInspection?tab=tab2&inspectionNo=${second}`);
  await expectTotal(page, 1);
  await expect(page.getByText(`放行数量 ${String(lots[0]!['lotSize'])}`, { exact: true })).toBeVisible();

  await openAtStation(page, third);
  await expect(page.getByRole('list', { name: '各等级判定' }).getByText('加严', { exact: true }).first()).toBeVisible();
});
