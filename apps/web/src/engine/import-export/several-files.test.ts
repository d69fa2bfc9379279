import { ok, refuse } from '@axle/kernel';
import { expect, it } from 'vitest';
import { ImportKind } from './import-kind.ts';
import { SeveralFiles } from './several-files.ts';
import type { TaskCenter } from './task-center.ts';

it('several files are sent one after the other, each a task of its own; a refused one holds up none', async () => {
  const sent: string[] = [];
  let under = 0;
  const center = {
    async upload(key: string, file: File, again: boolean) {
      expect(++under).toBe(1);
      sent.push(`${key} ${file.name}${again ? ' again' : ''}`);
      await Promise.resolve();
      under--;
      return file.name === 'b.csv' && !again
        ? refuse({ code: 'SAME_FILE', message: { zh: '已导入过', en: 'Imported before' } })
        : ok({ id: sent.length });
    },
  } as unknown as TaskCenter;
  const several = new SeveralFiles(new ImportKind('basic_brand'), center);
  several.choose(['a.csv', 'b.csv', 'c.pdf', 'd.xlsx'].map(name => new File(['x'], name)));
  expect([several.waiting, several.files.map(({ state }) => state)]).toEqual([3, ['waiting', 'waiting', 'refused', 'waiting']]);
  await Promise.all([several.send(), several.send()]);
  expect(sent).toEqual(['basic_brand a.csv', 'basic_brand b.csv', 'basic_brand d.xlsx']);
  expect(several.files.map(({ state, refusal }) => refusal?.code ?? state)).toEqual(['queued', 'SAME_FILE', 'FILE_TYPE', 'queued']);
  await several.sendAgain(several.files[1]!);
  expect([sent.at(-1), several.queued, several.waiting]).toEqual(['basic_brand b.csv again', 3, 0]);
});

it('none of several files is sent before the encoding of each that leaves it open is chosen by its first lines', async () => {
  const sent: (readonly [string, unknown])[] = [];
  const center = {
    upload: async (_key: string, { name }: File, _again: boolean, { encoding }: { encoding?: string }) => {
      sent.push([name, encoding]);
      return ok({ id: sent.length });
    },
  } as unknown as TaskCenter;
  const several = new SeveralFiles(new ImportKind('basic_brand'), center);
  // `X,煞車來令片` in Big5
  const big5 = Uint8Array.from([0x58, 0x2c, 0xb7, 0xd9, 0xa8, 0xae, 0xa8, 0xd3, 0xa5, 0x4f, 0xa4, 0xf9]);
  several.choose([new File(['x'], 'a.csv'), new File([big5], 'b.csv'), new File([big5], 'c.xlsx')]);
  await several.send();
  expect([sent, several.undecided]).toEqual([[], 1]);
  const { encoding } = several.files[1]!;
  expect(encoding.choices.find(({ code }) => code === 'big5')?.preview).toBe('X,煞車來令片');
  encoding.choose('big5');
  await several.send();
  expect(sent).toEqual([
    ['a.csv', undefined],
    ['b.csv', 'big5'],
    ['c.xlsx', undefined],
  ]);
});
