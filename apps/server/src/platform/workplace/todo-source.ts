import type { LocalDate, Text } from '@axle/kernel';
import type { Filter } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import type { WaitingCount } from '@axle/session';
import { extensionPoint } from '../registry/extension-point.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** On whose behalf, and on which day of business, is counted. */
export interface TodoContext {
  readonly userId: number;
  readonly access: Access;
  readonly now: Date;
  readonly day: LocalDate;
}

/** What a source that counts by itself answers: perhaps with conditions that only the count could find. */
export interface CountedTodo extends WaitingCount {
  readonly filters?: readonly Filter[];
}

/**
 * Something that waits for people on a page. What is counted are rows of the page's list, under its rights, field blocks and scope: those
 * of the tab and the filters, with which the card opens it.
 */
export interface TodoSource {
  readonly key: string;
  readonly title: Text;
  /** What is to be done with the rows, in a line; `{approve}` stands for the title of the page's action. */
  readonly next: Text;
  /** Key of the page whose list counts and opens. */
  readonly page: string;
  readonly tab?: string;
  /** Key of the action of the page that it waits for: there is no card for those who may not do it. */
  readonly waitsFor?: string;
  filters(context: TodoContext): readonly Filter[];
  /** What of it is overdue, and what is due today, as further conditions. */
  overdue?(context: TodoContext): readonly Filter[];
  today?(context: TodoContext): readonly Filter[];
  /** The word for what is overdue, where it is another one. */
  readonly overdueWord?: Text;
  /** Counts what the list's filters cannot say. */
  count?(parts: RecordParts, context: TodoContext): Promise<CountedTodo>;
}

/** What waits for people, page by page, in the order of the modules. */
export const toDos = extensionPoint<TodoSource>('to-do');
