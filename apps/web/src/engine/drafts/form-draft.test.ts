import { describe, expect, it } from 'vitest';
import { openPage } from '../testing/open-page.tsx';
import { settle } from '../../testing/settle.ts';
import { memoryDrafts } from './memory-drafts.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { memoryValues } from '../../testing/memory-ports.ts';

function bench() {
  const drafts = memoryDrafts();
  const clock = new ManualClock();
  const keeper = new DraftKeeper({ drafts, values: memoryValues(), clock, session: { userId: 7 } });
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
    expect([model.forms.draft?.offer?.values, model.forms.draft?.offerIsOld]).toEqual([{ note: 'typed' }, false]);
    model.forms.draft!.goOn(model.forms.draft!.offer!);
    expect(model.form!.drafts['note']).toBe('typed');
    const saved = await model.form!.save();
    model.saved(saved!);
    await rest();
    expect([saved?.['note'], drafts.kept.size]).toEqual(['typed', 0]);
  });

  it('of a record that somebody changed since is marked, and both changes are merged', async () => {
    const { model, records, rest, row } = bench();
    await model.openForm(await row(2));
    model.form!.set('note', 'typed');
    model.form!.set('size', 5);
    await rest();
    await records.update({ id: 2, version: 1 }, { size: 9, drive: 'FWD' });
    await model.openForm(await row(2));
    await settle();
    expect(model.forms.draft?.offerIsOld).toBe(true);
    model.forms.draft!.goOn(model.forms.draft!.offer!);
    expect(model.form!.merging?.clashes).toMatchObject([{ field: 'size', base: 1, mine: 5, theirs: 9 }]);
    model.form!.merging?.choose('size', 'mine');
    model.form!.takeMerged();
    expect(await model.form!.save()).toMatchObject({ note: 'typed', size: 5, drive: 'FWD' });
  });

  it('that is not gone on with stays, whatever is typed beside it', async () => {
    const { model, drafts, rest } = bench();
    await model.openForm();
    model.form!.set('note', 'first');
    await rest();
    await model.openForm();
    model.form!.set('note', 'second');
    await rest();
    expect([...drafts.kept.values()].map(draft => draft.values['note'])).toEqual(['first', 'second']);
    model.forms.close();
    await rest();
    expect([...drafts.kept.values()].map(draft => draft.values['note'])).toEqual(['first']);
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
});
