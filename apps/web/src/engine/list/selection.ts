import type { Filter, RecordRow, RecordSet, SetReply } from '@axle/page-kit';
import type { Result } from '@axle/kernel';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/** All that matched when it was taken: kept on the server as what it means, here as its count. */
export interface MatchingSet extends SetReply {
  readonly filters: readonly Filter[];
}

/**
 * The ticked rows of a list: one by one, by id, or all of a set but some. They survive scrolling and sorting; single ticks filtering too.
 */
export class Selection {
  rows: ReadonlyMap<number, RecordRow> = new Map();
  set: MatchingSet | undefined = undefined;
  except: ReadonlySet<number> = new Set();
  /** Whether a set is being made that will be ticked: what is ticked now is not what its user will have chosen. */
  gathering = false;

  constructor() {
    makeAutoObservable(this, { rows: observableRef, set: observableRef, except: observableRef });
  }

  get size(): number {
    return this.set ? Math.max(0, this.set.total - this.except.size) : this.rows.size;
  }

  /** Whether {@link size} is all there is; a long count is cut short. */
  get exact(): boolean {
    return this.set?.exact ?? true;
  }

  /** What the server understands of a set; undefined for single ticks. */
  get recordSet(): RecordSet | undefined {
    return this.set && { filters: this.set.filters, at: this.set.at, except: [...this.except] };
  }

  has(id: number): boolean {
    return this.set ? !this.except.has(id) : this.rows.has(id);
  }

  toggle(row: RecordRow): void {
    if (this.has(row.id)) this.drop([row.id]);
    else this.add([row]);
  }

  add(added: readonly RecordRow[]): void {
    if (this.set) this.except = new Set([...this.except].filter(id => !added.some(row => row.id === id)));
    else this.rows = new Map([...this.rows, ...added.map(row => [row.id, row] as const)]);
  }

  /** Takes a set once it has been loaded, unless other rows were requested in the meantime. */
  async gather(filters: readonly Filter[], coming: Promise<Result<SetReply, unknown>>, isWanted: () => boolean): Promise<void> {
    this.gathering = true;
    const reply = await coming;
    runInAction(() => {
      this.gathering = false;
      if (reply.ok && isWanted()) this.take({ ...reply.value, filters });
    });
  }

  /** Ticks all of a set in place of whatever was ticked. */
  take(set: MatchingSet): void {
    this.clear();
    this.set = set;
  }

  clear(): void {
    [this.set, this.except] = [undefined, new Set()];
    if (this.rows.size > 0) this.rows = new Map();
  }

  /** Takes over newer versions of ticked rows, so that an action is not refused for the user's own change. */
  renew(fresh: readonly RecordRow[]): void {
    const newer = fresh.filter(row => this.rows.has(row.id) && this.rows.get(row.id) !== row);
    if (newer.length > 0) this.add(newer);
  }

  /** Unticks rows. */
  drop(ids: readonly number[]): void {
    const gone = new Set(ids);
    if (this.set) this.except = new Set([...this.except, ...gone]);
    else this.rows = new Map([...this.rows].filter(([id]) => !gone.has(id)));
  }
}
