import { compressYears, type YearRange } from '@axle/catalog';
import type { Refusal } from '@axle/kernel';
import type { FieldValueCount, Filter, RecordRow, RecordValues, Sort } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';

/** The fields that are picked one after the other. */
export const steps = ['year', 'make', 'model', 'submodel', 'engine', 'drive'] as const;

/** One of {@link steps}. */
export type Step = (typeof steps)[number];

/** Which way the user searches: from the year down, or all years of a model. */
export type Way = 'byYear' | 'byModel';

/** Steps in the order of each way. The last three are offered only where vehicles differ in them. */
export const stepsOf: Readonly<Record<Way, readonly Step[]>> = {
  byYear: steps,
  byModel: ['make', 'model', 'year', 'submodel', 'engine', 'drive'],
};

/** The order of vehicles in view and in files. */
export const vehicleOrder: readonly Sort[] = [{ field: 'make' }, { field: 'model' }, { field: 'year', descending: true }];

/** Most vehicles shown. */
const most = 200;

/** Picks of a vehicle step by step; each step offers only what the steps before it leave. */
export class VehicleSearchStore {
  way: Way = 'byYear';
  picks: ReadonlyMap<Step, unknown> = new Map();
  choices: ReadonlyMap<Step, readonly FieldValueCount[]> = new Map();
  vehicles: readonly RecordRow[] | undefined = undefined;
  total = 0;
  /** Years in which the picked model occurs. */
  years: readonly YearRange[] = [];
  refusal: Refusal | undefined = undefined;
  private readonly records: PageRecords;
  private readonly latest = new Latest();

  constructor(records: PageRecords, picked: readonly (readonly [Step, unknown])[] = []) {
    this.records = records;
    this.way = picked.length > 0 && !picked.some(([step]) => step === 'year') ? 'byModel' : 'byYear';
    this.picks = new Map(picked);
    makeAutoObservable<VehicleSearchStore, 'records' | 'latest'>(this, {
      picks: observableRef,
      choices: observableRef,
      vehicles: observableRef,
      years: observableRef,
      refusal: observableRef,
      records: false,
      latest: false,
    });
  }

  /** Steps that are always in sight, in order. */
  get mainSteps(): readonly Step[] {
    return stepsOf[this.way].slice(0, 3);
  }

  /** The finer steps that have something to choose. */
  get qualifiers(): readonly Step[] {
    return stepsOf[this.way]
      .slice(3)
      .filter(
        step =>
          (this.choices.get(step)?.filter(choice => choice.value !== null && choice.value !== undefined).length ?? 0) > 1 ||
          this.picks.has(step),
      );
  }

  /** The model is known, so that vehicles are shown. */
  get settled(): boolean {
    return this.picks.has('make') && this.picks.has('model');
  }

  /** The vehicle in view, once its year is known: what was picked, and what the only one that is left says of itself. */
  get vehicle(): RecordValues | undefined {
    if (!this.settled || !this.picks.has('year')) return undefined;
    const only = this.total === 1 ? this.vehicles?.[0] : undefined;
    const known = steps.map(step => [step, this.picks.get(step) ?? only?.[step]] as const);
    return Object.fromEntries(known.filter(([, value]) => value !== undefined && value !== null));
  }

  get filters(): readonly Filter[] {
    return this.filtersBefore(undefined);
  }

  setWay(way: Way): void {
    this.way = way;
    if (way === 'byModel') this.picks = new Map([...this.picks].filter(([step]) => step === 'make' || step === 'model'));
    void this.load();
  }

  /** Picks a value, or takes a pick back with undefined; later steps are open again. */
  pick(step: Step, value: unknown): void {
    const way = stepsOf[this.way];
    const kept = [...this.picks].filter(([one]) => way.indexOf(one) < way.indexOf(step));
    this.picks = new Map(value === undefined ? kept : [...kept, [step, value]]);
    void this.load();
  }

  clear(): void {
    this.picks = new Map();
    void this.load();
  }

  /** Asks for the choices of every step that is open, and for the vehicles once the model is known. */
  async load(): Promise<void> {
    if (!this.settled) [this.vehicles, this.years] = [undefined, []];
    const way = stepsOf[this.way];
    const open = way.filter((_step, place) => (place < 3 ? way.slice(0, place).every(before => this.picks.has(before)) : this.settled));
    const choicesOf = async (step: Step, signal: AbortSignal) => ({
      step,
      reply: await this.records.values(step, { filters: this.filtersBefore(step) }, { signal }),
    });
    await this.latest.ask(
      signal => Promise.all([Promise.all(open.map(step => choicesOf(step, signal))), this.settled ? this.askVehicles(signal) : undefined]),
      ([answers, found]) =>
        runInAction(() => {
          this.choices = new Map(answers.map(({ step, reply }) => [step, reply.ok ? inOrder(step, reply.value) : []]));
          const failed = answers.find(({ reply }) => !reply.ok)?.reply;
          this.refusal = failed && !failed.ok ? failed.refusal : undefined;
          if (!found) return;
          const [list, count, years] = found;
          if (list.ok) this.vehicles = list.value.rows;
          if (count.ok) this.total = count.value.total;
          if (years.ok) this.years = compressYears(years.value.map(({ value }) => value).filter(value => typeof value === 'number'));
        }),
    );
  }

  stop(): void {
    this.latest.giveUp();
  }

  private askVehicles(signal: AbortSignal) {
    const ofModel = this.filters.filter(filter => filter.field === 'make' || filter.field === 'model');
    return Promise.all([
      this.records.list({ filters: this.filters, sort: vehicleOrder, limit: most }, { signal }),
      this.records.count({ filters: this.filters }, { signal }),
      this.records.values('year', { filters: ofModel }, { signal }),
    ]);
  }

  private filtersBefore(step: Step | undefined): readonly Filter[] {
    const way = stepsOf[this.way];
    const before = step === undefined ? way : way.slice(0, way.indexOf(step));
    return before.flatMap(field => (this.picks.has(field) ? [{ field, op: 'eq', value: this.picks.get(field) } as const] : []));
  }
}

/** Newest year first; everything else as it came, by value. */
const inOrder = (step: Step, choices: readonly FieldValueCount[]) =>
  step === 'year' ? choices.toSorted((one, other) => Number(other.value) - Number(one.value)) : choices;
