import type { Refusal, Result } from '@axle/kernel';
import type { ImportHead } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ImportTask, TaskCenter } from './task-center.ts';

/** What a person says of the columns of a file whose header is not understood. */
export interface MatchedColumns {
  readonly headerRow: number;
  readonly columns: readonly (string | null)[];
}

/** The columns of a file whose header is not understood, while a person matches them with fields. */
export class ColumnMatch {
  head: ImportHead | undefined = undefined;
  headerRow = 1;
  /** Field of each column; empty for columns that are passed over. */
  columns: readonly string[] = [];
  busy = false;

  private readonly center: Pick<TaskCenter, 'head' | 'matchColumns'>;

  constructor(center: Pick<TaskCenter, 'head' | 'matchColumns'>) {
    this.center = center;
    makeAutoObservable<ColumnMatch, 'center'>(this, { head: observableRef, columns: observableRef, center: false });
  }

  /** Asks for the top of a file that could not be read, in case its header is why. */
  async look({ taskid, state, kind }: ImportTask): Promise<void> {
    if (state !== 'failed' || kind === 'revert') return;
    const head = await this.center.head(taskid);
    if (head.ok) this.show(head.value);
  }

  /** Has the file of a task read with the columns as they are matched; answers the task that does it. */
  async send({ taskid }: ImportTask): Promise<Result<ImportTask, Refusal> | undefined> {
    if (!this.head || this.busy) return undefined;
    this.busy = true;
    const reply = await this.center.matchColumns(taskid, this.chosen);
    if (reply.ok) this.show(undefined);
    else runInAction(() => (this.busy = false));
    return reply;
  }

  /** Shows the top of a file, the row proposed in which most columns are known. */
  show(head: ImportHead | undefined): void {
    [this.head, this.busy] = [head, false];
    const known = (proposed: readonly string[]) => proposed.filter(key => key !== '').length;
    const [best] = (head?.rows ?? []).toSorted((one, other) => known(other.proposed) - known(one.proposed));
    if (best) this.chooseRow(best.row);
  }

  /** Rows that can be the header: those among which it is looked for. */
  get candidates(): ImportHead['rows'] {
    return this.head?.rows.filter(({ proposed }) => proposed.length > 0) ?? [];
  }

  /** The names that the file gives its columns. */
  get names(): readonly string[] {
    return this.head?.rows.find(({ row }) => row === this.headerRow)?.cells ?? [];
  }

  /** The first cells of a column below the header. */
  samples(column: number): readonly string[] {
    return (this.head?.rows ?? [])
      .filter(({ row }) => row > this.headerRow)
      .map(({ cells }) => cells[column] ?? '')
      .slice(0, 3);
  }

  chooseRow(row: number): void {
    this.headerRow = row;
    this.columns = this.head?.rows.find(one => one.row === row)?.proposed ?? [];
  }

  /** Takes a field for a column; another column that had it is passed over. */
  choose(column: number, key: string): void {
    this.columns = this.names.map((_, at) => {
      if (at === column) return key;
      const held = this.columns[at] ?? '';
      return held === key ? '' : held;
    });
  }

  /** Labels of the needed fields that no column is. */
  get lacking(): readonly string[] {
    return (this.head?.fields ?? []).filter(({ key, needed }) => needed && !this.columns.includes(key)).map(({ label }) => label);
  }

  get chosen(): MatchedColumns {
    return { headerRow: this.headerRow, columns: this.names.map((_, at) => this.columns[at] || null) };
  }
}
