import { fill } from '@axle/kernel';
import { acceptValue, inRecord, parseCell, type RecordRow, sameValue } from '@axle/page-kit';
import { cellWorkText } from '../../text/cell-work.ts';
import { askReason } from './ask-reason.ts';
import { CellHistory, type Way } from './cell-history.ts';
import { type CellMark, cellKey, type CellMarks, withMarks } from './cell-mark.ts';
import './cells.css';
import type { CellServices } from './cell-services.ts';
import { CellSender, type Sent } from './cell-sender.ts';
import type { CellsStore } from './cells-store.ts';
import { gestureWords } from './gesture-words.ts';
import { clearedCells, filledCells, pastedCells, type Wanted } from './wanted-cells.ts';

/** Most records that one gesture changes. */
const mostRows = 1000;

/** Changes cells: each gesture marks its cells, is sent by one call and can be taken back as one. */
export class CellWork {
  private readonly cells: CellsStore;
  private readonly services: CellServices;
  private readonly sender: CellSender;
  private readonly history = new CellHistory();
  private last = 0;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(cells: CellsStore, services: CellServices) {
    this.cells = cells;
    this.services = services;
    this.sender = new CellSender(cells);
  }

  /** Puts the content of an input into a cell: a value, or the text that could not be read as one. */
  put(row: RecordRow, name: string, given: unknown): Promise<void> {
    const field = this.cells.list.fields[name]!;
    const read = typeof given === 'string' ? parseCell(inRecord(field, row), given) : acceptValue(field, given);
    return this.gesture([
      read.ok ? { row, name, value: read.value } : { row, name, value: undefined, text: String(given), refusal: read.refusal },
    ]);
  }

  /** Puts a clipboard into the marked cells, or from the cell in focus on. */
  async paste(text: string): Promise<void> {
    const { cells, services } = this;
    const { range, wanted, outside, closed } = await pastedCells(cells, text, {
      references: services.references,
      people: typed => services.session.people(typed),
    });
    cells.goTo({ row: range.top, column: range.left });
    cells.goTo({ row: range.bottom, column: range.right }, true);
    if (outside > 0) services.messages.show('warn', fill(cellWorkText.outside, { count: outside }));
    await this.open(wanted, closed);
  }

  /** Gives the marked cells the value of the topmost one; a single row that of the row above. */
  fillDown(): Promise<void> {
    const { wanted, closed } = filledCells(this.cells);
    return this.open(wanted, closed);
  }

  /** Empties the marked cells, but for those that must hold a value. */
  clear(): Promise<void> {
    const { wanted, closed } = clearedCells(this.cells);
    return this.open(wanted, closed);
  }

  /** Takes back the latest gesture, also those of its cells that were never saved. */
  undo(): Promise<void> {
    return this.go('back');
  }

  /** Does again what was taken back last. */
  redo(): Promise<void> {
    return this.go('forth');
  }

  /** Of cells that two people changed: puts the own values in force, over theirs. */
  keepMine(marks: readonly CellMark[]): Promise<void> {
    return this.gesture(
      marks.flatMap(({ id, field, value }) => {
        const row = this.sender.rowOf(id);
        return row ? [{ row, name: field, value }] : [];
      }),
    );
  }

  /** Gives up what was not saved: the cells show again what the record holds. */
  drop(marks: readonly CellMark[]): void {
    const rest = new Map(this.cells.marks);
    for (const { id, field } of marks) rest.delete(cellKey(id, field));
    this.cells.mark(rest);
  }

  /** What the record holds in a cell now. */
  heldBy({ id, field }: CellMark): unknown {
    return this.sender.rowOf(id)?.[field];
  }

  /** Whether something found no answer. */
  get failed(): boolean {
    return this.sender.failed;
  }

  /** Sends again what found no answer: by the same key, so that nothing is done twice. */
  retry(): Promise<void> {
    return this.next(async () => this.keep(await this.sender.again(), this.last));
  }

  private go(way: Way): Promise<void> {
    const words = way === 'back' ? cellWorkText.undone : cellWorkText.redone;
    return this.next(async () => {
      const step = this.history.take(way);
      if (!step) return this.cells.say(way === 'back' ? cellWorkText.nothingToUndo : cellWorkText.nothingToRedo);
      this.drop([...this.cells.marks.values()].filter(mark => mark.gesture === step.number));
      this.last += 1;
      const number = this.last;
      const marks = step.changes.map(({ id, version, field, before, after }) => this.markOf({ id, version }, field, after, before));
      this.cells.mark(withMarks(this.cells.marks, marks));
      const sent = await this.send(marks);
      if (!sent) return this.history.putBack(way, step);
      this.history.went(way, { number, changes: sent.changes });
      this.services.messages.show('info', words);
      this.cells.say(words);
      return undefined;
    });
  }

  /** A gesture over those of its cells that can be changed; a message reports the number of the others. */
  private open(wanted: readonly Wanted[], closed: number): Promise<void> {
    if (closed > 0) this.services.messages.show('info', fill(cellWorkText.closed, { count: closed }));
    return this.gesture(wanted);
  }

  private gesture(wanted: readonly Wanted[]): Promise<void> {
    if (new Set(wanted.map(({ row }) => row.id)).size > mostRows) {
      this.services.messages.show('warn', fill(cellWorkText.tooMany, { most: mostRows }));
      return Promise.resolve();
    }
    this.last += 1;
    const number = this.last;
    const former = this.cells.marks;
    const marks = wanted
      .filter(({ row, name, value, refusal }) => refusal || former.has(cellKey(row.id, name)) || !sameValue(row[name], value))
      .map(({ row, name, value, text, refusal }): CellMark => {
        const mark = this.markOf(row, name, value, row[name]);
        return refusal ? { ...mark, text: text ?? '', kind: 'wrong', refusal } : mark;
      });
    if (marks.length === 0) return Promise.resolve();
    this.cells.mark(withMarks(former, marks));
    const good = marks.filter(({ kind }) => kind === 'sending');
    return this.next(async () => {
      const sent = await this.send(good, former);
      if (sent) this.keep(sent, number);
    });
  }

  /** Sends cells; if the user cancels the question for a reason, none of them is changed. */
  private async send(marks: readonly CellMark[], former: CellMarks = new Map()): Promise<Sent | undefined> {
    const { goOn, reason } = await askReason(this.cells, this.sender, this.services.dialogs, marks);
    if (goOn)
      return this.sender.send(
        marks.map(mark => this.goingOn(mark, former)),
        reason,
      );
    this.drop(marks);
    return undefined;
  }

  /** A change of a cell whose previous change was still under way starts from the outcome of that. */
  private goingOn(mark: CellMark, former: CellMarks): CellMark {
    const row = former.get(cellKey(mark.id, mark.field))?.kind === 'sending' ? this.sender.rowOf(mark.id) : undefined;
    return row ? { ...mark, before: row[mark.field], version: row.version } : mark;
  }

  private markOf({ id, version }: Pick<RecordRow, 'id' | 'version'>, field: string, value: unknown, before: unknown): CellMark {
    return { id, version, field, record: this.sender.nameOf(id), value, before, kind: 'sending', gesture: this.last };
  }

  /** Keeps what was saved as a step to undo, and reports the outcome of the gesture. */
  private keep({ changes, waiting }: Sent, number: number): void {
    const open = [...this.cells.marks.values()].filter(mark => mark.gesture === number && mark.kind !== 'sending').length;
    if (changes.length + open > 0) this.history.add({ number, changes });
    const count = changes.length;
    const words = gestureWords(count, waiting, open);
    const { messages } = this.services;
    if (waiting > 0 || count + open > 1)
      messages.show(open > 0 ? 'warn' : 'good', words, { text: cellWorkText.undo, run: () => void this.undo(), kept: true });
    this.cells.say(words);
  }

  /** One after the other: each gesture goes on from what the one before left. */
  private next(work: () => Promise<void>): Promise<void> {
    const turn = this.queue.then(work);
    this.queue = turn.catch(() => undefined);
    return turn;
  }
}
