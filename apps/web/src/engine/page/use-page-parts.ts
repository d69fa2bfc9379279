import type { Page, Resource } from '@axle/page-kit';
import { useMemo } from 'react';
import { Messages } from '../../shell/messages.ts';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { PageActions } from '../actions/page-actions.ts';
import { BulkActions } from '../bulk/bulk-actions.ts';
import { noticeImportEnd } from '../import-export/import-notice.ts';
import { TaskCenter } from '../import-export/task-center.ts';
import { DraftKeeper } from '../drafts/draft-keeper.ts';
import { Ids } from '../../gateways/ids.ts';
import { ListLayouts } from '../list/list-layouts.ts';
import { ListViews } from '../list/list-views.ts';
import type { PageParts } from './page-parts.ts';
import { RecordsOf } from '../records/records-of.ts';

/** Everything that the model of an open page stands on, from the services of the application. */
export function usePageParts(section: string, page: Page, resource: Resource): PageParts {
  const [recordsOf, layouts, views, center, actions, bulk, reader] = [
    useService(RecordsOf),
    useService(ListLayouts),
    useService(ListViews),
    useService(TaskCenter),
    useService(PageActions),
    useService(BulkActions),
    useService(Session),
  ];
  const [keeper, ids] = [useService(DraftKeeper), useService(Ids)];
  const [messages, navigation] = [useService(Messages), useService(Navigation)];
  return useMemo(
    () => ({
      section,
      page,
      resource,
      recordsOf,
      layouts,
      views,
      center,
      actions,
      bulk,
      reader,
      keeper,
      newId: () => ids.next(),
      now: () => new Date(),
      importEnded: (title, task) => noticeImportEnd({ messages, navigation, session: reader }, title, task),
    }),
    [section, page, resource, recordsOf, layouts, views, center, actions, bulk, reader, keeper, ids, messages, navigation],
  );
}
