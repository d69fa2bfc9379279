import { fill, type Text } from '@axle/kernel';
import { pagePath } from '@axle/permissions';
import type { Messages } from '../../shell/messages.ts';
import type { Navigation } from '../../shell/navigation.ts';
import type { Session } from '../../shell/session/session.ts';
import { importNoticeText } from '../../text/import-notice.ts';
import { grouped } from '../grouped.ts';
import type { ImportTask } from './task-center.ts';

/** What a notice stands on. */
export interface NoticeParts {
  readonly messages: Messages;
  readonly navigation: Navigation;
  readonly session: Pick<Session, 'canOpen'>;
}

const tones = { done: 'good', partial: 'warn', failed: 'bad' } as const;

/** Shows the outcome of an import whose dialog was closed, with a link to the import tasks. */
export function noticeImportEnd({ messages, navigation, session }: NoticeParts, page: Text, task: ImportTask): void {
  const { state } = task;
  if (state !== 'done' && state !== 'partial' && state !== 'failed') return;
  messages.show(
    tones[state],
    fill(importNoticeText[state], {
      page,
      written: grouped((task.newRows ?? 0) + (task.changedRows ?? 0)),
      bad: grouped(task.badRows ?? 0),
    }),
    session.canOpen('importTask')
      ? { text: importNoticeText.toTasks, run: () => navigation.go(pagePath('resourceCenter', 'importTask')) }
      : undefined,
  );
}
