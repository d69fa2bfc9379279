import type { ExportChoice } from './export-template.ts';
import type { StoredQuery } from './list-view.ts';

/** An export that is to be made again and again: what a list shows, with dates as relative as they were chosen, and when. */
export interface SubscriptionWish extends ExportChoice {
  readonly page: string;
  readonly name: string;
  readonly query: StoredQuery;
  /** The tool of a tab whose table is wanted in place of the list, and what it is asked. */
  readonly tool?: { readonly tab: string; readonly input: Readonly<Record<string, unknown>> };
  readonly rhythm: 'daily' | 'weekly' | 'monthly';
  /** 1 is Monday; of a weekly one. */
  readonly weekday?: number;
  /** 1 to 31; of a monthly one. */
  readonly monthDay?: number;
  /** Full hour by the clocks of the business. */
  readonly hour: number;
  /** Whether each file is announced by mail too. */
  readonly mail: boolean;
}
