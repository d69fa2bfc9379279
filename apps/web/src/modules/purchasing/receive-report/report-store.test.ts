import { ok, refuse } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import type { ReportForm } from '@axle/wire';
import { describe, expect, it } from 'vitest';
import type { KeptPicture } from '../../../engine/files/kept-pictures.ts';
import { countedIds, memoryValues } from '../../../testing/memory-ports.ts';
import type { AskedForm, ReportDesk } from './report-desk.ts';
import { ReportStore } from './report-store.ts';

const away = { code: 'NO_RESPONSE', message: { zh: '断', en: 'cut' } };
const tooBig = { code: 'FILE_SIZE', message: { zh: '太大', en: 'too big' } };
const photo = (name: string) => new File(['picture'], name, { type: 'image/png' });

/** A server that has one report; the network can be cut. Stores share what the browser keeps, as over a reload. */
function bench(asked: AskedForm = {}) {
  const [values, newId] = [memoryValues(), countedIds().next];
  const kept = new Map<string, KeptPicture>();
  const pictures = {
    keep: async (id: string, picture: KeptPicture) => void kept.set(id, picture),
    find: async (id: string) => kept.get(id),
    forget: async (id: string) => void kept.delete(id),
  };
  const server = { cut: false, saves: 0, files: 0, steps: [] as string[], refuseFiles: false };
  let form: ReportForm = {
    state: 'draft',
    batchNo: 'SB-251-103-00001',
    orderNo: 'PO-251-101-00001',
    warehouse: { zh: '一号仓', en: 'One' },
    values: { sealIntact: true },
    lines: [
      { orderLine: 1, code: 'A', name: { zh: '甲', en: 'A' }, shipped: 300 },
      { orderLine: 2, code: 'B', name: { zh: '乙', en: 'B' }, shipped: 10 },
    ],
    comesByReport: true,
    may: { fill: true, confirm: true, share: true, void: true },
    qr: { size: 1, path: '' },
  };
  const desk: ReportDesk = {
    open: async () => ok(form),
    save: async (_named, { values: { lines, ...head } }) => {
      if (server.cut) return refuse([away]);
      server.saves += 1;
      const typed = lines as ReportForm['lines'];
      form = {
        ...form,
        id: 1,
        version: server.saves,
        rrNo: 'RR-251-103-00001',
        values: head as ReportForm['values'],
        lines: form.lines.map(line => ({ ...line, ...typed.find(one => one['orderLine'] === line['orderLine']) })),
      };
      return ok(form);
    },
    step: async (_form, step) => {
      server.steps.push(step);
      form = { ...form, state: step === 'submit' ? 'submitted' : form.state };
      return ok(undefined);
    },
    send: async ({ name, size }) => {
      if (server.cut) return refuse([away]);
      if (server.refuseFiles) return refuse([tooBig]);
      server.files += 1;
      return ok({ id: `file-${server.files}`, name, bytes: size });
    },
    share: async () => refuse([away]),
  };
  const opened = async (how: AskedForm = asked) => {
    const parts = { desk, values, named: { batchNo: 'SB-251-103-00001' }, asked: how, pictures, newId, now: () => new Date(0) };
    const store = new ReportStore(parts);
    await store.open();
    return store;
  };
  return { server, kept, opened, saved: () => form };
}

const ids = (held: unknown) => (held as readonly HeldFile[] | undefined)?.map(({ id }) => id);

describe('the form of a receive report', () => {
  it('shipped 300, counted 298, good 290, damaged 8: short 2, over 0, worked out while it is typed', async () => {
    const store = await bench().opened();
    for (const [key, value] of [
      ['counted', 298],
      ['good', 290],
      ['damaged', 8],
    ] as const)
      store.typeLine(1, key, value);
    expect(store.lines[0]).toMatchObject({ short: 2, over: 0 });
    store.typeLine(1, 'counted', 301);
    expect([store.lines[0], store.sum('over')]).toMatchObject([{ short: 0, over: 1 }, 1]);
  });

  it('keeps what is typed while the network is away, over a reload, and saves it once it is back', async () => {
    const { server, opened, saved } = bench();
    server.cut = true;
    const first = await opened();
    first.typeLine(1, 'counted', 298);
    first.type('receiver', 'Chen');
    expect([await first.save(), first.waiting, first.refusals]).toEqual([false, true, []]);
    const again = await opened();
    expect([again.dirty, again.values['receiver'], again.lines[0]]).toMatchObject([true, 'Chen', { counted: 298 }]);
    server.cut = false;
    expect([await again.save(), again.dirty, again.waiting]).toEqual([true, false, false]);
    expect(saved()).toMatchObject({ id: 1, values: { receiver: 'Chen' } });
    expect((await opened()).dirty).toBe(false);
  });

  it('keeps photos and a signature that are taken without a network, over a reload, and sends each once it is back', async () => {
    const { server, kept, opened, saved } = bench();
    server.cut = true;
    const first = await opened();
    first.type('photos', await first.sendPhotos([photo('dock.png')], ['data:small']));
    first.typeLine(2, 'photos', await first.sendPhotos([photo('box.png')]));
    first.type('signature', await first.send([photo('signature.png')]));
    expect([ids(first.values['photos']), kept.size, server.files]).toEqual([['kept:id-1'], 3, 0]);
    const again = await opened();
    expect(await again.save()).toBe(false);
    server.cut = false;
    expect(await again.save()).toBe(true);
    expect([kept.size, server.files, server.saves]).toEqual([0, 3, 1]);
    const { values, lines } = saved();
    expect(values['photos']).toEqual([{ id: 'file-1', name: 'dock.png', bytes: 7, thumb: 'data:small' }]);
    expect([ids(values['signature']), ids(lines[1]!['photos'])]).toEqual([['file-2'], ['file-3']]);
  });

  it('lets go of a kept picture that the server does not take, and says why', async () => {
    const { server, kept, opened } = bench();
    server.cut = true;
    const store = await opened();
    store.type('photos', await store.sendPhotos([photo('huge.png')]));
    Object.assign(server, { cut: false, refuseFiles: true });
    expect([await store.save(), store.refusals]).toEqual([false, [tooBig]]);
    expect([store.values['photos'], kept.size, await store.save()]).toEqual([undefined, 0, true]);
  });

  it('saves what is typed before it is submitted', async () => {
    const { server, opened, saved } = bench();
    const store = await opened();
    store.type('receiver', 'Chen');
    expect(await store.step('submit')).toBe(true);
    expect([server.saves, server.steps, saved().state, store.isOpen]).toEqual([1, ['submit'], 'submitted', false]);
  });

  it('is looked at alone where its address says so, and filled in by its status otherwise', async () => {
    const { opened } = bench();
    const isOpen = async (mode?: string) => (await opened({ mode })).isOpen;
    expect([await isOpen('view'), await isOpen('fill'), await isOpen()]).toEqual([false, true, true]);
  });

  it('shows the lines of the order that its address names, until all are asked for', async () => {
    const { opened } = bench();
    expect((await opened({ orderNo: 'po25110100001' })).shownLines).toHaveLength(2);
    const other = await opened({ orderNo: 'PO-251-101-00009' });
    expect(other.shownLines).toEqual([]);
    other.show(undefined);
    expect(other.shownLines).toHaveLength(2);
  });
});
