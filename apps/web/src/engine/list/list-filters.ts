import { businessDay, dayAsked, type Field, type Filter, type Page, pageConditions } from '@axle/page-kit';
import type { ListReader } from './list-parts.ts';
import type { QueryState } from './query-state.ts';
import { daysOf, instantsOf } from './relative-dates.ts';

/** Who looks at the list, and when: relative dates and tabs of one's own records depend on it. */
export interface Asking {
  readonly userId: number | undefined;
  readonly now: Date;
}

/** Who reads, as the conditions of tabs need it. */
export const askingOf = ({ userId }: ListReader): Pick<Asking, 'userId'> => ({ userId });

/** The conditions that go to the server: those of the tab, the search, and the filters; all with their dates made absolute. */
export const listFilters = (
  page: Page,
  fields: Readonly<Record<string, Field>>,
  state: QueryState,
  { userId, now }: Asking,
): readonly Filter[] => pageConditions(page, fields, state, userId).flatMap(filter => absolute(filter, fields, now));

function absolute(filter: Filter, fields: Readonly<Record<string, Field>>, now: Date): readonly Filter[] {
  const kind = fields[filter.field]?.kind;
  if (filter.op === 'inForceOn') return [{ ...filter, value: dayAsked(filter.value, businessDay(now)) }];
  if ((kind !== 'instant' && kind !== 'date') || filter.op !== 'between') return [filter];
  const value = kind === 'instant' ? instantsOf(filter.value, now) : daysOf(filter.value, businessDay(now));
  return value ? [{ ...filter, value }] : [];
}
