import { layoutRefusals, movedColumn } from '@axle/development';
import type { Refusal } from '@axle/kernel';
import { type Field, type Line, linesIn, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';

/** Most templates that can be chosen from. */
const mostOffered = 200;

/** What the layout consists of, beside its columns. */
export type LetterPart = 'letterhead' | 'signature';

const wordsIn = (row: RecordRow | undefined, part: LetterPart): string => (row?.[part] as string | undefined) ?? '';
const columnsIn = (row: RecordRow | undefined): readonly string[] => (row ? linesIn(row, 'layout').map(({ shown }) => String(shown)) : []);

const written = (fields: Readonly<Record<string, Field>>, values: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(values).filter(([key]) => fields[key] !== undefined && fields[key].readOnly !== true));

/** What a new version of a template is sent with: all that people write of it, and of its lines. */
function nextVersion({ fields }: Resource, row: RecordRow): RecordValues {
  return Object.fromEntries(
    Object.entries(written(fields, row)).map(([key, value]) => {
      const field = fields[key]!;
      return [key, field.kind === 'lines' ? (value as readonly Line[]).map(line => written(field.fields, line)) : value];
    }),
  );
}

/** The layout of an order template while it is edited; it is kept as the next version of its template. */
export class LayoutStore {
  rows: readonly RecordRow[] | undefined = undefined;
  row: RecordRow | undefined = undefined;
  columns: readonly string[] = [];
  letterhead = '';
  signature = '';
  withoutLogo = false;
  refusal: Refusal | undefined = undefined;
  /** The version that was saved last. */
  saved: string | undefined = undefined;
  isSaving = false;
  private readonly records: PageRecords;
  private readonly resource: Resource;
  private readonly latest = new Latest();

  constructor(records: PageRecords, resource: Resource) {
    this.records = records;
    this.resource = resource;
    makeAutoObservable<LayoutStore, 'records' | 'resource' | 'latest'>(this, {
      rows: observableRef,
      row: observableRef,
      columns: observableRef,
      refusal: observableRef,
      records: false,
      resource: false,
      latest: false,
    });
  }

  /** Reads the latest versions in use, and the first of them whole, or another one. */
  async load(id?: number): Promise<void> {
    const filters = ['latest', 'status'].map(field => ({ field, op: 'eq' as const, value: field === 'latest' ? true : 1 }));
    const list = await this.records.list({ filters, sort: [{ field: 'tplNo' }], limit: mostOffered });
    runInAction(() => {
      this.refusal = list.ok ? undefined : list.refusal;
      if (list.ok) this.rows = list.value.rows;
    });
    const first = id ?? this.row?.id ?? this.rows?.[0]?.id;
    if (first !== undefined) await this.choose(first);
  }

  /** Begins with the layout of a template as it stands. */
  async choose(id: number): Promise<void> {
    await this.latest.ask(
      () => this.records.read(id),
      reply =>
        runInAction(() => {
          this.refusal = reply.ok ? undefined : reply.refusal;
          if (reply.ok) this.begin(reply.value);
        }),
    );
  }

  private begin(row: RecordRow): void {
    this.row = row;
    this.columns = columnsIn(row);
    this.letterhead = wordsIn(row, 'letterhead');
    this.signature = wordsIn(row, 'signature');
    this.withoutLogo = row['withoutLogo'] === true;
  }

  /** Takes a column in as the last one, or out. */
  toggle(column: string): void {
    this.columns = this.columns.includes(column) ? this.columns.filter(one => one !== column) : [...this.columns, column];
  }

  /** Moves a column among the others. */
  move(column: string, by: number): void {
    this.columns = movedColumn(this.columns, this.columns.indexOf(column), by);
  }

  say(part: LetterPart, words: string): void {
    this[part] = words;
  }

  /** Leaves the logo out, or prints it. */
  leaveOutLogo(isLeftOut: boolean): void {
    this.withoutLogo = isLeftOut;
  }

  /** Whether something differs from the template. */
  get isChanged(): boolean {
    const parts: readonly LetterPart[] = ['letterhead', 'signature'];
    const isMoved = columnsIn(this.row).join() !== this.columns.join() || (this.row?.['withoutLogo'] === true) !== this.withoutLogo;
    return isMoved || parts.some(part => wordsIn(this.row, part) !== this[part]);
  }

  /** [N34] What stands against the layout. */
  get against(): Refusal | undefined {
    return layoutRefusals({ layout: this.columns.map(shown => ({ shown })) })[0];
  }

  /** Keeps the layout as the next version, which is then edited. */
  async save(): Promise<void> {
    if (!this.row || this.isSaving) return;
    this.isSaving = true;
    const layout = this.columns.map(shown => ({ shown }));
    const own = { layout, letterhead: this.letterhead || undefined, signature: this.signature || undefined, withoutLogo: this.withoutLogo };
    const reply = await this.records.add({ ...nextVersion(this.resource, this.row), ...own });
    runInAction(() => {
      this.isSaving = false;
      this.refusal = reply.ok ? undefined : reply.refusal[0];
      if (reply.ok) this.saved = String(reply.value['tplNo']);
    });
    if (reply.ok) await this.load(reply.value.id);
  }

  stop(): void {
    this.latest.giveUp();
  }
}
