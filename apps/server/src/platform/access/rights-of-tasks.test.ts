import { importKey, printedFields, printsOf, snakeCase } from '@axle/page-kit';
import { actionPath, mainBase, mainPaths, recordPath, replyCodes } from '@axle/wire';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { probedPages } from './testing/probed-pages.ts';
import { rightsServer } from './testing/rights-server.ts';

const server = await rightsServer();
const pages = await probedPages(server);
const post = (path: string, input: object) => server.send({ call: `POST ${mainBase}${path}`, input: input as never });
const get = (path: string, input: object) => server.send({ call: `GET ${mainBase}${path}`, input: input as never });
const taskidOf = (data: unknown) => (data as { readonly taskid: string }).taskid;

const downloadOf = async (data: unknown) =>
  (await server.db.selectFrom('download_task').select('id').where('taskid', '=', taskidOf(data)).executeTakeFirstOrThrow()).id;

/** Sends a file in and waits until it is checked. */
async function checked(key: string, content: string) {
  const file = { name: 'rows.csv', content, fields: { key, again: '1', dry_run: '1' } };
  const sent = await server.send({ call: `POST ${mainBase}${mainPaths.importFile}`, file });
  if (sent.code !== replyCodes.ok) return { taskid: '', outcome: sent.reason };
  const taskid = taskidOf(sent.data);
  const state = async () => await server.db.selectFrom('import_task').selectAll().where('taskid', '=', taskid).executeTakeFirstOrThrow();
  await expect.poll(async () => (await state()).state, { interval: 30 }).not.toMatch(/^(uploaded|validating)$/);
  const { state: end, new_rows, changed_rows, same_rows, bad_rows } = await state();
  const errors = await get(mainPaths.importErrors, { taskid });
  return { taskid, outcome: { end, new_rows, changed_rows, same_rows, bad_rows, errors: errors.data } };
}

const csv = (cells: readonly (readonly [string, unknown])[]) => {
  const quoted = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  return `${cells.map(([key]) => snakeCase(key)).join(',')}\n${cells.map(([, value]) => quoted(value)).join(',')}\n`;
};

/** Every kind of file that a page takes in. */
const kindsOfFile = pages.flatMap(([name, row]) => {
  const { importing } = row.entry.page;
  const variants = (importing?.variants ?? []).map(
    kind => [`${name} by ${kind.key}`, { ...row, importing: kind, variant: kind.key }] as const,
  );
  return importing ? [[name, { ...row, importing, variant: null }] as const, ...variants] : [];
});

describe.each(kindsOfFile)('imports of %s', (_key, { entry, planted, codes, closable, importing, variant }) => {
  const { page, section } = entry;
  const key = importKey(section.key, page.key, variant);
  const plain = importing.columns.filter(column => !column.includes('.'));

  it('[S3] a dry run answers the same whatever a closed column of its file holds', async () => {
    await server.allow([...codes, 'resourceCenter.importTask.list']);
    await server.block(page.key, closable, 'readBlock');
    const held = plain.map(column => [column, planted.values[column]] as const);
    const other = held.map(([column, value]) => [column, closable.includes(column) ? 'OTHER' : value] as const);
    const one = await checked(key, csv(held));
    expect((await checked(key, csv(other))).outcome).toEqual(one.outcome);
  });

  it('without the right, nothing is imported, no template is given, and rows of an earlier import are not shown', async () => {
    await server.allow([...codes, 'resourceCenter.importTask.list']);
    await server.block(page.key, [], 'readBlock');
    const { taskid } = await checked(key, csv(plain.map(column => [column, planted.values[column]])));
    await server.allow(codes.filter(code => !code.endsWith('.import')));
    expect(await checked(key, 'a,b\n1,2\n')).toMatchObject({ outcome: 'FORBIDDEN' });
    const closed = [
      await get(`${mainPaths.template}/:key`, { key }),
      ...(taskid === ''
        ? []
        : [
            await get(mainPaths.importErrors, { taskid }),
            await get(mainPaths.importErrorFile, { taskid }),
            await get(mainPaths.importBadRows, { taskid }),
            await get(mainPaths.importHead, { taskid }),
            await post(mainPaths.importColumns, { taskid, headerRow: 1, columns: [null] }),
            await post(mainPaths.importConfirm, { taskid }),
            await post(mainPaths.importRevert, { taskid }),
            await post(mainPaths.importMend, { taskid, rows: [{ row: 2, cells: [] }] }),
          ]),
    ];
    expect(closed.map(({ code }) => code)).toEqual(closed.map(() => replyCodes.forbidden));
  });
});

describe.each(pages.filter(([, { entry }]) => entry.page.standard.includes('del')))(
  'bulk actions on %s',
  (_key, { entry, planted, codes }) => {
    const { page, section } = entry;
    const start = { page: page.key, action: 'del', targets: [{ id: planted.id, version: 2_000_000 }] };

    it('are followed, tried again and filed under the right that began them', async () => {
      await server.allow(codes);
      const { data } = await post(recordPath(page.resource!, 'bulk'), start);
      const taskid = taskidOf(data);
      const file = await post(mainPaths.bulkResultFile, { taskid });
      expect(file.code).toBe(replyCodes.ok);
      await server.allow(codes.filter(code => code !== `${section.key}.${page.key}.list`));
      const closed = [
        await get(mainPaths.bulkTask, { taskid }),
        await post(mainPaths.bulkConfirm, { taskid }),
        await post(mainPaths.bulkCancel, { taskid }),
        await post(mainPaths.bulkRetry, { taskid }),
        await post(mainPaths.bulkResultFile, { taskid }),
        await get(mainPaths.downloadFile, { taskid: taskidOf(file.data) }),
        await get(actionPath(server.registry.page('downList')!.page.resource!, 'batchDownload'), { id: await downloadOf(file.data) }),
      ];
      expect(closed.map(({ code, isFile }) => isFile || code)).toEqual(closed.map(() => replyCodes.forbidden));
    });
  },
);

type Row = (typeof pages)[number][1];

/** Templates of a page by the first text of the record that each prints and that a setting may close. */
const printedTexts = ({ entry, closable }: Row) =>
  entry.page.actions
    .flatMap(printsOf)
    .flatMap(template => closable.filter(key => printedFields(template).includes(key)).map(key => ({ template: template.key, key })))
    .filter(({ key }) => ['text', 'code'].includes(entry.page.resource!.fields[key]?.kind ?? ''));

const plantedOf = (entity: string): number => pages.find(([, { entry }]) => entry.page.resource!.entity === entity)![1].planted.id;

/**
 * Texts that a page prints of other records, and how they change: the code of the bin in which something lies, the title of the listing
 * that a map names.
 */
const elsewhere: Readonly<Record<string, { readonly key: string; readonly change: () => RawBuilder<unknown> }>> = {
  stockBin: { key: 'binCode', change: () => sql`update bin set bin_code = reverse(bin_code) where id = ${plantedOf('bin')}` },
  fbaMap: {
    key: 'title',
    change: () => sql`
      update pt_sku p set store = f.store, site = f.site, seller_sku = f.msku, title = reverse(p.title)
      from fba_map f where f.id = ${plantedOf('fbaMap')} and p.id = ${plantedOf('ptSku')}`,
  },
};

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Another text, whatever stands there: each letter and digit by the next one; turned round, `BB` would stay as it is. */
const rotated = (column: RawBuilder<unknown>) => sql`translate(upper(${column}), ${letters}, ${letters.slice(1) + letters[0]!})`;

/** A text that a page prints, and how to change it: where the record itself holds it, else where the record that it is read from does. */
function textPrinted({ entry, planted, ...row }: Row) {
  const { key: page, resource } = entry.page;
  const texts = printedTexts({ entry, planted, ...row });
  const own = texts.find(({ key }) => !resource!.fields[key]!.figure);
  const column = sql.ref(snakeCase(own?.key ?? ''));
  if (own)
    return { ...own, change: () => sql`update ${sql.table(resource!.table)} set ${column} = ${rotated(column)} where id = ${planted.id}` };
  const other = elsewhere[page];
  return texts.filter(({ key }) => key === other?.key).map(text => ({ ...text, change: other!.change }))[0];
}

const printing = pages.filter(([, row]) => row.probes.some(({ call }) => call.endsWith(mainPaths.printPreview)) && textPrinted(row));

it('no page that prints a text which may be closed is passed over', () => {
  const held = new Set(printing.map(([key]) => key));
  expect(pages.filter(([key, row]) => !held.has(key) && printedTexts(row).length > 0).map(([key]) => key)).toEqual([]);
});

describe.each(printing)('prints of %s', (_key, row) => {
  const { entry, codes, closable, probes } = row;
  const probe = probes.find(({ call }) => call.endsWith(mainPaths.printPreview))!;
  const { template, change } = textPrinted(row)!;
  /** The bytes of a print, but for the moment at which it was made. */
  const printed = async () =>
    (await server.send({ ...probe, input: { ...probe.input, template } })).bytes
      .toString('latin1')
      .replace(/\(D:\d{14}Z?\)|\/ID ?\[[^\]]*\]/g, '');

  it('[S3] hold nothing of a field that may not be read: they are the same whatever it holds', async () => {
    await server.allow(codes);
    await server.block(entry.page.key, [], 'readBlock');
    const open = await printed();
    await change().execute(server.db);
    expect(await printed()).not.toBe(open);
    await server.block(entry.page.key, closable, 'readBlock');
    const closed = await printed();
    await change().execute(server.db);
    expect(await printed()).toBe(closed);
  });
});
