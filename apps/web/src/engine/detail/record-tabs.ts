import { permissionCode, type RecordRow, type RelatedRecords } from '@axle/page-kit';
import type { Session } from '../../shell/session/session.ts';
import { approvalText } from '../../text/approvals.ts';
import { attachmentText } from '../../text/attachments.ts';
import { stateText } from '../../text/states.ts';
import { timelineText } from '../../text/timeline.ts';
import type { PageModel } from '../page/page-model.ts';
import { relatedTab } from './related-tab.ts';

/** A part of a record, one of which is in sight. */
export interface RecordTab {
  readonly key: string;
  readonly title: string;
  /** As it is tracked, whatever the language. */
  readonly label: string;
  readonly related?: RelatedRecords;
}

/** What decides on the tabs of a record besides the record. */
interface TabsMore {
  /** Its timeline stands beside it, and is no part of its own. */
  readonly timelineBeside: boolean;
  /** How many files hang on it, once that is known. */
  readonly files: number | undefined;
}

/** The parts of a record that its reader may look at. */
export function recordTabs(model: PageModel, session: Session, row: RecordRow, more: TabsMore): readonly RecordTab[] {
  const { page, resource } = model;
  const tab = (key: string, title: { readonly zh: string; readonly en: string }) => ({ key, title: session.say(title), label: title.zh });
  const related = (page.related ?? []).filter(one => session.can(permissionCode(one.section, one.page, 'list')));
  const files = tab('files', attachmentText.title);
  return [
    ...(resource.speaksOf ? [tab('difference', approvalText.difference)] : []),
    tab('fields', timelineText.detail),
    ...(page.recordPart ? [tab('own', page.recordPart.title)] : []),
    ...(resource.states && session.fieldAccess(page.key, resource.states.field).shown ? [tab('states', stateText.states)] : []),
    ...related.map(one => ({ ...tab(relatedTab(one), one.title), related: one })),
    ...(resource.speaksOf?.files ? [{ ...files, title: withCount(files.title, row['files']) }] : []),
    ...(resource.managed
      ? [{ ...files, title: withCount(files.title, more.files) }, ...(more.timelineBeside ? [] : [tab('timeline', timelineText.timeline)])]
      : []),
  ];
}

/** The part of files with their number, where the record counts them. */
const withCount = (title: string, count: unknown): string => (typeof count === 'number' && count > 0 ? `${title} ${count}` : title);
