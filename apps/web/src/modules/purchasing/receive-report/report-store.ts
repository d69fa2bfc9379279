import type { Refusal } from '@axle/kernel';
import type { Line, RecordValues } from '@axle/page-kit';
import { photoRefusals, reportDifference } from '@axle/purchasing';
import type { ReportForm } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { StoredValues } from '../../../gateways/stored-values.ts';
import type { NamedReport, ReportDesk } from './report-desk.ts';

/** What the form of a report stands on. */
export interface ReportParts {
  readonly desk: ReportDesk;
  readonly values: StoredValues;
  readonly named: NamedReport;
  readonly now: () => Date;
}

/** What was typed and is not saved. */
interface Typed {
  readonly version?: number | undefined;
  readonly values: RecordValues;
  readonly lines: readonly Line[];
}

const figures = ['counted', 'good', 'damaged', 'cartons', 'photos', 'remark'] as const;
const head = ['containerNo', 'sealNo', 'sealIntact', 'arrivedAt', 'receiver', 'photos', 'signature', 'note'] as const;

const isLost = ({ code }: Refusal): boolean => code === 'NO_RESPONSE';

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
  private named: NamedReport;
  private readonly parts: ReportParts;

  constructor(parts: ReportParts) {
    this.parts = parts;
    this.named = parts.named;
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
    return this.form?.may.fill === true && this.form.state === 'draft';
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
    const lines = this.lines.map(line => Object.fromEntries(['orderLine', ...figures].map(key => [key, line[key]])));
    const values = Object.fromEntries(head.map(key => [key, this.values[key]]));
    this.parts.values.write(this.key, { version: this.form?.version, values, lines } satisfies Typed);
  }

  type(key: string, value: unknown): void {
    this.values = { ...this.values, [key]: value };
    this.keep();
  }

  typeLine(orderLine: number, key: string, value: unknown): void {
    this.lines = this.lines.map(line => {
      if (line['orderLine'] !== orderLine) return line;
      const next = { ...line, [key]: value };
      const counted = next['counted'] === undefined ? undefined : Number(next['counted']);
      return { ...next, ...(reportDifference({ shipped: Number(next['shipped']), counted }) ?? { short: undefined, over: undefined }) };
    });
    this.keep();
  }

  /** Saves what is typed; what meets no network waits for it. Answers whether it is saved. */
  async save(): Promise<boolean> {
    if (this.busy || !this.isOpen) return false;
    this.busy = true;
    const values: RecordValues = Object.fromEntries(head.map(key => [key, this.values[key]]));
    const lines = this.lines.map(line => Object.fromEntries(['orderLine', ...figures].map(key => [key, line[key]])));
    const { version } = this.form!;
    const before = [this.values, this.lines] as const;
    const reply = await this.parts.desk.save(this.named, { ...(version === undefined ? {} : { version }), values: { ...values, lines } });
    return runInAction(() => {
      this.busy = false;
      if (!reply.ok) {
        this.waiting = reply.refusal.some(isLost);
        this.refusals = this.waiting ? [] : reply.refusal;
        return false;
      }
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

  /** Photos of the report and of its lines. */
  private get photos(): number {
    return [this.values, ...this.lines].reduce((total, { photos: held }) => total + (Array.isArray(held) ? held.length : 0), 0);
  }

  /** Sends photos that are to stand beside those that are held, and answers those that came; none where they are too many. */
  async sendPhotos(files: readonly File[]) {
    const refused = photoRefusals(this.photos + files.length);
    if (refused.length === 0) return this.send(files);
    runInAction(() => (this.refusals = refused));
    return [];
  }

  /** Sends pictures, and answers those that came. */
  async send(files: readonly File[]) {
    const sent = [];
    for (const file of files) {
      const reply = await this.parts.desk.send(file);
      if (reply.ok) sent.push(reply.value);
      else runInAction(() => (this.refusals = reply.refusal));
    }
    return sent;
  }
}
