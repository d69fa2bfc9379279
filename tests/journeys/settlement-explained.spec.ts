import { Buffer } from 'node:buffer';
import { expect, type Page } from '@playwright/test';
import { dialog, expectTotal, panel, pressAction, signedHeaders, signIn, test } from './person.ts';
import { agree, cell, chooseFirst, only, type Row, rowsOf } from './pieces.ts';
import { walker } from './walk-to.ts';

type Item = Readonly<Record<string, unknown>>;
type Profit = Row & { readonly items: readonly Item[] };

const path = '/operation/order_profit';
const cents = (amount: unknown): number => Math.round(Number(amount) * 100);
const inCents = (figure: number): string => (figure / 100).toFixed(2);
const added = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);
const amountOf = ({ items }: Profit, item: string): number =>
  added(items.filter(one => one['item'] === item).map(one => cents(one['amount'])));

async function profitOf(page: Page, id: number): Promise<Profit> {
  const reply = await page.request.get(`/api${path}/get_detail?id=${id}&page=orderProfit`, { headers: await signedHeaders(page) });
  return ((await reply.json()) as { data: Profit }).data;
}

/** An order of Amazon's whose profit is estimated, and whose goods took something out of the stock. */
async function estimated(page: Page): Promise<Profit> {
  const rows = await rowsOf(page, path, 'orderProfit', [
    { field: 'platform', op: 'in', value: ['amazon'] },
    { field: 'basis', op: 'in', value: ['estimated'] },
  ]);
  for (const { id } of rows.filter(({ currency, profit }) => currency === 'USD' && Number(profit) > 0)) {
    const found = await profitOf(page, id);
    const sources = new Set(found.items.map(({ source }) => source));
    if (sources.has('costLayer') && sources.has('order') && amountOf(found, 'referral') < 0) return found;
  }
  throw new Error('no order of Amazon is estimated');
}

/** A settlement of one order as Amazon's flat file V2 says it, with taxes that pass through and a charge of the account. */
function settlement(id: string, order: string, paid: readonly (readonly [type: string, description: string, cents: number])[]): string {
  const columns = [
    'settlement-id',
    'settlement-start-date',
    'settlement-end-date',
    'deposit-date',
    'total-amount',
    'currency',
    'transaction-type',
    'order-id',
    'amount-type',
    'amount-description',
    'amount',
    'posted-date',
  ];
  const row = (cells: Readonly<Record<string, string>>) => columns.map(column => cells[column] ?? '').join('\t');
  const fee = -3999;
  const head = {
    'settlement-id': id,
    'settlement-start-date': '2026-05-01 00:00:00 UTC',
    'settlement-end-date': '2026-05-15 00:00:00 UTC',
    'deposit-date': '2026-05-17 00:00:00 UTC',
    'total-amount': inCents(added(paid.map(([, , amount]) => amount)) + fee),
    currency: 'USD',
  };
  const lines = paid.map(([type, description, amount]) => ({
    'settlement-id': id,
    'transaction-type': 'Order',
    'order-id': order,
    'amount-type': type,
    'amount-description': description,
    amount: inCents(amount),
  }));
  const account = {
    'settlement-id': id,
    'transaction-type': 'other-transaction',
    'amount-type': 'other-transaction',
    'amount-description': 'Subscription Fee',
    amount: inCents(fee),
  };
  return [columns.join('\t'), ...[head, ...lines, account].map(row)].join('\n');
}

test('a settlement of Amazon replaces estimates of an order; each amount leads to its document, and all come to the profit', async ({
  page,
}) => {
  await signIn(page, 'accountant');
  const walkTo = walker(page);
  const before = await estimated(page);
  const [order, number] = [String(before['platformOrderId']), `19${Date.now()}`];
  const price = amountOf(before, 'item');
  const [income, promotion] = [amountOf(before, 'shippingIncome'), amountOf(before, 'promotion')];
  const commission = amountOf(before, 'referral') - 37;
  const file = settlement(number, order, [
    ['ItemPrice', 'Principal', price],
    ['ItemPrice', 'Tax', 720],
    ['ItemWithheldTax', 'MarketplaceFacilitatorTax-Principal', -720],
    ...(income === 0 ? [] : [['ItemPrice', 'Shipping', income] as const]),
    ...(promotion === 0 ? [] : [['Promotion', 'Principal', promotion] as const]),
    ['ItemFees', 'Commission', commission],
  ]);

  await test.step('the order is estimated', async () => {
    await walkTo('/admin/operation/orderProfit?basis=in:estimated');
    await only(page, order);
    await expect(cell(page, order)).toBeVisible();
  });

  await test.step('one that does not add up is refused with the difference, and the real one is taken in', async () => {
    const upload = async (name: string, content: string) => {
      await dialog(page)
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
      await expect(dialog(page).getByText(name)).toBeVisible();
      await agree('确定')(dialog(page));
    };
    await pressAction(page, '导入结算单');
    await chooseFirst(page, '店铺', 'AMZ-NA');
    await upload('wrong.txt', file.replace('\t-39.99', '\t-40.71'));
    await expect(page.getByText('账单不平，差 0.72')).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: /^移除 ?wrong.txt$/ })
      .click();
    await upload(`${number}.txt`, file);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the settlement adds up, and says what belongs to orders and what to the account', async () => {
    await only(page, number);
    await expect(cell(page, '已平')).toBeVisible();
    await expect(panel(page)).toContainText(/账户费用\s*USD −39\.99/);
    await expect(panel(page)).toContainText(/未解释\s*USD 0\.00/);
  });

  await test.step('the order is partly billed: what was charged has taken the place of what was estimated, and nothing else', async () => {
    await walkTo(`/admin/operation/orderProfit?basis=in:partial&platformOrderId=${order}`);
    await expect(async () => {
      await page.reload();
      await expect(cell(page, order)).toBeVisible({ timeout: 2000 });
    }).toPass();
    await walkTo(`/admin/operation/orderProfit?basis=in:estimated&platformOrderId=${order}`);
    await expectTotal(page, 0);
    await walkTo(`/admin/operation/orderProfit?platformOrderId=${order}`);
  });

  const after = await profitOf(page, before.id);
  expect(cents(after['profit'])).toBe(cents(before['profit']) - 37);
  expect(added(after.items.map(({ amount }) => cents(amount)))).toBe(cents(after['profit']));

  await test.step('its waterfall comes to the profit to the cent, line by line', async () => {
    await cell(page, order).dblclick();
    const opened = dialog(page);
    await expect(opened).toContainText('部分实际');
    await opened.getByRole('tab', { name: '瀑布图' }).click();
    const rows = opened.getByRole('region', { name: '各项及其来源' }).getByRole('row');
    await expect(rows).toHaveCount(after.items.length + 1);
    const shown = await rows.locator('td:nth-child(3)').allInnerTexts();
    const figures = shown.map(words => cents(words.replace('−', '-').replaceAll(/[^\d.-]/g, '')));
    const rising = (one: number, other: number) => one - other;
    expect(figures.toSorted(rising)).toEqual(after.items.map(({ amount }) => cents(amount)).toSorted(rising));
    expect(added(figures)).toBe(cents(after['profit']));
    await expect(rows.filter({ hasText: '佣金' })).toContainText('实际');
  });

  await test.step('its bars lead to the documents that they come from', async () => {
    const chart = dialog(page).getByRole('application', { name: '从净销售额到利润' });
    const outbound = after.items.find(({ item }) => item === 'cogs')!['sourceNo'];
    await expect(chart.getByRole('link', { name: /^货物成本 / })).toHaveAttribute('href', new RegExp(`logoutStock.*=${String(outbound)}$`));
    await expect(chart.getByRole('link', { name: /^商品 / })).toHaveAttribute('href', new RegExp(`settlementId=${number}$`));
    await chart.getByRole('link', { name: /^佣金 / }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/operation/platformSettlement.*settlementId=${number}`));
    await expectTotal(page, 1);
    await expect(cell(page, number)).toBeVisible();
  });
});
