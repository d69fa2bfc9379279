/** A text in both languages. */
export interface Said {
  readonly zh: string;
  readonly en: string;
}

/** A condition on a field of the page, as its list is filtered. */
export interface HomeFilter {
  readonly field: string;
  readonly op: string;
  readonly value?: unknown;
}

/** What waits on one page, and how the page is opened to show just that. */
export interface HomeTodoCard {
  readonly key: string;
  readonly title: Said;
  /** What is to be done, in a line. */
  readonly next: Said;
  readonly section: string;
  readonly page: string;
  readonly tab?: string;
  readonly filters: readonly HomeFilter[];
  readonly total: number;
  readonly overdue: number;
  readonly today: number;
  /** The word for what is overdue, where it is another one. */
  readonly overdueWord?: Said;
  /** Why it could not be counted. */
  readonly failed?: Said;
}

/** GET /nova/home/todo: what waits for the caller, the most urgent first. */
export interface HomeTodos {
  /** When it was counted. */
  readonly at: string;
  readonly cards: readonly HomeTodoCard[];
}

/** A figure with what it is held against and a line of its last days. */
export interface HomeKpiTile {
  readonly key: string;
  readonly title: Said;
  readonly against: Said;
  readonly unit: 'count' | 'percent';
  readonly section: string;
  readonly page: string;
  /** Absent where there is nothing to work it out from. */
  readonly value?: number | undefined;
  readonly before?: number;
  /** Oldest first; null for a day without data. */
  readonly days: readonly (number | null)[];
  readonly failed?: true;
}

/** GET /nova/home/kpi: the caller's figures. */
export interface HomeKpis {
  readonly at: string;
  readonly tiles: readonly HomeKpiTile[];
}

/** A page and how often the caller opened it lately. */
export interface HomePageUse {
  readonly page: string;
  readonly views: number;
}

/** GET /nova/home/layout: the caller's own arrangement, absent where they never made one, and the pages that they use most. */
export interface HomeArrangement<Layout> {
  readonly layout?: Layout;
  readonly used: readonly HomePageUse[];
}
