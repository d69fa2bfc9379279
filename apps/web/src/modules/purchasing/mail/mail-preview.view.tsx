import { fill, type Text } from '@axle/kernel';
import type { HeldFile, RecordRow } from '@axle/page-kit';
import { mailHtml } from '@axle/templates';
import { observer } from 'mobx-react-lite';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { previewText as text } from './preview-text.ts';
import './preview.css';

const joined = (row: RecordRow, key: string): string => ((row[key] as readonly string[] | undefined) ?? []).join(', ');

/** What is attached: the files that were made, or the kinds that will be. */
function attached(row: RecordRow): string | Text {
  const held = (row['attachments'] as readonly HeldFile[] | undefined) ?? [];
  if (held.length > 0) return held.map(({ name }) => name).join(', ');
  const makes = (row['makes'] as readonly string[] | undefined) ?? [];
  return makes.length > 0 ? fill(text.made, { kinds: makes.map(make => make.split('.').at(-1)!.toUpperCase()).join(', ') }) : '';
}

/** A mail as its receiver reads it, in a frame that runs nothing, loads nothing and leads nowhere. */
export const MailPreview = observer(function MailPreview({ row }: ViewProps) {
  const session = useService(Session);
  if (!row) return null;
  const head: readonly (readonly [Text, string | Text])[] = [
    [text.subject, String(row['subject'] ?? '')],
    [text.to, joined(row, 'toAddresses')],
    [text.cc, joined(row, 'ccAddresses')],
    [text.attachments, attached(row)],
  ];
  const { body } = row;
  return (
    <div className="ax-mail-preview">
      <dl>
        {head
          .filter(([, value]) => value !== '')
          .map(([label, value]) => (
            <div key={label.en}>
              <dt>{session.say(label)}</dt>
              <dd>{typeof value === 'string' ? value : session.say(value)}</dd>
            </div>
          ))}
      </dl>
      {typeof body === 'string' ? (
        <iframe title={session.say(text.body)} sandbox="" srcDoc={mailHtml(body)} />
      ) : (
        <p className="ax-hint">{session.say(text.closed)}</p>
      )}
    </div>
  );
});
