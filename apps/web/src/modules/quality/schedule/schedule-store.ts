import type { Text } from '@axle/kernel';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Region } from './cities.ts';
import { type Cell, type Lot, placed, type WeekPlan } from './week-plan.ts';

/** Why an inspection was not moved, shown at its card until something else is moved. */
export interface Refused {
  readonly id: number;
  readonly why: Text;
}

/** The week in sight: what the server says of it, what is being moved in it, and what came of that. */
export class ScheduleStore {
  /** As the server has it; undefined until it has answered. */
  answered: WeekPlan | undefined = undefined;
  /** What was dropped and not answered yet. */
  dropped: { readonly id: number; readonly cell: Cell } | undefined = undefined;
  /** What is dragged, or carried by keys. */
  held: Lot | undefined = undefined;
  /** The cell at which keys aim what they carry; undefined while something is dragged, or nothing held. */
  target: Cell | undefined = undefined;
  refused: Refused | undefined = undefined;
  /** The card that the keyboard follows once it is where it belongs. */
  followed: number | undefined = undefined;
  /** Where the lots lie that are shown. */
  region: Region = '';

  constructor() {
    makeAutoObservable(this, {
      answered: observableRef,
      dropped: observableRef,
      held: observableRef,
      target: observableRef,
      refused: observableRef,
    });
  }

  /** The week with what was just dropped in its new place. */
  get plan(): WeekPlan | undefined {
    const { answered, dropped } = this;
    return answered && dropped ? placed(answered, dropped.id, dropped.cell) : answered;
  }

  answer(plan: WeekPlan): void {
    this.answered = plan;
    this.dropped = undefined;
    const { target } = this;
    const [first] = plan.inspectors;
    // whoever is aimed at may have nothing in the week that was turned to
    if (target && first && plan.inspectors.every(({ id }) => id !== target.inspector)) this.target = { ...target, inspector: first.id };
  }

  /** Drags something. */
  hold(lot: Lot): void {
    this.held = lot;
    this.target = undefined;
  }

  /** Carries something by keys, aimed at a cell. */
  carry(lot: Lot, target: Cell): void {
    this.held = lot;
    this.target = target;
    this.refused = undefined;
  }

  aim(target: Cell): void {
    this.target = target;
  }

  release(): void {
    this.held = undefined;
    this.target = undefined;
  }

  follow(id: number | undefined): void {
    this.followed = id;
  }

  /** Shows something in a cell until the server has answered. */
  drop(id: number, cell: Cell): void {
    this.dropped = { id, cell };
    this.refused = undefined;
  }

  /** What was dropped goes back, and its card says why. */
  refuse(refused: Refused | undefined): void {
    this.refused = refused;
    this.dropped = undefined;
  }

  look(region: Region): void {
    this.region = region;
  }
}
