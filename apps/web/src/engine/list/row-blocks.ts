import type { Refusal } from '@axle/kernel';
import type { CountReply, Filter, RecordRow, Sort } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PageRecords } from '../records/records-of.ts';

/** Rows a block. */
export const blockSize = 200;

/** Blocks kept in memory; those farthest from sight go first. */
const mostBlocks = 60;

/** Rows that are drawn as waiting before the first answer. */
const waitingRows = 20;

/** What the rows are asked by. */
export interface RowQuestion {
  readonly filters: readonly Filter[];
  readonly sort: readonly Sort[];
}

/**
 * The rows of a list, loaded in blocks as they come into sight: behind a known block by its cursor, elsewhere by offset.
 * A new question gives up the calls of the old one, and an answer that comes too late is dropped. Old rows stay in sight
 * until the first new ones arrive, and the old total with them: what a total counts are always the rows beside it, so that nobody
 * ticks rows by a number that is not theirs.
 */
export class RowBlocks {
  blocks: ReadonlyMap<number, readonly RecordRow[]> = new Map();
  total: number | undefined = undefined;
  exact = true;
  refusal: Refusal | undefined = undefined;
  /** A new question has no rows yet. */
  loading = false;
  private readonly records: PageRecords;
  private question: RowQuestion | undefined = undefined;
  private sequence = 0;
  private readonly pending = new Map<number, AbortController>();
  private readonly cursors = new Map<number, string>();
  private counting: AbortController | undefined = undefined;
  private seen: readonly [number, number] = [0, 0];
  /** The rows in sight are those of before. */
  private stale = false;
  /** They were found by other conditions. */
  private foreign = false;
  /** New rows that wait for those beside them, so that no place in sight goes blank. */
  private arrived = new Map<number, readonly RecordRow[]>();
  /** A count that came before the rows that it counts. */
  private counted: CountReply | undefined = undefined;

  constructor(records: PageRecords) {
    this.records = records;
    makeAutoObservable<
      RowBlocks,
      'records' | 'question' | 'sequence' | 'pending' | 'cursors' | 'counting' | 'seen' | 'stale' | 'foreign' | 'arrived' | 'counted'
    >(this, {
      blocks: observableRef,
      refusal: observableRef,
      records: false,
      question: false,
      sequence: false,
      pending: false,
      cursors: false,
      counting: false,
      seen: false,
      stale: false,
      foreign: false,
      arrived: false,
      counted: false,
    });
  }

  /** Rows that the grid has room for; while nothing is known, so many that wait for theirs. */
  get length(): number {
    if (this.total === undefined && this.blocks.size === 0 && this.loading) return waitingRows;
    return this.total ?? Math.max(0, ...[...this.blocks].map(([block, rows]) => block * blockSize + rows.length));
  }

  /** The row at an index; undefined while it is not loaded. */
  at(index: number): RecordRow | undefined {
    return this.blocks.get(Math.floor(index / blockSize))?.[index % blockSize];
  }

  /** Where a loaded row stands. */
  placeOf(id: number): number | undefined {
    for (const [block, rows] of this.blocks) {
      const place = rows.findIndex(row => row.id === id);
      if (place >= 0) return block * blockSize + place;
    }
    return undefined;
  }

  /** Every loaded row, in order. */
  get loaded(): readonly RecordRow[] {
    return [...this.blocks.keys()].toSorted((one, other) => one - other).flatMap(block => this.blocks.get(block) ?? []);
  }

  /** Puts newer versions of loaded rows where they stand. */
  renew(newer: readonly RecordRow[]): void {
    const byId = new Map(newer.map(row => [row.id, row]));
    this.blocks = new Map(
      [...this.blocks].map(([block, rows]) => [
        block,
        rows.some(({ id }) => byId.has(id)) ? rows.map(row => byId.get(row.id) ?? row) : rows,
      ]),
    );
  }

  /** Loads again from the first row. */
  ask(question: RowQuestion): void {
    // another order has the same rows
    this.foreign ||= JSON.stringify(question.filters) !== JSON.stringify(this.question?.filters);
    this.question = question;
    this.seen = [0, 0];
    this.restart();
  }

  /** Asks the same again; the rows in sight are replaced when the new ones arrive. */
  refresh(): void {
    if (this.question) this.restart();
  }

  /** Sets the rows in sight; loads those that are missing and cancels calls for rows that have gone out of sight. */
  show(first: number, last: number): void {
    const blocks: readonly [number, number] = [Math.floor(Math.max(0, first) / blockSize), Math.floor(Math.max(0, last) / blockSize)];
    this.seen = blocks;
    for (const [block, controller] of this.pending)
      if (block < blocks[0] - 1 || block > blocks[1] + 1) {
        controller.abort();
        this.pending.delete(block);
      }
    const asks = !this.stale || (this.pending.size === 0 && !this.refusal);
    for (let block = blocks[0]; asks && block <= blocks[1]; block++) void this.load(block);
  }

  /** Gives up every call; for the end of the screen. */
  stop(): void {
    this.sequence++;
    this.counting?.abort();
    for (const controller of this.pending.values()) controller.abort();
    this.pending.clear();
  }

  private restart(): void {
    this.stop();
    this.cursors.clear();
    this.arrived.clear();
    [this.loading, this.stale] = [true, true];
    [this.counted, this.refusal] = [undefined, undefined];
    void this.count();
    for (let block = this.seen[0]; block <= this.seen[1]; block++) void this.load(block);
  }

  private async count(): Promise<void> {
    const { question, sequence } = this;
    if (!question) return;
    const controller = (this.counting = new AbortController());
    const reply = await this.records.count({ filters: question.filters }, { signal: controller.signal });
    if (sequence !== this.sequence) return;
    runInAction(() => {
      if (!reply.ok) this.refusal = reply.refusal;
      else if (this.stale) this.counted = reply.value;
      else [this.total, this.exact] = [reply.value.total, reply.value.exact];
    });
  }

  private async load(block: number): Promise<void> {
    const { question, sequence } = this;
    if (!question || this.pending.has(block) || (!this.stale && this.blocks.has(block))) return;
    const controller = new AbortController();
    this.pending.set(block, controller);
    const after = this.cursors.get(block);
    const place = block === 0 ? {} : after !== undefined ? { after } : { offset: block * blockSize };
    const reply = await this.records.list({ ...question, limit: blockSize, ...place }, { signal: controller.signal });
    if (sequence !== this.sequence || this.pending.get(block) !== controller) return;
    this.pending.delete(block);
    runInAction(() => {
      if (reply.ok) this.take(block, reply.value.rows, reply.value.next);
      else [this.refusal, this.loading] = [reply.refusal, false];
    });
  }

  private take(block: number, rows: readonly RecordRow[], next: string | undefined): void {
    const [first, last] = this.seen;
    if (next !== undefined) this.cursors.set(block + 1, next);
    this.arrived.set(block, rows);
    if (this.stale && [...this.pending.keys()].some(one => distance(one, first, last) === 0 && this.blocks.has(one))) return;
    const blocks = new Map([...(this.stale ? [] : this.blocks), ...this.arrived]);
    this.arrived.clear();
    if (this.counted) [this.total, this.exact] = [this.counted.total, this.counted.exact];
    else if (this.foreign) this.total = undefined;
    while (blocks.size > mostBlocks)
      blocks.delete([...blocks.keys()].reduce((far, one) => (distance(one, first, last) > distance(far, first, last) ? one : far)));
    this.blocks = blocks;
    [this.stale, this.loading, this.foreign, this.counted] = [false, false, false, undefined];
    for (let at = first; at <= last; at++) if (!blocks.has(at) && at * blockSize < this.length) void this.load(at);
  }
}

const distance = (block: number, first: number, last: number) => Math.max(first - block, block - last, 0);
