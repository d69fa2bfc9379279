import { type ProjectStage, stages } from '@axle/development';
import type { Refusal, Text } from '@axle/kernel';
import type { Filter, RecordRow } from '@axle/page-kit';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Latest } from '../../../engine/answers/latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';

/** Most projects on the board. */
export const mostCards = 500;

/** Columns of the board in their order. */
export const boardStages: readonly ProjectStage[] = [...stages, 'hold', 'dropped'];

/** Stages whose cards are shown; those that were dropped only grow in number. */
const shown: readonly ProjectStage[] = [...stages, 'hold'];

/** Why a project was not moved, shown at its card until something else is moved. */
export interface Refused {
  readonly id: number;
  readonly why: Text;
}

/** The projects on the board, by stage, and how many there are of each. */
export class ProjectBoardStore {
  rows: readonly RecordRow[] | undefined = undefined;
  refusal: Refusal | undefined = undefined;
  counts: ReadonlyMap<ProjectStage, number> = new Map();
  refused: Refused | undefined = undefined;
  /** The project that is being dragged. */
  held: RecordRow | undefined = undefined;
  private readonly records: PageRecords;
  private readonly latest = new Latest();

  constructor(records: PageRecords) {
    this.records = records;
    makeAutoObservable<ProjectBoardStore, 'records' | 'latest'>(this, {
      rows: observableRef,
      refusal: observableRef,
      counts: observableRef,
      refused: observableRef,
      held: observableRef,
      records: false,
      latest: false,
    });
  }

  /** Reads the projects that fit the conditions, those due first first; dropped ones only where they are asked for by stage. */
  async load(filters: readonly Filter[]): Promise<void> {
    const asked = filters.some(({ field }) => field === 'stage')
      ? filters
      : [...filters, { field: 'stage', op: 'in' as const, value: shown }];
    await this.latest.ask(
      signal =>
        Promise.all([
          this.records.list({ filters: asked, sort: [{ field: 'dueAt' }], limit: mostCards }, { signal }),
          this.records.values('stage', { filters }, { signal }),
        ]),
      ([list, counted]) =>
        runInAction(() => {
          this.refusal = list.ok ? undefined : list.refusal;
          if (list.ok) this.rows = list.value.rows;
          if (counted.ok) this.counts = new Map(counted.value.map(({ value, count }) => [value as ProjectStage, count]));
        }),
    );
  }

  /** The cards of a column. */
  at(stage: ProjectStage): readonly RecordRow[] {
    return (this.rows ?? []).filter(row => row['stage'] === stage);
  }

  /** How many projects are at a stage, whether their cards are shown or not. */
  countAt(stage: ProjectStage): number {
    return this.counts.get(stage) ?? this.at(stage).length;
  }

  hold(row: RecordRow | undefined): void {
    this.held = row;
  }

  /** Says at its card why a project was not moved; nothing of before. */
  refuse(refused: Refused | undefined): void {
    this.refused = refused;
  }

  stop(): void {
    this.latest.giveUp();
  }
}
