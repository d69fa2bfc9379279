import type { Field, Filter } from '@axle/page-kit';
import type { ComponentType } from 'react';
import type { ListStore } from '../list/list-store.ts';

/** A value in a list or in the details; never empty. */
export interface CellProps {
  readonly field: Field;
  readonly value: unknown;
  /** Its own currency or unit, where each record has one. */
  readonly beside?: string;
  /** Whether a column in sight says that already: the number then stands alone. */
  readonly besideShown?: boolean;
}

/** A value being edited. */
export interface InputProps {
  readonly id: string;
  readonly field: Field;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly placeholder: string;
  /** Its currency or unit. */
  readonly beside?: string;
  /** Id of its label, where that is no label of HTML. */
  readonly labelledBy?: string;
  /** Id of the text that describes what is wrong. */
  readonly describedBy?: string;
  readonly invalid: boolean;
  onChange(value: unknown): void;
  onLeave(): void;
}

/** One condition being set in the filter bar. */
export interface FilterProps {
  readonly name: string;
  readonly field: Field;
  readonly filter: Filter | undefined;
  readonly list: ListStore;
  /** Id of the label beside it. */
  readonly labelledBy: string;
  onFilter(filter: Filter | undefined): void;
}

/** How a field kind looks in a list. Its input stands among the inputs, which a list does not load. */
export interface FieldView {
  readonly Cell: ComponentType<CellProps>;
  readonly Filter: ComponentType<FilterProps>;
}
