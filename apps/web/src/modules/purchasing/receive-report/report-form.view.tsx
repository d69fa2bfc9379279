import type { HeldFile } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { browserPictures } from '../../../engine/files/kept-pictures.ts';
import { Ids } from '../../../gateways/ids.ts';
import { BrowserValues } from '../../../gateways/stored-values.ts';
import { Network } from '../../../shell/network/network.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { AskedForm, NamedReport, ReportDesk } from './report-desk.ts';
import { ReportHead } from './report-head.view.tsx';
import { ReportLines } from './report-lines.view.tsx';
import { ReportPhotos } from './report-photos.view.tsx';
import { ReportShare } from './report-share.view.tsx';
import { ReportSteps } from './report-steps.view.tsx';
import { ReportStore } from './report-store.ts';
import { reportText as text } from './report-text.ts';
import { SignaturePad } from './signature-pad.view.tsx';
import './receive-report.css';

/** Milliseconds without typing after which a report is saved by itself. */
const pause = 5_000;

/** The form of one receive report: what was shipped, what came, photos and a signature. It prints on A4. */
export const ReportFormView = observer(function ReportFormView({
  desk,
  named,
  asked,
}: {
  readonly desk: ReportDesk;
  readonly named: NamedReport;
  readonly asked?: AskedForm;
}) {
  const session = useService(Session);
  const network = useService(Network);
  const values = useService(BrowserValues);
  const ids = useService(Ids);
  const [store] = useState(() => {
    const parts = { desk, values, named, now: () => new Date(), pictures: browserPictures('axle-receive-report'), newId: () => ids.next() };
    return new ReportStore(asked === undefined ? parts : { ...parts, asked });
  });
  const { form, dirty, lines } = store;
  useEffect(() => void store.open(), [store]);
  useEffect(() => network.onBack(() => void (store.dirty && store.save())), [network, store]);
  useEffect(() => {
    if (!dirty || !form) return undefined;
    const timer = setTimeout(() => void store.save(), pause);
    return () => clearTimeout(timer);
  }, [store, form, dirty, lines, store.values]);
  const refusals = store.refusals.map(({ code, message }, at) => (
    <Callout key={`${code} ${String(at)}`} intent="danger" compact role="alert">
      {session.say(message)}
    </Callout>
  ));
  if (!form) return refusals.length > 0 ? <div className="ax-report">{refusals}</div> : <Spinner />;
  const [signature] = (store.values['signature'] ?? []) as readonly HeldFile[];
  const sign = async (file: File | undefined, thumb?: string) => {
    const sent = file ? await store.send([file], [thumb !== undefined && thumb.length < 24_000 ? thumb : undefined]) : [];
    store.type('signature', sent.length > 0 ? sent : undefined);
  };
  const saved =
    store.savedAt && !dirty ? session.say(text.saved, { time: localMoment(store.savedAt.toISOString()).slice(11, 16) }) : undefined;
  return (
    <article className="ax-report" aria-label={form.rrNo ?? form.batchNo}>
      <header>
        <ReportHead store={store} />
        <figure className="ax-report-qr">
          <svg viewBox={`0 0 ${form.qr.size} ${form.qr.size}`} role="img" aria-label={session.say(text.qr)}>
            <path d={form.qr.path} />
          </svg>
          <figcaption>{form.rrNo ?? session.say(text.qr)}</figcaption>
        </figure>
      </header>
      {typeof form.values['returnReason'] === 'string' && (
        <Callout intent="warning" compact>
          {session.say(text.returned, { reason: form.values['returnReason'] })}
        </Callout>
      )}
      {refusals}
      {store.waiting && (
        <Callout intent="warning" compact role="status">
          {session.say(text.offline)}
        </Callout>
      )}
      {store.shownLines.length < lines.length && (
        <Callout intent="primary" compact role="status">
          {session.say(text.otherOrder, { orderNo: store.orderNo ?? '' })}{' '}
          <Button size="small" text={session.say(text.allLines)} onClick={() => store.show(undefined)} />
        </Callout>
      )}
      <ReportLines store={store} />
      <div className="ax-report-evidence">
        <section>
          <h3>{session.say(text.photos)}</h3>
          <ReportPhotos
            store={store}
            held={(store.values['photos'] ?? []) as readonly HeldFile[]}
            onChange={next => store.type('photos', next)}
          />
          <label>
            {session.say(text.note)}
            <textarea
              maxLength={500}
              rows={2}
              readOnly={!store.isOpen}
              value={String(store.values['note'] ?? '')}
              onChange={event => store.type('note', event.currentTarget.value || undefined)}
            />
          </label>
        </section>
        <section>
          <h3>{session.say(text.signature)}</h3>
          <SignaturePad held={signature} disabled={!store.isOpen} onSign={(file, thumb) => void sign(file, thumb)} />
        </section>
      </div>
      <p className="ax-report-saved" role="status">
        {saved ?? (dirty ? session.say(text.unsaved) : '')}
      </p>
      <ReportSteps store={store} />
      {form.may.share && form.rrNo !== undefined && <ReportShare desk={desk} rrNo={form.rrNo} />}
    </article>
  );
});
