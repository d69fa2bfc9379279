import { text } from '@axle/kernel';
import { type ApprovalEvent, fieldsOf, type FileEvent, formatValue, printsOf, type PrintEvent, type ScanEvent } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { usePageModel } from '../page-model-context.ts';
import { ChangesTable } from './changes-table.view.tsx';

const bytes = { kind: 'bytes', label: text('大小', 'Size') } as const;
const approvalTones = {
  asked: 'info',
  auto: 'good',
  agreed: 'info',
  approved: 'good',
  rejected: 'bad',
  withdrawn: 'neutral',
  conflict: 'warn',
} as const;

/** A file that came or went. */
export const FileEntry = observer(function FileEntry({ told }: { readonly told: FileEvent }) {
  const session = useService(Session);
  const added = told.what === 'added';
  return (
    <>
      <span className={`ax-pill ax-tone-${added ? 'good' : 'neutral'}`}>
        {session.say(added ? timelineText.fileAdded : timelineText.fileRemoved)}
      </span>
      <span className={added ? 'ax-timeline-name' : 'ax-timeline-name ax-before'}>{told.name}</span>
      <span className="ax-faint">{formatValue(bytes, told.bytes, session.language)}</span>
    </>
  );
});

/** A print, by which template, and why again. */
export const PrintEntry = observer(function PrintEntry({ told }: { readonly told: PrintEvent }) {
  const session = useService(Session);
  const { page } = usePageModel();
  const template = page.actions.flatMap(printsOf).find(({ key }) => key === told.template);
  const words = {
    template: template ? session.say(template.title) : told.template,
    version: String(told.version),
    copies: String(told.copies),
  };
  return (
    <>
      <span className="ax-pill ax-tone-neutral">{session.say(timelineText.printed)}</span>
      <span>{session.say(timelineText.printedAs, words)}</span>
      {told.reason !== undefined && <span className="ax-faint">{session.say(timelineText.why, { reason: told.reason })}</span>}
    </>
  );
});

/** A scan, at which station and of which label. */
export const ScanEntry = observer(function ScanEntry({ told }: { readonly told: ScanEvent }) {
  const session = useService(Session);
  return (
    <>
      <span className="ax-pill ax-tone-info">{session.say(timelineText.scanned)}</span>
      <span>{session.pageTitle(told.page)}</span>
      {told.code !== undefined && <span className="ax-faint">{told.code}</span>}
    </>
  );
});

/** A request or the decision on one. */
export const ApprovalTitle = observer(function ApprovalTitle({ told }: { readonly told: ApprovalEvent }) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  return (
    <>
      <span className={`ax-pill ax-tone-${approvalTones[told.what]}`}>{session.say(timelineText[told.what])}</span>
      <button
        type="button"
        className="ax-timeline-link"
        disabled={!session.canOpen('basicInfoApproval')}
        onClick={() => navigation.go(`/admin/system/basicInfoApproval?record=${told.requestId}`)}
      >
        {told.request}
      </button>
      {told.inNameOf !== undefined && (
        <span className="ax-faint">{session.say(timelineText.inNameOf, { name: session.nickname(told.inNameOf) })}</span>
      )}
    </>
  );
});

/** What a request asks for, or what the decision said. */
export const ApprovalBody = observer(function ApprovalBody({ told }: { readonly told: ApprovalEvent }) {
  const { resource } = usePageModel();
  return (
    <>
      {told.comment !== undefined && <p className="ax-comment-text">{told.comment}</p>}
      <ChangesTable fields={fieldsOf(resource)} changes={told.changes} />
    </>
  );
});
