import { expect } from '@playwright/test';
import { dayFromNow } from '../support/day-from-now.ts';
import { callMain, dialog, expectTotal, field, panel, pressAction, signIn, test } from './person.ts';
import {
  agree,
  announce,
  cell,
  chooseFirst,
  clerkOnTheFloor,
  doToAll,
  figureOf,
  newPart,
  only,
  photo,
  rowsOf,
  type Row,
  scan,
} from './pieces.ts';
import { walker } from './walk-to.ts';

test('a container comes short and dented; its pieces are put away and counted, and the report explains every one', async ({
  page,
  browser,
  baseURL,
}) => {
  const floor = await clerkOnTheFloor(browser, baseURL);
  await signIn(page, 'superadmin');
  const [walkTo, floorTo] = [walker(page), walker(floor)];
  const mark = Date.now().toString(36).toUpperCase();
  const [container, source, sku] = [`EVRY${mark}`, `ASN-${mark}`, `EVR-${mark}`];
  const part = await newPart(page, sku);

  await test.step('a container is announced by file and arrives', async () => {
    await walkTo('/admin/wms/receiveOrder');
    await announce(page, { source, sku, pieces: 12, container });
    await only(page, container);
    await doToAll(page, '到仓', agree('确定'));
    await expect(cell(page, '已到仓')).toBeVisible();
  });

  await test.step('nine good pieces and two dented ones are counted off it, one is missing', async () => {
    await floorTo('/admin/wms/receiveStation');
    await scan(floor, '扫描收货单号、柜号或来源单号', container);
    await floor.getByRole('button', { name: '开始收货' }).click();
    await scan(floor, /^扫描货物/, `9*${sku}`);
    await expect(floor.getByRole('row').filter({ hasText: sku }).getByText('9', { exact: true }).first()).toBeVisible();
    await floor.getByRole('button', { name: '登记残损' }).click();
    await dialog(floor).getByLabel('条码').fill(sku);
    await dialog(floor).getByLabel('数量').fill('2');
    await dialog(floor).locator('input[type=file]').setInputFiles(photo);
    await dialog(floor).getByRole('button', { name: '登记', exact: true }).click();
    await expect(dialog(floor)).toBeHidden();
  });

  await test.step('unsent scans of a receipt that somebody else has finished are shown above the list, reviewed and discarded', async () => {
    await floor.context().setOffline(true);
    for (let again = 0; again < 2; again += 1) await scan(floor, /^扫描货物/, sku);
    await expect(floor.getByText(/网络中断，2 次扫描待发送/)).toBeVisible();
    await floor.getByRole('button', { name: '返回列表' }).click();
    const unsent = floor.getByRole('region', { name: '未发送的扫描' });
    await expect(unsent.getByText('2 次扫描未发送')).toBeVisible();
    const [{ id, version }] = (await rowsOf(page, '/wms/receipt', 'receiveOrder', [
      { field: 'containerNo', op: 'eq', value: container },
    ])) as [Row];
    expect(await callMain(page, '/wms/receipt/finish', { page: 'receiveOrder', targets: [{ id, version }], input: {} })).toMatchObject({
      code: 200,
    });
    await floor.context().setOffline(false);
    await unsent.getByRole('button', { name: '发送' }).click();
    await expect(unsent.getByText('2 次扫描被拒绝，请核对后丢弃')).toBeVisible();
    await expect(unsent.getByText('收货单状态为待处理差异，不能扫描')).toHaveCount(2);
    for (let again = 0; again < 2; again += 1)
      await unsent
        .getByRole('button', { name: `丢弃 ${sku}` })
        .first()
        .click();
    await expect(unsent).toBeHidden();
  });

  await test.step('what is short is settled before the receipt is closed', async () => {
    await walkTo('/admin/wms/receiveOrder');
    await only(page, container);
    await doToAll(page, '关闭', agree('关闭'));
    await expect(
      page
        .getByText(/差异/)
        .filter({ hasText: /未处理|尚有|还有/ })
        .first(),
    ).toBeVisible();
    const [{ receiptNo }] = (await rowsOf(page, '/wms/receipt', 'receiveOrder', [
      { field: 'containerNo', op: 'eq', value: container },
    ])) as [Row];
    await walkTo(`/admin/wms/receiveDifference?receiptNo=${String(receiptNo)}&diffType=in:short`);
    await expectTotal(page, 1);
    await doToAll(page, '处理', async form => {
      await field(form, '处理方式').selectOption({ label: '按实收结案' });
      await agree('确定')(form);
    });
    await expect(cell(page, '已处理')).toBeVisible();
    await walkTo('/admin/wms/receiveOrder');
    await only(page, container);
    await doToAll(page, '关闭', agree('关闭'));
    await expect(cell(page, '已完成')).toBeVisible();
  });

  let bin = '';
  await test.step('the good ones are put away where the product says', async () => {
    await floorTo('/admin/wms/putawayTask?tab=scan');
    await scan(floor, '扫描来源库位', 'US-W/D-00-00-0-0');
    await scan(floor, '扫描SKU', sku);
    const target = floor.locator('.ax-scan-target');
    await expect(target).toContainText('×');
    [bin = ''] = (await target.innerText()).split(' × ');
    await expect(floor.getByLabel('件数')).toHaveValue('9');
    await scan(floor, '扫描目标库位', bin);
    await expect(floor.getByRole('status').filter({ hasText: '已上架' })).toBeVisible();
  });

  await test.step('a blind count finds one piece less; another person approves and posts it', async () => {
    await walkTo('/admin/wms/stocktake');
    await pressAction(page, '新增');
    const form = dialog(page);
    await chooseFirst(page, '仓库', 'US-W');
    await field(form, '计划日期').fill(dayFromNow(0));
    await field(form, '复盘限额').fill('99999');
    await field(form, '库位').fill(bin);
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await expect(form).toBeHidden();
    await walkTo('/admin/wms/stocktake?state=in:draft&sort=-createdAt');
    await panel(page).getByRole('checkbox', { name: '选择该行' }).first().click();
    await pressAction(page, '开始盘点');
    await dialog(page).getByRole('button', { name: '开始盘点' }).click();
    const lines = () => rowsOf(page, '/wms/stocktake_line', 'stocktakeLine', [{ field: 'skuCode', op: 'eq', value: sku }]);
    await expect.poll(async () => (await lines()).length).toBe(1);
    const number = String((await lines())[0]!['stocktakeNo']);
    await floorTo('/admin/wms/stocktakeCount');
    await scan(floor, '扫描库位', bin);
    await floor.getByLabel(`实盘 ${sku}`).fill('8');
    await floor.getByLabel(`实盘 ${sku}`).press('Enter');
    await expect(floor.getByRole('status').filter({ hasText: '已保存' })).toBeVisible();
    await floor.getByRole('button', { name: '提交库位' }).click();
    await expect(floor.getByRole('status').filter({ hasText: '库位已提交' })).toBeVisible();
    await walkTo('/admin/wms/stocktakeLine');
    await only(page, sku);
    await doToAll(page, '差异原因', async reason => {
      await field(reason, '原因').selectOption({ label: '丢失' });
      await agree('确定')(reason);
    });
    await expect(cell(page, '丢失')).toBeVisible();
    await walkTo(`/admin/wms/stocktake?stocktakeNo=${number}`);
    await expectTotal(page, 1);
    await panel(page).getByRole('checkbox', { name: '选择已载入的行' }).click();
    for (const [action, state] of [
      ['送审', '待审批'],
      ['审批通过', '已审批'],
      ['过账', '已过账'],
    ] as const) {
      await pressAction(page, action);
      await agree(action)(dialog(page));
      await expect(cell(page, state)).toBeVisible();
    }
  });

  await test.step('the report explains the pieces: opening and ins less outs are what is there, and each figure opens its moves', async () => {
    const figures = { 期初: 0, 采购入: 11, 入合计: 11 } as const;
    await walkTo(`/admin/wms/stockInOutReport?tab=period&bizDate=between:last30d&skuCode=${sku}`);
    await expectTotal(page, 1);
    for (const [name, pieces] of Object.entries(figures)) await expect(await figureOf(page, name)).toHaveText(String(pieces));
    await expect(panel(page)).toContainText(/出合计\s*1(?!\d)/);
    await expect(panel(page)).toContainText(/期末\s*10(?!\d)/);
    await walkTo(`/admin/wms/stockLedger?tab=all&sku=in:${part}&bizType=in:stocktake_loss`);
    await expectTotal(page, 1);
  });
});
