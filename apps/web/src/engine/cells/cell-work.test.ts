import { ok, refuse, type Refusal, type Text } from '@axle/kernel';
import type { CellsOutcome } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { openCells } from '../testing/open-cells.ts';

const offline: Refusal = { code: 'NETWORK', message: { zh: '网络', en: 'Network' } };
const english = (heard: readonly (Text | string)[]) => heard.map(text => (typeof text === 'string' ? text : text.en));

describe('a gesture over cells', () => {
  it('reports cells outside the list and cells that cannot be changed, and selects the cells that it covered', async () => {
    const { cells, work, at, heard, shown, held } = await openCells();
    at(3, 1);
    await work.paste('X\tlast\nY\tbeyond\n');
    expect(english(heard)).toEqual(['2 cells are outside the list and were not pasted', '1 cell cannot be changed and was skipped']);
    expect(shown.map(({ tone }) => tone)).toEqual(['warn', 'info']);
    expect([cells.range, cells.said?.en, held(3, 'note')]).toEqual([{ top: 3, bottom: 3, left: 1, right: 2 }, '1 cell saved', 'last']);
  });

  it('shows a message with an undo button where it changed several cells; a single cell is only announced to screen readers', async () => {
    const { cells, work, list, at, heard, shown, held } = await openCells();
    await work.put(list.rows.at(0)!, 'note', 'one');
    expect([english(heard), cells.said?.en]).toEqual([[], '1 cell saved']);
    at(0, 2);
    await work.paste('two\t5\n');
    expect([english(heard), shown.map(({ tone }) => tone)]).toEqual([['2 cells saved'], ['good']]);
    shown[0]!.action!.run();
    await expect.poll(() => [held(0, 'note'), held(0, 'size')]).toEqual(['one', 0]);
    expect(english(heard).at(-1)).toBe('Undone');
    at(0, 2);
    await work.paste('three\tmany\n');
    expect([english(heard).at(-1), shown.at(-1)?.tone, cells.said?.en]).toEqual([
      '1 cell saved, 1 cell not saved',
      'warn',
      '1 cell saved, 1 cell not saved',
    ]);
    // what is not saved of an earlier gesture is not counted again
    await work.put(list.rows.at(1)!, 'note', 'four');
    expect(cells.said?.en).toBe('1 cell saved');
  });

  it('that changes nothing sends nothing and is no step', async () => {
    const { cells, work, list, sent } = await openCells();
    await work.put(list.rows.at(1)!, 'note', ' odd 1 ');
    await work.put(list.rows.at(1)!, 'size', 1);
    expect([sent, cells.marks.size]).toEqual([[], 0]);
    await work.undo();
    expect(cells.said?.en).toBe('Nothing to undo');
  });

  it('that fills or clears reports how many cells it skipped', async () => {
    const { work, at, heard, sent } = await openCells();
    at(0, 1, [1, 2]);
    await work.fillDown();
    at(0, 6, [1, 6]);
    await work.clear();
    expect(english(heard)).toEqual(['1 cell cannot be changed and was skipped', '2 cells cannot be changed and were skipped']);
    expect(sent.map(({ changes }) => changes.map(({ id, values }) => [id, values]))).toEqual([[[2, { note: null }]]]);
  });

  it('fills down what the user gave, saved or not, but no text that is no value', async () => {
    const { cells, work, records, list, held, at } = await openCells();
    const { change } = records;
    records.change = async () => refuse(offline);
    await work.put(list.rows.at(0)!, 'note', 'mine');
    await work.put(list.rows.at(0)!, 'size', 'many');
    records.change = change;
    at(0, 2, [1, 3]);
    await work.fillDown();
    expect([held(1, 'note'), held(1, 'size')]).toEqual(['mine', 0]);
    expect([...cells.marks.values()].map(({ id, field, kind }) => [id, field, kind])).toEqual([
      [1, 'note', 'wrong'],
      [1, 'size', 'wrong'],
    ]);
  });

  it('whose taking back is not said why stands to be taken back again', async () => {
    const answers: { reason?: string | undefined } = { reason: 'prices' };
    const opened = await openCells(Object.assign(answers, { approval: true }));
    const { cells, work, list, held, sent } = opened;
    await work.put(list.rows.at(0)!, 'note', 'x');
    answers.reason = undefined;
    await work.undo();
    expect([held(0, 'note'), cells.marks.size, sent.length]).toEqual(['x', 0, 1]);
    answers.reason = 'mistake';
    await work.undo();
    expect([held(0, 'note'), sent.at(-1)?.reason]).toEqual([undefined, 'mistake']);
    await work.redo();
    expect(held(0, 'note')).toBe('x');
  });
});

describe('cells that were sent', () => {
  it('and found no answer are sent again but for those that were changed since', async () => {
    const { cells, work, records, list, held, at, sent } = await openCells();
    const { change } = records;
    records.change = async () => refuse(offline);
    at(0, 2);
    await work.paste('late\t7\n');
    records.change = change;
    await work.put(list.rows.at(0)!, 'note', 'newer');
    await work.retry();
    expect([held(0, 'note'), held(0, 'size'), cells.marks.size, work.failed]).toEqual(['newer', 7, 0, false]);
    expect(sent.map(({ changes }) => changes.map(({ values }) => values))).toEqual([[{ note: 'newer' }], [{ size: 7 }]]);
    await work.undo();
    expect([held(0, 'size'), held(0, 'note')]).toEqual([0, 'newer']);
  });

  it('are all wrong where a record is refused as a whole, those of other records saved', async () => {
    const { cells, work, records, at, held } = await openCells();
    const state: Refusal = { code: 'STATE', message: { zh: '已关闭', en: 'Closed' } };
    const { change } = records;
    records.change = async (changes, words) => {
      const reply = await change(
        changes.filter(({ id }) => id !== 1),
        words,
      );
      const refused: CellsOutcome = { id: 1, clashes: [], refusals: [state] };
      return reply.ok ? ok([refused, ...reply.value]) : reply;
    };
    at(0, 2);
    await work.paste('a\t5\nb\t6\n');
    expect([...cells.marks.values()].map(({ id, field, kind, refusal }) => [id, field, kind, refusal?.code])).toEqual([
      [1, 'note', 'wrong', 'STATE'],
      [1, 'size', 'wrong', 'STATE'],
    ]);
    expect([held(0, 'note'), held(1, 'note'), held(1, 'size'), cells.said?.en]).toEqual([
      undefined,
      'b',
      6,
      '2 cells saved, 2 cells not saved',
    ]);
  });

  it('say what they held before, but for what was empty', async () => {
    const { work, at, sent } = await openCells();
    at(0, 2);
    await work.paste('a\t5\n');
    expect(sent[0]?.changes).toEqual([{ id: 1, version: 1, values: { note: 'a', size: 5 }, before: { size: 0 } }]);
    expect(sent[0]?.changes[0]?.before).not.toHaveProperty('note');
  });
});
