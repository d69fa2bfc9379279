import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant } from './columns.ts';

export interface DataFeedTable {
  id: GeneratedAlways<number>;
  version: Generated<number>;
  feed_key: string;
  name_zh: string;
  name_en: string;
  system: string;
  direction: 'in' | 'out';
  every: number;
  grace: number;
  owner: number | null;
  target: string | null;
  paused: Generated<boolean>;
}

export interface FeedRunTable {
  id: GeneratedAlways<number>;
  feed: number;
  started_at: Instant;
  ended_at: Instant;
  rows_in: Generated<number>;
  rows_new: Generated<number>;
  rows_bad: Generated<number>;
  ok: boolean;
  error: string | null;
}

export interface FeedsTables {
  data_feed: DataFeedTable;
  feed_run: FeedRunTable;
}
