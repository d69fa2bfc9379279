import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ListedOption, mostOptions, optionsCell, optionsRow } from './options-cell.ts';

const ceramic = { code: 'CER', nameZh: '陶瓷', nameEn: 'Ceramic' };
const semi = { code: 'SEM', nameZh: '半金属', nameEn: 'Semi-metallic' };

/** The options that the places of a row hold. */
const readBack = (cell: string): readonly ListedOption[] => {
  const { cells } = optionsRow({ code: 'FRICTION', options: cell });
  const at = (place: number, part: string) => cells[`options.${place}.${part}`] ?? '';
  const count = Object.keys(cells).filter(key => key.endsWith('.code')).length;
  return Array.from({ length: count }, (_, place) => place + 1).map(place => ({
    code: at(place, 'code'),
    nameZh: at(place, 'nameZh'),
    nameEn: at(place, 'nameEn'),
  }));
};

it('[PROP5] the options of a property stand in one cell: CER|陶瓷|Ceramic;SEM|半金属|Semi-metallic', () => {
  expect(optionsCell([ceramic, semi])).toBe('CER|陶瓷|Ceramic;SEM|半金属|Semi-metallic');
  expect(optionsRow({ code: 'FRICTION', options: ' CER | 陶瓷|Ceramic;\nSEM|半金属|Semi-metallic; ' })).toEqual({
    cells: {
      code: 'FRICTION',
      'options.1.code': 'CER',
      'options.1.nameZh': '陶瓷',
      'options.1.nameEn': 'Ceramic',
      'options.2.code': 'SEM',
      'options.2.nameZh': '半金属',
      'options.2.nameEn': 'Semi-metallic',
    },
    refusals: [],
  });
  expect(optionsRow({ code: 'BORE', options: '' })).toEqual({ cells: { code: 'BORE' }, refusals: [] });
});

it.each(['CER', 'CER|陶瓷', 'CER|陶瓷|', 'CER|陶瓷|Ceramic|more', 'CER|陶瓷|Ceramic;SEM'])('[PROP5] %s is no list of options', cell => {
  const { cells, refusals } = optionsRow({ code: 'FRICTION', options: cell });
  expect(cells).toEqual({ code: 'FRICTION' });
  expect(refusals).toMatchObject([{ code: 'FORMAT', field: 'options' }]);
});

it('[PROP5] more options than a property has are refused', () => {
  const many = (count: number) => optionsCell(Array.from({ length: count }, (_, at) => ({ ...ceramic, code: `C${at}` })));
  expect(optionsRow({ options: many(mostOptions) }).refusals).toEqual([]);
  expect(optionsRow({ options: many(mostOptions + 1) }).refusals).toMatchObject([{ code: 'RANGE', field: 'options' }]);
});

it('[PROP5] what is written into a cell is read out of it again, whatever the names are', () => {
  const name = fc
    .oneof(fc.string({ minLength: 1 }), fc.constantFrom('a|b', 'a;b', 'a\\', '\\;', '\\\\|', '陶瓷；'))
    .map(text => text.trim())
    .filter(text => text !== '');
  const options = fc.array(fc.record({ code: fc.stringMatching(/^[A-Z0-9][A-Z0-9._/-]{0,6}$/), nameZh: name, nameEn: name }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(options, listed => {
      expect(readBack(optionsCell(listed))).toEqual(listed);
    }),
  );
});
