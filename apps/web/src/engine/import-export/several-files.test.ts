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
  await several.sendAgain(several.files[1]!.file);
  expect([sent.at(-1), several.queued, several.waiting]).toEqual(['basic_brand b.csv again', 3, 0]);
});
