import { describe, expect, it } from 'vitest';
import { MendStore } from './mend-store.ts';

const cells = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([column, value]) => ({ column, value }));

describe('bad rows in the grid', () => {
  const mending = new MendStore();
  mending.show([
    { row: 2, cells: cells({ code: 'A', nameZh: '甲', kind: 'none' }) },
    { row: 3, cells: cells({ code: 'B', nameZh: '=x', kind: 'own', '': '234.50' }) },
  ]);

  it('show all columns of the file and what stands in none, or those with errors beside what names the record', () => {
    expect(mending.columns).toEqual(['code', 'nameZh', 'kind', '']);
    mending.showOnlyWrong(true);
    expect(mending.shown([{ column: 'kind' }, { column: '' }], ['code'])).toEqual(['code', 'kind', '']);
    mending.showOnlyWrong(false);
    expect(mending.shown([{ column: 'kind' }], ['code'])).toEqual(mending.columns);
  });

  it('go into a file as the server reads them again', async () => {
    mending.setCell(3, 'kind', 'x');
    expect(await mending.file('a.xlsx').text()).toBe(`"code","nameZh","kind",""\n"B","'=x","x","234.50"\n`);
  });
});
