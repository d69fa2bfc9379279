import type { CountReply, Filter } from '@axle/page-kit';
import type { ListView } from '@axle/wire';
import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import { Latest } from '../answers/latest.ts';
import { askingOf, listFilters } from './list-filters.ts';
import type { QueryState } from './query-state.ts';
import { openView } from './stored-view.ts';
import type { ViewsParts } from './views-parts.ts';

/** Most questions of one call. */
const mostQuestions = 60;

/** Key of a view among the tabs of its page. */
export const viewKey = (id: number): string => `view:${id}`;

/** How many rows the tabs of rows and saved views of a page have, counted together once the rows in sight are there. */
export class ViewCounts {
  /** By the key of a tab or {@link viewKey}. */
  known: ReadonlyMap<string, CountReply> = new Map();
  private readonly parts: ViewsParts;
  private readonly latest = new Latest();

  constructor(parts: ViewsParts) {
    this.parts = parts;
    makeAutoObservable<ViewCounts, 'parts' | 'latest'>(this, { parts: false, latest: false, known: observableRef });
  }

  /** Counts again; a page with a single list needs no counts. */
  ask(views: readonly ListView[]): void {
    const { list, resource } = this.parts;
    if (Math.max(1, list.tabs.length) + views.length < 2 || resource.ownCalls) return;
    void this.latest.ask(
      async signal => {
        await when(() => !list.rows.loading, { signal });
        return this.count(views);
      },
      counts => counts && runInAction(() => (this.known = counts)),
    );
  }

  private async count(views: readonly ListView[]): Promise<ReadonlyMap<string, CountReply> | undefined> {
    const { list, reader, now, resource } = this.parts;
    const asking = { ...askingOf(reader), now: now() };
    const of = (state: QueryState): readonly Filter[] => listFilters(list.page, list.fields, state, asking);
    const questions = [
      ...(list.tabs.length > 0
        ? list.tabs.filter(({ board, view, tool, listOf }) => !board && !tool && !listOf && view === undefined).map(({ key }) => key)
        : ['']
      ).map(key => [key, of({ tab: key, search: '', filters: [], sort: [] })] as const),
      ...views.map(view => [viewKey(view.id), of(openView(view, list.fields).state)] as const),
    ].slice(0, mostQuestions);
    const filters = questions.map(([, question]) => question);
    const reply = await this.parts.views.counts(resource, list.page.key, filters);
    if (!reply.ok) return undefined;
    const counts = reply.value.flatMap(({ total, exact = false }, place) =>
      total === undefined ? [] : [[questions[place]![0], { total, exact }] as const],
    );
    return new Map(counts);
  }
}
