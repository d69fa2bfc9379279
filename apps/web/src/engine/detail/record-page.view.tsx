import { Button, Callout, Spinner } from '@blueprintjs/core';
import { ArrowLeft } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { NamedPage } from '../../shell/page/named-page.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { recordWords } from '../../text/record.ts';
import { codeText, titleText } from '../fields/grid-text.ts';
import { useWidth } from '../list/use-width.ts';
import { usePageModel } from '../page-model-context.ts';
import type { DetailStore } from './detail-store.ts';
import './detail.css';
import { RecordState } from './record-head.view.tsx';
import { RecordSteps } from './record-steps.view.tsx';
import { RecordView } from './record.view.tsx';
import { useHeadline } from './use-headline.ts';
import { useRecordKeys } from './use-record-keys.ts';

/** Width in pixels from which on the timeline stands beside a record. */
const besideFrom = 1080;

/** The record that the address names, shown in place of its list; a message where it does not exist. */
export const RecordPage = observer(function RecordPage() {
  const { open: detail, missing } = usePageModel().details;
  const session = useService(Session);
  if (detail) return <OpenRecord key={detail.row.id} detail={detail} />;
  return (
    <div className="ax-record-page">
      <div className="ax-record-title">
        <ToList />
      </div>
      {missing ? (
        <Callout className="ax-record-gone" intent="warning" role="alert">
          {session.say(missing.code === 'NOT_FOUND' ? recordWords.gone : missing.message)}
        </Callout>
      ) : (
        <Spinner size={24} />
      )}
    </div>
  );
});

const OpenRecord = observer(function OpenRecord({ detail }: { readonly detail: DetailStore }) {
  const { resource } = usePageModel();
  const session = useService(Session);
  const home = useRef<HTMLElement>(null);
  const id = useId();
  const [acting, setActing] = useState(false);
  const width = useWidth(home);
  const [headline, onKeys] = [useHeadline(), useRecordKeys(detail, () => setActing(true))];
  const title = titleText(resource, detail.row, session);
  const code = codeText(resource, detail.row, session);
  const name = useContext(NamedPage);
  useEffect(() => {
    name(code);
    return () => name(undefined);
  }, [name, code]);
  useEffect(() => home.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the record, each also a button
    <section ref={home} tabIndex={-1} className="ax-record-page" aria-labelledby={id} onKeyDown={onKeys}>
      <div className="ax-record-title">
        <ToList />
        <h2 id={id}>{title}</h2>
        <RecordState row={detail.row} headline={headline} />
        <span className="ax-toolbar-space" />
        <RecordSteps />
      </div>
      <RecordView detail={detail} title={title} wide={width >= besideFrom} acting={acting} onAct={setActing} />
    </section>
  );
});

/** Back to the list as it was left. */
const ToList = observer(function ToList() {
  const model = usePageModel();
  const session = useService(Session);
  return (
    <Button
      variant="minimal"
      icon={<ArrowLeft />}
      title={session.say(recordWords.toList)}
      aria-label={session.say(recordWords.toList)}
      onClick={() => model.closeDetail()}
    />
  );
});
