import type { Refusal } from '@axle/kernel';
import type { HeldFile, Line, RecordValues } from '@axle/page-kit';
import { photoRefusals } from '@axle/purchasing';
import type { ReportForm } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isUnanswered } from '../../../gateways/is-unanswered.ts';
import type { StoredValues } from '../../../gateways/stored-values.ts';
import type { AskedForm, NamedReport, ReportDesk } from './report-desk.ts';
import { isKept, type PictureParts, picturesOf, sendAllKept, sendOrKeepAll, withPicture } from './report-pictures.ts';
import { type Typed, typedLine, typedOf } from './typed-report.ts';

/** What the form of a report stands on. */
export interface ReportParts extends PictureParts {
  readonly desk: ReportDesk;
  readonly values: StoredValues;
  readonly named: NamedReport;
  readonly asked?: AskedForm;
  readonly now: () => Date;
}

const bare = (number: string): string => number.replaceAll('-', '').toUpperCase();

/** The form of one report: what is typed stays in the browser until it is saved, over a network cut and a reload. */
export class ReportStore {
  form: ReportForm | undefined = undefined;
  values: RecordValues = {};
  lines: readonly Line[] = [];
  refusals: readonly Refusal[] = [];
  savedAt: Date | undefined = undefined;
  dirty = false;
  busy = false;
  /** The last saving met no network. */
  waiting = false;
  /** The order of which lines are shown alone; undefined where all are. */
  orderNo: string | undefined;
  private named: NamedReport;
  private readonly parts: ReportParts;

  constructor(parts: ReportParts) {
    this.parts = parts;
    this.named = parts.named;
    this.orderNo = parts.asked?.orderNo;
    makeAutoObservable<ReportStore, 'parts' | 'named'>(this, {
      form: observableRef,
      values: observableRef,
      lines: observableRef,
      refusals: observableRef,
      parts: false,
      named: false,
    });
  }

  private get key(): string {
    return `axle.receive-report.${this.parts.named.rrNo ?? this.parts.named.batchNo ?? ''}`;
  }

  /** Whether its figures may be typed. */
  get isOpen(): boolean {
    return this.form?.may.fill === true && this.form.state === 'draft' && this.parts.asked?.mode !== 'view';
  }

  /** The lines that are shown: all of them, or none where another order is asked for than that of the batch. */
  get shownLines(): readonly Line[] {
    const isOther = this.orderNo !== undefined && this.form !== undefined && bare(this.orderNo) !== bare(this.form.orderNo);
    return isOther ? [] : this.lines;
  }

  /** Shows the lines of an order alone, or of all. */
  show(orderNo: string | undefined): void {
    this.orderNo = orderNo;
  }

  /** The sum of a figure over all lines. */
  sum(key: string): number {
    return this.lines.reduce((total, line) => total + Number(line[key] ?? 0), 0);
  }

  async open(): Promise<void> {
    const reply = await this.parts.desk.open(this.named);
    runInAction(() => {
      if (!reply.ok) return void (this.refusals = reply.refusal);
      this.take(reply.value);
      const kept = this.parts.values.read(this.key) as Typed | undefined;
      if (!kept || !this.isOpen || kept.version !== this.form?.version) return;
      this.values = { ...this.values, ...kept.values };
      this.lines = this.lines.map(line => ({ ...line, ...kept.lines.find(one => one['orderLine'] === line['orderLine']) }));
      this.dirty = true;
    });
  }

  private take(form: ReportForm): void {
    this.form = form;
    this.values = form.values;
    this.lines = form.lines;
    this.refusals = [];
    this.dirty = false;
    this.waiting = false;
    if (form.rrNo !== undefined) this.named = { rrNo: form.rrNo };
  }

  /** Keeps in the browser what is typed. */
  private keep(): void {
    this.dirty = true;
    const typed: Typed = { version: this.form?.version, ...typedOf(this.values, this.lines) };
    this.parts.values.write(this.key, typed);
  }

  type(key: string, value: unknown): void {
    this.values = { ...this.values, [key]: value };
    this.keep();
  }

  typeLine(orderLine: number, key: string, value: unknown): void {
    this.lines = this.lines.map(line => (line['orderLine'] === orderLine ? typedLine(line, key, value) : line));
    this.keep();
  }

  /** Saves what is typed; what meets no network waits for it. Answers whether it is saved. */
  async save(): Promise<boolean> {
    if (this.busy || !this.isOpen) return false;
    this.busy = true;
    if (!(await this.sendWaiting())) return false;
    const { values, lines } = typedOf(this.values, this.lines);
    const { version } = this.form!;
    const before = [this.values, this.lines] as const;
    const reply = await this.parts.desk.save(this.named, { ...(version === undefined ? {} : { version }), values: { ...values, lines } });
    return runInAction(() => {
      if (!reply.ok) return this.failed(reply.refusal);
      this.busy = false;
      const typedOn = this.values !== before[0] || this.lines !== before[1];
      const typed = [this.values, this.lines] as const;
      this.take(reply.value);
      this.savedAt = this.parts.now();
      this.parts.values.remove(this.key);
      if (typedOn) {
        [this.values, this.lines] = typed;
        this.keep();
      }
      return true;
    });
  }

  /** Leads it one step on, after saving what is typed. Answers whether that was done. */
  async step(step: string, input: RecordValues = {}): Promise<boolean> {
    if (this.busy || !this.form) return false;
    if (this.isOpen && (this.dirty || this.form.id === undefined) && !(await this.save())) return false;
    this.busy = true;
    const reply = await this.parts.desk.step(this.form, step, input);
    runInAction(() => {
      this.busy = false;
      this.refusals = reply.ok ? [] : reply.refusal;
    });
    if (reply.ok) await this.open();
    return reply.ok;
  }

  /** Pictures of the report and of its lines. */
  private get pictures(): readonly HeldFile[] {
    return [this.values, ...this.lines].flatMap(picturesOf);
  }

  /** What stands against a saving; what meets no network waits. */
  private failed(refusals: readonly Refusal[]): false {
    this.busy = false;
    this.waiting = refusals.some(isUnanswered);
    this.refusals = this.waiting ? [] : refusals;
    return false;
  }

  /** Sends the pictures that wait in the browser; answers whether a saving goes on. */
  private async sendWaiting(): Promise<boolean> {
    const refused = await sendAllKept(this.parts, this.pictures, (id, next) => runInAction(() => this.replace(id, next)));
    return refused.length === 0 || runInAction(() => this.failed(refused));
  }

  private replace(id: string, next: HeldFile | undefined): void {
    this.values = withPicture(this.values, id, next);
    this.lines = this.lines.map(line => withPicture(line, id, next));
    this.keep();
  }

  /** Sends photos that are to stand beside those that are held, and answers those that came or wait; none where they are too many. */
  async sendPhotos(files: readonly File[], thumbs: readonly (string | undefined)[] = []): Promise<readonly HeldFile[]> {
    const signed = picturesOf({ signature: this.values['signature'] }).length;
    const refused = photoRefusals(this.pictures.length - signed + files.length);
    if (refused.length === 0) return this.send(files, thumbs);
    runInAction(() => (this.refusals = refused));
    return [];
  }

  /** Sends pictures with small ones of them, and answers those that came, or wait for the network in the browser. */
  async send(files: readonly File[], thumbs: readonly (string | undefined)[] = []): Promise<readonly HeldFile[]> {
    const { sent, refused } = await sendOrKeepAll(this.parts, files, thumbs);
    runInAction(() => {
      if (refused.length > 0) this.refusals = refused;
      this.waiting ||= sent.some(isKept);
    });
    return sent;
  }
}
