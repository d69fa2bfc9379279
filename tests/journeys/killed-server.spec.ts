import { expect, type Page } from '@playwright/test';
import { type CutLine, cutLine, type Moment } from '../support/cut-line.ts';
import { patience } from '../support/patience.ts';
import { removeFolder, startServer } from '../support/running-server.ts';
import { inTurn } from './in-turn.ts';
import { copyOfSeed } from './own-server.ts';
import { callMain, dialog, expectTotal, field, panel, signIn, tickFirstRow } from './person.ts';
import { soldSku } from './prices.ts';

/** A server of its own behind a line that outlives it: the journeys beside it go on undisturbed. */
interface Stage {
  readonly line: CutLine;
  kill(): Promise<void>;
  startAgain(): Promise<void>;
}

// the plain test: a browser tells in its console of calls that found nobody
const test = inTurn.extend<object, { stage: Stage }>({
  stage: [
    // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
    async ({}, use) => {
      const folder = await copyOfSeed();
      let server = await startServer(folder);
      const line = await cutLine(server.origin);
      await use({
        line,
        kill: () => server.kill(),
        startAgain: async () => {
          server = await startServer(folder);
          line.leadTo(server.origin);
        },
      });
      await line.close();
      await server.stop();
      await removeFolder(folder);
    },
    { scope: 'worker', timeout: patience.test },
  ],
  baseURL: ({ stage }, use) => use(stage.line.origin),
});

const save = (page: Page) => dialog(page).getByRole('button', { name: '保存', exact: true }).click();

/** Brands of a code, and what their histories hold. */
async function stored(page: Page, code: string): Promise<readonly unknown[]> {
  const { data } = await callMain(page, '/base/brand/get_list', {
    page: 'brand',
    filters: [{ field: 'code', op: 'eq', value: code }],
    sort: [],
    limit: 10,
  });
  return (data as { rows: { name_zh: string; version: number }[] }).rows.map(({ name_zh, version }) => [name_zh, version]);
}

const unanswered = /未收到服务器的响应，不确定是否已保存。填写的内容已保留/;

for (const [moment, code] of [
  ['answered', 'KILL-AFTER'],
  ['asked', 'KILL-AT'],
] as const satisfies readonly (readonly [Moment, string])[])
  test(`a server killed ${moment === 'asked' ? 'while it saves' : 'before its reply arrives'}: the form says so, keeps all, and is saved once after the restart`, async ({
    page,
    stage,
  }) => {
    await signIn(page, 'catalogeditor');
    await page.goto('/admin/basic/brand');
    await panel(page).getByRole('button', { name: '新增', exact: true }).click();
    for (const [label, value] of Object.entries({ 品牌编码: code, 中文名称: '断电', 英文名称: 'Power cut' }))
      await field(dialog(page), label).fill(value);
    const killed = stage.line.cutAt('/base/brand/add', moment, () => stage.kill());
    await save(page);
    await killed;
    await expect(dialog(page).getByText(unanswered)).toBeVisible();
    // while the server is away the form says the same, and holds what was typed
    await save(page);
    await expect(dialog(page).getByText(unanswered)).toBeVisible();
    await expect(field(dialog(page), '中文名称')).toHaveValue('断电');

    await stage.startAgain();
    await save(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(panel(page).getByRole('gridcell', { name: code, exact: true })).toBeVisible();
    expect(await stored(page, code)).toEqual([['断电', 1]]);
  });

/** The requests about a price that wait for their decision. */
async function requestsOf(page: Page, sku: string): Promise<readonly unknown[]> {
  const { data } = await callMain(page, '/base/change_request/get_list', {
    page: 'basicInfoApproval',
    tab: 'all',
    filters: [{ field: 'recordLabel', op: 'contains', value: sku }],
    sort: [],
    limit: 10,
  });
  return (data as { rows: { state: string; reason: string }[] }).rows.map(({ state, reason }) => [state, reason]);
}

test('a server killed while it saves a change that needs approval, and again before it can say so: one request, and the price stays', async ({
  page,
  stage,
}) => {
  await signIn(page, 'catalogeditor');
  const { sku, price } = await soldSku(page, 3);
  await page.goto(`/admin/basic/skuList?sku=${sku}`);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await panel(page).getByRole('button', { name: '编辑', exact: true }).click();
  await field(dialog(page), '采购价').fill(String(Number(price) + 1));
  const ask = async () => {
    await save(page);
    await dialog(page, '变更原因').getByRole('textbox').fill('断电前后的调价');
    await dialog(page, '变更原因').getByRole('button', { name: '提交审批' }).click();
  };
  for (const moment of ['asked', 'answered'] as const) {
    const killed = stage.line.cutAt('/mrp/sku/update', moment, () => stage.kill());
    await ask();
    await killed;
    await expect(dialog(page).getByText(unanswered)).toBeVisible();
    await stage.startAgain();
  }
  await ask();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await requestsOf(page, sku)).toEqual([['pending', '断电前后的调价']]);
  expect((await soldSku(page, 3)).price).toBe(price);
});
