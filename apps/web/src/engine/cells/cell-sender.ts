import type { Refusal } from '@axle/kernel';
import type { CellChange, CellsChange, CellsOutcome, RecordRow } from '@axle/page-kit';
import { type CellMark, cellKey } from './cell-mark.ts';
import type { CellsStore } from './cells-store.ts';
import { clashRefusal } from './clash-refusal.ts';
import { recordName } from './record-name.ts';

/** What a call changed. */
export interface Sent {
  readonly changes: readonly CellChange[];
  /** Cells whose change waits for a second person. */
  readonly waiting: number;
}

interface Call {
  readonly marks: readonly CellMark[];
  readonly changes: readonly CellsChange[];
  readonly key: string;
  readonly reason: string | undefined;
}

const nothing: Sent = { changes: [], waiting: 0 };

/** Sends changed cells, many records in one call, and marks the cells by their outcome. */
export class CellSender {
  private readonly cells: CellsStore;
  /** Calls that found no answer. */
  private unanswered: readonly Call[] = [];
  /** Records as the server answered them last: a list may have scrolled on. */
  private readonly answered = new Map<number, RecordRow>();

  constructor(cells: CellsStore) {
    this.cells = cells;
  }

  /** A record as it stands, as far as it is known. */
  rowOf(id: number): RecordRow | undefined {
    const { rows } = this.cells.list;
    const place = rows.placeOf(id);
    return place === undefined ? this.answered.get(id) : rows.at(place);
  }

  /** How a record is called. */
  nameOf(id: number): string {
    return recordName(this.cells.list.page.resource, id, this.rowOf(id));
  }

  /**
   * Sends cells, with the reason where some of them want one. What is refused for one of a record's cells does not keep its others: they
   * are sent once more without it.
   */
  async send(marks: readonly CellMark[], reason?: string): Promise<Sent> {
    if (marks.length === 0) return nothing;
    const changes = [...Map.groupBy(marks, mark => mark.id)].map(([id, cells]): CellsChange => ({
      id,
      // the oldest: whatever was changed since is compared with what was seen
      version: Math.min(...cells.map(({ version }) => version)),
      values: Object.fromEntries(cells.map(({ field, value }) => [field, value ?? null])),
      before: Object.fromEntries(cells.filter(({ before }) => before !== undefined).map(({ field, before }) => [field, before])),
    }));
    return this.call({ marks, changes, key: this.cells.newId(), reason });
  }

  /** Sends what found no answer again. */
  async again(): Promise<Sent> {
    const calls = this.unanswered;
    this.unanswered = [];
    let sent = nothing;
    for (const call of calls) {
      const still = call.marks.filter(mark => this.cells.marks.get(cellKey(mark.id, mark.field))?.gesture === mark.gesture);
      this.remark(still.map(mark => ({ ...mark, kind: 'sending' })));
      const more = await (still.length === call.marks.length ? this.call(call) : this.send(still, call.reason));
      sent = { changes: [...sent.changes, ...more.changes], waiting: sent.waiting + more.waiting };
    }
    return sent;
  }

  /** Whether something found no answer. */
  get failed(): boolean {
    return this.unanswered.length > 0;
  }

  private async call(call: Call): Promise<Sent> {
    const { list } = this.cells;
    const reply = await list.records.change(call.changes, { key: call.key, reason: call.reason });
    if (!reply.ok) {
      this.unanswered = [...this.unanswered, call];
      this.remark(call.marks.map(mark => ({ ...mark, kind: 'wrong', refusal: reply.refusal })));
      return nothing;
    }
    const rows = reply.value.flatMap(({ row }) => row ?? []);
    for (const row of rows) this.answered.set(row.id, row);
    list.rows.renew(rows);
    list.selection.renew(rows);
    const byId = Map.groupBy(call.marks, mark => mark.id);
    const again: CellMark[] = [];
    const changes: CellChange[] = [];
    let waiting = 0;
    for (const outcome of reply.value) {
      const cells = byId.get(outcome.id) ?? [];
      if (outcome.refusals.length > 0) again.push(...this.refused(cells, outcome));
      else {
        const held = new Set((outcome.row?.waitingFields ?? []).map(({ field }) => field));
        const saved = cells.filter(({ field }) => !outcome.clashes.includes(field));
        waiting += saved.filter(({ field }) => held.has(field)).length;
        this.settle(saved);
        this.remark(
          cells
            .filter(({ field }) => outcome.clashes.includes(field))
            .map(mark => ({ ...mark, kind: 'clash', refusal: clashRefusal(mark.field) })),
        );
        changes.push(
          ...saved
            .filter(({ field }) => !held.has(field))
            .map(({ id, field, before, value }) => ({ id, version: outcome.row?.version ?? 1, field, before, after: value })),
        );
      }
    }
    if (list.page.totals.length > 0) list.totals.ask(list.serverFilters);
    const more = await this.send(again, call.reason);
    return { changes: [...changes, ...more.changes], waiting: waiting + more.waiting };
  }

  /** Marks what a record was refused for; answers its other cells, where the refusals name only some. */
  private refused(cells: readonly CellMark[], { refusals }: CellsOutcome): readonly CellMark[] {
    const byField = new Map<string | undefined, Refusal>(refusals.map(refusal => [refusal.field, refusal]));
    const named = cells.filter(({ field }) => byField.has(field));
    const wrong = named.length > 0 ? named : cells;
    this.remark(wrong.map(mark => ({ ...mark, kind: 'wrong', refusal: byField.get(mark.field) ?? refusals[0]! })));
    return cells.filter(cell => !wrong.includes(cell));
  }

  /** Replaces the marks of cells, except those that the user has changed again in the meantime. */
  private remark(marks: readonly CellMark[]): void {
    const all = new Map(this.cells.marks);
    for (const mark of marks) {
      const key = cellKey(mark.id, mark.field);
      if ((all.get(key)?.gesture ?? mark.gesture) === mark.gesture) all.set(key, mark);
    }
    this.cells.mark(all);
  }

  private settle(marks: readonly CellMark[]): void {
    const all = new Map(this.cells.marks);
    for (const { id, field, gesture } of marks) if (all.get(cellKey(id, field))?.gesture === gesture) all.delete(cellKey(id, field));
    this.cells.mark(all);
  }
}
