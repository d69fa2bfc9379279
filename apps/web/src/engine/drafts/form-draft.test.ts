import { refuse } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { settle } from '../../testing/settle.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { browserIds } from '../../gateways/ids.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { memoryValues } from '../../testing/memory-ports.ts';

const inOrder = (one: unknown, other: unknown) => String(one).localeCompare(String(other));

function bench() {
  const drafts = memoryDrafts();
  const clock = new ManualClock();
  const keeper = new DraftKeeper({ drafts, values: memoryValues(), clock, session: { userId: 7 }, ids: browserIds });
  let slots = 0;
  const page = openPage(3, { keeper, newId: () => `slot-${++slots}` });
  const rest = async () => {
    clock.pass(1000);
    await settle();
  };
  const row = async (id: number) => {
    const reply = await page.records.read(id);
    if (!reply.ok) throw new Error('no such row');
    return reply.value;
  };
  return { ...page, drafts, keeper, rest, row };
}

describe('the draft of a form', () => {
  it('is kept as it was typed, and goes with the last change taken back', async () => {
    const { model, drafts, rest, row } = bench();
    await model.openForm(await row(2));
    model.form!.set('note', 'typed ');
    await rest();
    expect([...drafts.kept.values()]).toMatchObject([
      { page: 'sampleThing', record: 2, version: 1, base: { note: 'odd 1' }, values: { note: 'typed ' } },
    ]);
    model.form!.set('note', 'odd 1');
    await rest();
    expect(drafts.kept.size).toBe(0);
  });

  it('is offered when the record is opened again, gone on with, and gone once it is saved', async () => {
    const { model, drafts, rest, row } = bench();
    await model.openForm(await row(2));
    model.form!.set('note', 'typed');
    await rest();
    await model.openForm(await row(2));
    await settle();
    expect(model.forms.draft?.offers).toMatchObject([{ slot: 'slot-1', record: 2 }]);
    await model.forms.draft!.goOnWith('slot-1');
    expect(model.form!.drafts['note']).toBe('typed');
    const saved = await model.form!.save();
    model.saved(saved!);
    await rest();
    expect([saved?.['note'], drafts.kept.size]).toEqual(['typed', 0]);
  });

  it('of a record that somebody changed since is merged with that change', async () => {
    const { model, records, rest, row } = bench();
    await model.openForm(await row(2));
    model.form!.set('note', 'typed');
    model.form!.set('size', 5);
    await rest();
    await records.update({ id: 2, version: 1 }, { size: 9, drive: 'FWD' });
    await model.openForm(await row(2));
    await settle();
    await model.forms.draft!.goOnWith('slot-1');
    expect(model.form!.merging?.clashes).toMatchObject([{ field: 'size', base: 1, mine: 5, theirs: 9 }]);
    model.form!.merging?.choose('size', 'mine');
    model.form!.takeMerged();
    expect(await model.form!.save()).toMatchObject({ note: 'typed', size: 5, drive: 'FWD' });
  });

  it('is one of many of its page: beginning another, or going on with one, loses none of them', async () => {
    const { model, drafts, rest } = bench();
    const notes = () => [...drafts.kept.values()].map(draft => draft.values['note']);
    for (const note of ['first', 'second', 'third']) {
      await model.openForm();
      await settle();
      model.form!.set('note', note);
      await rest();
    }
    expect(notes()).toEqual(['first', 'second', 'third']);
    expect(model.forms.draft?.offers.map(({ slot }) => slot)).toEqual(['slot-2', 'slot-1']);
    await model.forms.draft!.goOnWith('slot-1');
    await rest();
    expect([model.form!.drafts['note'], model.forms.draft!.offers.map(({ slot }) => slot), notes().toSorted(inOrder)]).toEqual([
      'first',
      ['slot-3', 'slot-2'],
      ['first', 'second', 'third'],
    ]);
    model.form!.set('note', 'first of all');
    await rest();
    model.forms.draft!.discard('slot-2');
    await rest();
    expect(notes().toSorted(inOrder)).toEqual(['first of all', 'third']);
    model.forms.close();
    await rest();
    expect(notes()).toEqual(['third']);
  });

  it('that was deleted in the meantime is no longer offered, and what is typed stays', async () => {
    const { model, drafts, rest } = bench();
    await model.openForm();
    model.form!.set('note', 'first');
    await rest();
    await model.openForm();
    await settle();
    model.form!.set('note', 'second');
    await rest();
    drafts.kept.delete('slot-1');
    expect([await model.forms.draft!.goOnWith('slot-1'), model.form!.drafts['note'], model.forms.draft!.offers]).toEqual([
      false,
      'second',
      [],
    ]);
  });

  it('that is not on the server yet is named by what was typed', async () => {
    const { model, drafts } = bench();
    drafts.save = async () => refuse({ code: 'OFFLINE', message: { zh: '断网', en: 'Offline' } });
    await model.openForm();
    model.form!.set('note', 'typed');
    await model.openForm();
    await settle();
    expect(model.forms.draft?.offers).toMatchObject([{ slot: 'slot-1', typed: 'typed' }]);
  });

  it('is opened by its slot, as a link or a reload does it', async () => {
    const { model, rest, row } = bench();
    await model.openForm(await row(2));
    model.form!.set('note', 'typed');
    await rest();
    const slot = model.forms.draft!.slot;
    expect(await model.forms.openDraft(slot)).toBe(true);
    expect([model.form!.drafts['note'], model.forms.draft!.slot, model.form!.dirty]).toEqual(['typed', slot, true]);
    expect(await model.forms.openDraft('elsewhere')).toBe(false);
  });

  it('that another window goes on with steps aside, and the other one is offered to be chosen', async () => {
    const { model, drafts, rest, row } = bench();
    await model.openForm(await row(2));
    model.form!.set('note', 'typed');
    await rest();
    const held = drafts.kept.get('slot-1')!;
    await drafts.save({ ...held, values: { note: 'typed elsewhere' }, at: '2030-01-01T00:00:00.000Z' }, [held.at]);
    model.form!.set('note', 'typed here');
    await rest();
    await rest();
    const { draft } = model.forms;
    expect([...drafts.kept.values()].map(({ values }) => values['note']).toSorted(inOrder)).toEqual(['typed elsewhere', 'typed here']);
    expect([draft?.elsewhere, draft?.offers.map(({ slot }) => slot), model.form!.drafts['note']]).toEqual([
      'slot-1',
      ['slot-1'],
      'typed here',
    ]);
    draft!.discard('slot-1');
    await rest();
    expect([...drafts.kept.values()].map(({ values }) => values['note'])).toEqual(['typed here']);
  });
});
