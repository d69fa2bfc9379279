import { expect, it } from 'vitest';
import { memoryLayouts } from '../testing/sample-page.ts';
import { FilterFold } from './filter-fold.ts';

it('what a person chose is kept for the page, apart from its columns, and comes back', () => {
  const layouts = memoryLayouts();
  new FilterFold('sampleThing', layouts).show('all');
  expect([...layouts.kept]).toEqual([['sampleThing.filters', { columns: [], filters: 'all' }]]);
  const again = new FilterFold('sampleThing', layouts);
  again.take(layouts.kept.get('sampleThing.filters')?.filters);
  expect(again.shown).toBe('all');
});

it('a late reply never folds what was unfolded in the meantime', () => {
  const fold = new FilterFold('sampleThing', memoryLayouts());
  fold.show('all');
  fold.take('none');
  expect(fold.shown).toBe('all');
});

it('a filter that is asked for comes into sight without being kept', () => {
  const layouts = memoryLayouts();
  const fold = new FilterFold('sampleThing', layouts);
  fold.take('none');
  fold.ask('code');
  expect([fold.open, fold.wanted, layouts.kept.size]).toEqual([true, 'code', 0]);
});
