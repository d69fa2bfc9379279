import type { Text } from '@axle/kernel';
import type { PreviewLine } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { formText } from '../../text/form.ts';

/** What the record in the form says, as its readers will see it. */
export const FormPreviewView = observer(function FormPreviewView({
  lines,
  title = formText.preview,
}: {
  readonly lines: readonly PreviewLine[];
  readonly title?: Text;
}) {
  const session = useService(Session);
  return (
    <fieldset>
      <legend>{session.say(title)}</legend>
      <div aria-live="polite">
        {lines.length === 0 ? (
          <p className="ax-form-preview ax-faint">{session.say(formText.previewEmpty)}</p>
        ) : (
          <dl className="ax-form-preview">
            {lines.map(({ label, text, missing }) => (
              <div key={label.en}>
                <dt>{session.say(label)}</dt>
                <dd className={missing ? 'ax-bad' : undefined}>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </fieldset>
  );
});
