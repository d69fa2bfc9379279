import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { dayFromNow } from '../support/day-from-now.ts';
import { callMain, dialog, expectTotal, field, panel, pressAction, signedHeaders, signIn, test, tickFirstRow } from './person.ts';
import { agree, cell, chooseFirst, type Row, rowsOf } from './pieces.ts';

const place = '/admin/newProducts';
const name = '转向节 旅程';
const listOfProject = `${place}/projectTable?tab=tab1&name=${encodeURIComponent(name)}`;

/** What is led by calls where the page is not the point: its path and page. */
const of = {
  project: ['/item/new_product_project', 'projectTable'],
  sample: ['/item/new_product_sample', 'newProductSamples'],
  inspection: ['/nova/inspection', 'sampleJudgement'],
  item: ['/item/supplier_sku', 'supplierSkuList'],
  registration: ['/item/new_product_registration', 'newProductRegistration'],
  requirement: ['/purchase-service/purchase_requirement', 'purchaseRequiredSummary'],
  order: ['/purchase-service/purchase_order', 'purchaseOrder'],
} as const;
type What = keyof typeof of;

async function read(page: Page, what: What, id: unknown): Promise<Row> {
  const [path, key] = of[what];
  const reply = await page.request.get(`/api${path}/get_detail?id=${String(id)}&page=${key}`, { headers: await signedHeaders(page) });
  return ((await reply.json()) as { readonly data: Row }).data;
}

async function add(page: Page, what: What, values: object): Promise<number> {
  const [path, key] = of[what];
  const reply = await callMain(page, `${path}/add`, { page: key, values });
  expect(reply, JSON.stringify(reply)).toMatchObject({ code: 200 });
  return (reply.data as Row).id;
}

async function act(page: Page, what: What, id: number, action: string, input: object = {}): Promise<void> {
  const [path, key] = of[what];
  const { version } = await read(page, what, id);
  const reply = await callMain(page, `${path}/${action}`, { page: key, targets: [{ id, version }], input });
  expect((reply.data as readonly { refusal?: object }[])[0]?.refusal ?? reply.reason, `${what} ${action}`).toBeUndefined();
}

async function change(page: Page, what: What, id: number, values: object): Promise<void> {
  const [path, key] = of[what];
  const { version } = await read(page, what, id);
  const reply = await callMain(page, `${path}/update`, { page: key, id, version, values });
  expect(reply, JSON.stringify(reply)).toMatchObject({ code: 200 });
}

const idOf = async (page: Page, path: string, key: string, filter: object): Promise<number> =>
  (await rowsOf(page, path, key, [filter]))[0]!.id;

/** A part of a PNG file. */
function chunk(kind: string, content: Buffer): Buffer {
  const [size, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(kind), content])];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A picture that is as wide as marketplaces ask, a single line of it. */
function widePicture(): Buffer {
  const [width, head] = [1000, Buffer.from([0, 0, 0, 0, 0, 0, 0, 1, 8, 0, 0, 0, 0])];
  head.writeUInt32BE(width);
  const line = chunk('IDAT', deflateSync(Buffer.alloc(width + 1)));
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), line, chunk('IEND', Buffer.alloc(0))]);
}

/** Three pictures of an article, sent as its form does. */
async function pictures(page: Page): Promise<readonly object[]> {
  const sent = [];
  for (const name of ['front.png', 'side.png', 'packed.png']) {
    const file = { name, mimeType: 'image/png', buffer: widePicture() };
    const reply = await page.request.post('/api/base/upload', { headers: await signedHeaders(page), multipart: { file } });
    sent.push({ ...((await reply.json()) as { readonly data: object }).data, purpose: 'main' });
  }
  return sent;
}

/** Does something at a list to the one row that its address leaves. */
async function press(page: Page, address: string, action: string, answer?: string): Promise<void> {
  await page.goto(address);
  await expectTotal(page, 1);
  await tickFirstRow(page);
  await pressAction(page, action);
  if (answer !== undefined) await agree(answer)(dialog(page));
}

/** Moves the project on through its gate, and sees the stage that it comes to. */
async function next(page: Page, stage: string): Promise<void> {
  await press(page, listOfProject, '推进');
  await expect(cell(page, stage)).toBeVisible();
}

/** A sample that has come: it is sent to its inspector on its page, who finds nothing, or a defect on each piece. */
async function inspected(page: Page, qc: Page, given: { readonly project: number; readonly supplier: number }, defects: boolean) {
  const id = await add(page, 'sample', { ...given, qty: 2, fee: '300', freight: '45' });
  for (const action of ['pay', 'send', 'receive']) await act(page, 'sample', id, action);
  const { sampleNo } = await read(page, 'sample', id);
  const list = `${place}/newProductSamples?tab=all&sampleNo=${String(sampleNo)}`;
  await press(page, list, '送检');
  const form = dialog(page, '送检');
  await chooseFirst(page, '检验员', '孙强');
  await field(form, '计划日期').fill(dayFromNow(0));
  await form.getByRole('button', { name: '确定', exact: true }).click();
  await expect(form).toBeHidden();
  const lot = await idOf(qc, ...of.inspection, { field: 'sample', op: 'in', value: [id] });
  await act(qc, 'inspection', lot, 'start');
  const minor = await idOf(qc, '/nova/defect_code', 'defectCodes', { field: 'defectClass', op: 'in', value: ['minor'] });
  const found = defects ? { defects: [1, 2].map(unitNo => ({ unitNo, defectCode: minor, qty: 1 })) } : {};
  await act(qc, 'inspection', lot, 'record', { inspectedUnits: 2, ...found });
  await act(qc, 'inspection', lot, 'submit');
  await page.goto(list);
  await expect(cell(page, defects ? '不合格' : '合格')).toBeVisible();
}

test('a product goes from an idea over a failed and a passed sample to its approval, its SKU, its first order and its pending listing', async ({
  page,
  browser,
  baseURL,
}) => {
  const open = async (account: string) => {
    const context = await browser.newContext({ baseURL: baseURL!, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    const own = await context.newPage();
    await signIn(own, account);
    return own;
  };
  await signIn(page, 'superadmin');
  const [approver, qc] = [await open('catalogapprover'), await open('qc')];
  const manager = await open('purchasemanager');
  const [item] = await rowsOf(page, ...of.item, [
    { field: 'state', op: 'in', value: ['active'] },
    { field: 'isPrimary', op: 'eq', value: true },
    { field: 'currency', op: 'eq', value: 'CNY' },
  ]);
  const supplier = Number(item!['supplier']);
  const category = await idOf(page, '/base/category', 'category', { field: 'code', op: 'eq', value: 'COL-WP' });

  const project = await test.step('an idea is scored, and comes through the gate as soon as nothing is missing', async () => {
    const quotes = [{ supplier, quote: '62.5', currency: 'CNY', chosen: true }];
    const id = await add(page, 'project', {
      name,
      nameEn: 'Steering knuckle of a journey',
      category,
      source: 'oe',
      sourceNote: '售后件缺口',
      markets: ['US'],
      oeNumbers: ['43201-JRN47'],
      suppliers: quotes,
      singleSourceReason: '原厂配套',
      ip: 'clear',
      budget: '5000',
      targetPrice: '59.99',
      estMonthlySales: 120,
      feePct: '12',
      adPct: '8',
      returnPct: '5',
      landed: '18.40',
      lastMile: '11.20',
    });
    await next(page, '评估');
    await press(page, listOfProject, '推进');
    await expect(page.getByText(/还缺：评分达到70/).first()).toBeVisible();
    await press(page, listOfProject, '评分');
    const marks = { 市场: '95', 竞争: '60', 知识产权与合规: '90', 供应: '70' };
    for (const [label, mark] of Object.entries(marks)) await field(dialog(page, '评分'), label).fill(mark);
    await agree('确定')(dialog(page, '评分'));
    await next(page, '样品');
    return id;
  });

  await test.step('the first sample fails its inspection and the second one passes; another person approves the project', async () => {
    await inspected(page, qc, { project, supplier }, true);
    await inspected(page, qc, { project, supplier }, false);
    await act(page, 'project', project, 'estimate', { finalCost: '18.90' });
    await next(page, '立项审批');
    await act(page, 'project', project, 'submit');
    await press(approver, listOfProject, '审批通过');
    await expect.poll(async () => (await read(page, 'project', project))['approval']).toBe('approved');
    await next(page, '注册建档');
  });

  const sku = await test.step('its registration is completed, and approving it creates the SKU', async () => {
    const registration = await idOf(page, ...of.registration, { field: 'project', op: 'in', value: [project] });
    const supplierItem = await add(page, 'item', {
      supplier,
      supplierItemNo: 'JRN-47',
      name,
      currency: 'CNY',
      taxRate: '13',
      moq: 100,
      cartonQty: 24,
      leadDays: 30,
      breaks: [{ minQty: 1, price: '62.5', validFrom: dayFromNow(0) }],
    });
    await act(manager, 'item', supplierItem, 'approve');
    const created = await rowsOf(page, ...of.registration, [{ field: 'state', op: 'in', value: ['created'] }]);
    const like = await read(page, 'registration', created.find(one => one['category'] === category)!.id);
    const kept = [
      'brand',
      'cartonQty',
      'unitL',
      'unitW',
      'unitH',
      'unitNetKg',
      'unitGrossKg',
      'cartonL',
      'cartonW',
      'cartonH',
      'cartonGrossKg',
    ];
    const traded = ['tariffCn', 'declNameZh', 'declNameEn', 'materialZh', 'originCountry', 'warehouse', 'companyEntity', 'properties'];
    const sites = (like['storeSites'] as readonly { storeSite: number }[]).slice(0, 1).map(({ storeSite }) => ({ storeSite }));
    await change(page, 'registration', registration, {
      ...Object.fromEntries([...kept, ...traded].map(key => [key, like[key]])),
      images: await pictures(page),
      supplierItem,
      firstOrderRule: 'months',
      firstOrderMonths: '1.5',
      requiredDate: dayFromNow(60),
      storeSites: sites,
    });
    await act(page, 'registration', registration, 'submit');
    const { regNo } = await read(page, 'registration', registration);
    await press(approver, `${place}/newProductRegistration?tab=tab1&regNo=${String(regNo)}`, '审核通过', '审核通过');
    await expect.poll(async () => (await read(page, 'registration', registration))['state']).toBe('created');
    return read(page, 'registration', registration);
  });

  await test.step('the first order is that of its requirement: 120 a month for 1.5 months in cartons of 24 are 192', async () => {
    const requirement = Number(sku['requirement']);
    expect(await read(page, 'requirement', requirement)).toMatchObject({ qty: 192 });
    await act(page, 'requirement', requirement, 'confirm');
    await act(page, 'requirement', requirement, 'generate', { bucket_days: 7 });
    const { firstOrder } = await read(page, 'project', project);
    await act(page, 'order', Number(firstOrder), 'submit');
    expect(await read(page, 'order', firstOrder)).toMatchObject({ state: 'approving', supplier });
  });

  await test.step('the SKU waits to be listed, with what is missing', async () => {
    await page.goto(`${place}/newAmazonPending?tab=tab0`);
    await expect(panel(page).getByRole('gridcell').first()).toBeVisible();
    const waiting = await rowsOf(page, '/item/new_amazon_pending', 'newAmazonPending', [
      { field: 'registration', op: 'in', value: [sku.id] },
    ]);
    expect(waiting).toMatchObject([{ state: 'waitInfo', sku: sku['sku'], missing: expect.arrayContaining(['title', 'bullets', 'price']) }]);
  });
  for (const own of [approver, qc, manager]) await own.context().close();
});
