import type { Filter } from '../query/filter.ts';
import type { RecordValues } from '../resource/resource.ts';
import { drillConditions, drillsOf } from './drill-conditions.ts';
import type { ColumnDrill } from './layouts.ts';
import type { Page } from './page.ts';
import { pagesOf, type Section } from './section.ts';

/** Documents of a page that come right before or after a document, by the conditions that they fit. */
export interface FlowStep {
  readonly section: string;
  readonly page: Page;
  readonly filters: readonly Filter[];
}

/** What the documents of a page follow: the drills of the columns that name what comes before. */
const followed = ({ follows = [], drills = {} }: Page): readonly ColumnDrill[] =>
  follows.flatMap(column => (drills[column] ? drillsOf(drills[column]) : []));

/** The documents that a document follows: those that a column of its page names and leads to [RF1]. */
export function stepsBefore(page: Page, row: RecordValues, sections: readonly Section[]): readonly FlowStep[] {
  return followed(page).flatMap((drill): readonly FlowStep[] => {
    if (drill.when && !drill.when.in.includes(row[drill.when.field])) return [];
    const there = pageAt(sections, drill);
    const filters = drillConditions(drill, row);
    return there && filters.length === drill.filters.length ? [{ section: drill.section, page: there, filters }] : [];
  });
}

/** The documents that follow a document: those of every page whose column names it [RF1]. */
export function stepsAfter(page: Page, row: RecordValues, sections: readonly Section[]): readonly FlowStep[] {
  return sections.flatMap(section =>
    pagesOf(section).flatMap(other =>
      followed(other)
        .filter(drill => drill.page === page.key)
        .flatMap((drill): readonly FlowStep[] => {
          const [first, ...more] = drill.filters;
          if (!first || more.length > 0 || !('by' in first) || row[first.field] === undefined) return [];
          const when: readonly Filter[] = drill.when ? [{ field: drill.when.field, op: 'in', value: drill.when.in }] : [];
          const value = row[first.field];
          const named: Filter = first.op === 'in' ? { field: first.by, op: 'in', value: [value] } : { field: first.by, op: 'eq', value };
          return [{ section: section.key, page: other, filters: [named, ...when] }];
        }),
    ),
  );
}

const pageAt = (sections: readonly Section[], { section, page }: ColumnDrill): Page | undefined =>
  sections.flatMap(one => (one.key === section ? pagesOf(one) : [])).find(one => one.key === page);
