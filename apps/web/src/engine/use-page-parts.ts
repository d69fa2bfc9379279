import type { Page, Resource } from '@axle/page-kit';
import { useMemo } from 'react';
import { Messages } from '../shell/messages.ts';
import { Navigation } from '../shell/navigation.ts';
import { useService } from '../shell/services.tsx';
import { Session } from '../shell/session/session.ts';
import { PageActions } from './actions/page-actions.ts';
import { noticeImportEnd } from './import-export/import-notice.ts';
import { TaskCenter } from './import-export/task-center.ts';
import { ListLayouts } from './list/list-layouts.ts';
import type { PageParts } from './page-model.ts';
import { RecordsOf } from './records/records-of.ts';

/** Everything that the model of an open page stands on, from the services of the application. */
export function usePageParts(section: string, page: Page, resource: Resource): PageParts {
  const [recordsOf, layouts, center, actions, reader] = [
    useService(RecordsOf),
    useService(ListLayouts),
    useService(TaskCenter),
    useService(PageActions),
    useService(Session),
  ];
  const [messages, navigation] = [useService(Messages), useService(Navigation)];
  return useMemo(
    () => ({
      section,
      page,
      resource,
      recordsOf,
      layouts,
      center,
      actions,
      reader,
      now: () => new Date(),
      importEnded: (title, task) => noticeImportEnd({ messages, navigation, session: reader }, title, task),
    }),
    [section, page, resource, recordsOf, layouts, center, actions, reader, messages, navigation],
  );
}
