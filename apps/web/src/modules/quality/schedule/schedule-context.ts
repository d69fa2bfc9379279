import type { LocalDate } from '@axle/kernel';
import type { EnumField } from '@axle/page-kit';
import { createContext, useContext } from 'react';
import type { ScheduleStore } from './schedule-store.ts';
import type { LotMoves } from './use-lot-moves.ts';
import type { Lot } from './week-plan.ts';

/** What every part of the schedule works with. */
export interface Schedule {
  readonly store: ScheduleStore;
  readonly moves: LotMoves;
  readonly today: LocalDate;
  /** The address of an inspection. */
  addressOf(lot: Lot): string;
  readonly states: EnumField | undefined;
  readonly parties: EnumField | undefined;
  /** Turns to other weeks, by how many. */
  turn(by: number): void;
}

const Context = createContext<Schedule | undefined>(undefined);

/** Makes the schedule available to its parts. */
export const ScheduleProvider = Context.Provider;

/** The schedule of which a component is a part. */
export function useSchedule(): Schedule {
  const schedule = useContext(Context);
  if (!schedule) throw new Error('no ScheduleProvider above this component');
  return schedule;
}
