import { ok, refuse, type Text } from '@axle/kernel';
import type { CellsOutcome, RecordRow } from '@axle/page-kit';
import { describe, expect, it } from 'vitest';
import { openCells } from '../testing/open-cells.ts';

describe('cells of a list', () => {
  it('are pasted by one call and undone by one; references and people are found by code or name', async () => {
    const { work, sent, held, at } = await openCells();
    at(0, 2);
    await work.paste('one\t5\tm1\tAnn\ntwo\t6\tThird\t\n');
    expect([held(0, 'note'), held(0, 'maker'), held(1, 'size'), held(1, 'maker')]).toEqual(['one', 2, 6, 1]);
    await work.undo();
    expect([held(0, 'note'), held(0, 'maker'), held(1, 'size'), held(1, 'note')]).toEqual([undefined, undefined, 1, 'odd 1']);
    expect(sent.map(({ changes }) => changes.length)).toEqual([2, 2]);
  });

  it('that were taken back are done again in their order, until something else is changed', async () => {
    const { cells, work, list, held } = await openCells();
    const row = list.rows.at(0)!;
    await work.put(row, 'note', 'first');
    await work.put(list.rows.at(0)!, 'note', 'second');
    const notes: unknown[] = [];
    for (const step of ['undo', 'undo', 'redo', 'redo', 'redo', 'undo'] as const) {
      await work[step]();
      notes.push(held(0, 'note'));
    }
    expect(notes).toEqual(['first', undefined, 'first', 'second', 'second', 'first']);
    expect(cells.said?.en).toBe('Undone');
    await work.put(list.rows.at(0)!, 'note', 'other');
    await work.redo();
    expect([held(0, 'note'), cells.said?.en]).toEqual(['other', 'Nothing to redo']);
  });

  it('that cannot be read, or are refused, stay marked with the reason; the rest of the record is saved, and taking back drops them', async () => {
    const { cells, work, held, at } = await openCells();
    at(0, 2);
    await work.paste('kept\tmany\tnobody\n\t\t\n');
    const marks = [...cells.marks.values()].map(({ id, field, kind, refusal, text }) => [id, field, kind, refusal?.code, text]);
    expect(marks).toEqual([
      [1, 'size', 'wrong', 'FORMAT', 'many'],
      [1, 'maker', 'wrong', 'FORMAT', 'nobody'],
      [2, 'size', 'wrong', 'REQUIRED', undefined],
    ]);
    expect([held(0, 'note'), held(1, 'note')]).toEqual(['kept', undefined]);
    await work.undo();
    expect([cells.marks.size, held(0, 'note'), held(1, 'note')]).toEqual([0, undefined, 'odd 1']);
  });

  it('are filled down and emptied, but for those that must hold a value', async () => {
    const { cells, work, held, at, sent, heard } = await openCells();
    at(1, 2, [3, 2]);
    await work.fillDown();
    expect([held(2, 'note'), held(3, 'note')]).toEqual(['odd 1', 'odd 1']);
    at(1, 2, [2, 3]);
    await work.clear();
    expect([held(1, 'note'), held(2, 'note'), held(1, 'size')]).toEqual([undefined, undefined, 1]);
    // required cells are neither sent to the server nor marked as wrong; a message reports them
    expect(sent.at(-1)?.changes.map(({ values }) => values)).toEqual([{ note: null }, { note: null }]);
    expect([cells.marks.size, heard.map(text => (text as Text).en)]).toEqual([
      0,
      expect.arrayContaining(['2 cells cannot be changed and were skipped']),
    ]);
  });

  it('that must hold a value and are emptied by hand are refused by their code, and keep what they hold', async () => {
    const { cells, work, list, held } = await openCells();
    await work.put(list.rows.at(2)!, 'size', '');
    expect([...cells.marks.values()].map(({ id, field, kind, refusal }) => [id, field, kind, refusal?.code])).toEqual([
      [3, 'size', 'wrong', 'REQUIRED'],
    ]);
    expect(held(2, 'size')).toBe(2);
  });

  it('that somebody else changed too are theirs until the own value is chosen', async () => {
    const { cells, work, records, list, held } = await openCells();
    await records.update({ id: 2, version: 1 }, { note: 'theirs', drive: 'FWD' });
    await work.put(list.rows.at(1)!, 'note', 'mine');
    const [mark] = cells.marks.values();
    expect([mark?.kind, mark?.value, held(1, 'note'), held(1, 'drive')]).toEqual(['clash', 'mine', 'theirs', 'FWD']);
    await work.keepMine([mark!]);
    expect([cells.marks.size, held(1, 'note')]).toEqual([0, 'mine']);
    await work.undo();
    expect(held(1, 'note')).toBe('theirs');
  });

  it('are compared with the record that the user saw, not with a later version', async () => {
    const { cells, work, records, list, sent, held } = await openCells();
    const seen = list.rows.at(1)!;
    await records.update({ id: 2, version: 1 }, { note: 'theirs' });
    list.refresh();
    await expect.poll(() => held(1, 'note')).toBe('theirs');
    await work.put(seen, 'note', 'mine');
    expect(sent.map(({ changes }) => changes)).toEqual([[{ id: 2, version: 1, values: { note: 'mine' }, before: { note: 'odd 1' } }]]);
    expect([[...cells.marks.values()].map(({ kind }) => kind), held(1, 'note')]).toEqual([['clash'], 'theirs']);
  });

  it('of one record read at different times are compared with the oldest version: changes made in between are not lost', async () => {
    const { cells, work, records, list, sent, held, at } = await openCells();
    const { change } = records;
    const answered = Promise.withResolvers<void>();
    records.change = async (changes, words) => {
      await answered.promise;
      return change(changes, words);
    };
    await records.update({ id: 2, version: 1 }, { size: 50 });
    const first = work.put(list.rows.at(1)!, 'note', 'first');
    at(1, 2);
    const second = work.paste('second\t7\n');
    await expect.poll(() => cells.marks.size).toBe(2);
    answered.resolve();
    await Promise.all([first, second]);
    expect(sent.at(-1)?.changes).toMatchObject([{ version: 1, values: { note: 'second', size: 7 }, before: { note: 'first', size: 1 } }]);
    expect([held(1, 'note'), held(1, 'size'), [...cells.marks.values()].map(({ field, kind }) => [field, kind])]).toEqual([
      'second',
      50,
      [['size', 'clash']],
    ]);
  });

  it('are not taken back over what another one put there since', async () => {
    const { cells, work, records, list, held } = await openCells();
    await work.put(list.rows.at(0)!, 'note', 'mine');
    await records.update({ id: 1, version: 2 }, { note: 'theirs' });
    list.refresh();
    await expect.poll(() => held(0, 'note')).toBe('theirs');
    await work.undo();
    expect([held(0, 'note'), [...cells.marks.values()].map(({ kind }) => kind)]).toEqual(['theirs', ['clash']]);
  });

  it('go on from each other where the answer is not there yet', async () => {
    const { cells, work, list, held } = await openCells();
    const row = list.rows.at(0)!;
    await Promise.all([work.put(row, 'note', 'first'), work.put(row, 'note', 'second'), work.put(row, 'size', 9)]);
    expect([held(0, 'note'), held(0, 'size'), cells.marks.size]).toEqual(['second', 9, 0]);
  });

  it('without an answer are sent again by the same key', async () => {
    const { cells, work, records, sent, list, held } = await openCells();
    const { change } = records;
    records.change = async (changes, words) => {
      sent.push({ changes, key: words?.key });
      return refuse({ code: 'NETWORK', message: { zh: '网络', en: 'Network' } });
    };
    await work.put(list.rows.at(0)!, 'note', 'late');
    expect([[...cells.marks.values()][0]?.kind, work.failed]).toEqual(['wrong', true]);
    records.change = change;
    await work.retry();
    expect([held(0, 'note'), cells.marks.size, work.failed]).toEqual(['late', 0, false]);
    expect(sent.map(({ key }) => key)).toEqual(['key 1', 'key 1']);
  });

  it('whose change waits for approval keep their value, are reported, and are no step to undo', async () => {
    const { cells, work, records, list, held, heard } = await openCells();
    const row = list.rows.at(0)!;
    const waits: RecordRow = {
      ...row,
      waitingFields: [{ field: 'note', after: 'x', request: 'CR1' }] as unknown as RecordRow['waitingFields'],
    };
    records.change = async () => ok([{ id: 1, row: waits, clashes: [], refusals: [] } satisfies CellsOutcome]);
    await work.put(row, 'note', 'x');
    expect([held(0, 'note'), cells.marks.size, (heard.at(-1) as Text).en]).toEqual([undefined, 0, '1 pending approval']);
    await work.undo();
    expect(cells.said?.en).toBe('Nothing to undo');
  });

  it('under approval are sent with the reason that is asked once for the gesture; who turns back changes none of them', async () => {
    const { work, sent, at, asked, held } = await openCells({ approval: true, reason: 'new prices from May' });
    at(0, 2, [3, 2]);
    await work.paste('one\ntwo\nthree\nfour\n');
    expect([sent.map(({ reason }) => reason), asked.length, held(3, 'note')]).toEqual([['new prices from May'], 1, 'four']);
    await work.undo();
    expect([sent.length, asked.length]).toEqual([2, 2]);
    const other = await openCells({ approval: true });
    await other.work.put(other.list.rows.at(0)!, 'note', 'x');
    await other.work.put(other.list.rows.at(0)!, 'size', 9);
    expect([other.sent.length, other.asked.length, other.cells.marks.size]).toEqual([1, 1, 0]);
  });

  it('that cannot be changed say why, and typing leaves them alone', async () => {
    const { cells } = await openCells({ readOnly: 'note' });
    const why = (column: number) => cells.tip({ row: 0, column })?.en;
    expect([why(1), why(2), why(3), why(6)]).toEqual([
      'Cannot be changed after creation',
      'You have no permission to change this field',
      undefined,
      'Maintained by the system, cannot be changed',
    ]);
    cells.goTo({ row: 0, column: 2 });
    cells.edit('x');
    expect([cells.editing, cells.said?.en]).toEqual([undefined, 'You have no permission to change this field']);
    cells.goTo({ row: 0, column: 3 });
    cells.edit('4');
    cells.edit('2');
    expect(cells.editing).toEqual({ typed: '42' });
    expect((await openCells({ mayUpdate: false })).cells.tip({ row: 0, column: 2 })?.en).toBe('You have no permission to edit');
  });
});
