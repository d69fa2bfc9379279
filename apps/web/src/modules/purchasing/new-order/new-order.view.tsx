import type { RecordRow, Resource } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { PageModel } from '../../../engine/page/page-model.ts';
import { usePageParts } from '../../../engine/page/use-page-parts.ts';
import { PageModelProvider } from '../../../engine/page-model-context.ts';
import { CallEvents } from '../../../gateways/call-events.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { lockedRecords } from './locked-records.ts';
import { openingOf } from './opening.ts';
import { OrderDesk } from './order-desk.ts';
import { OrderForm } from './order-form.view.tsx';
import { orderText as text } from './order-text.ts';
import '../../../engine/form/form.css';
import './new-order.css';

const pageOf = (orderNo: unknown): string => `/admin/purchase/newOrder?orderNo=${String(orderNo)}`;

/** The workbench of one order: written from nothing, from requirements, from another order, or gone on with as a draft. */
export const NewOrder = observer(function NewOrder({ section, page, active }: ViewProps) {
  const session = useService(Session);
  const calls = useService(CallEvents);
  const resource = page.resource as Resource;
  const own = usePageParts(section, page, resource);
  const parts = useMemo(() => ({ ...own, recordsOf: lockedRecords(own.recordsOf) }), [own]);
  const records = useMemo(() => parts.recordsOf.of(resource, page.key), [parts, resource, page]);
  const [model] = useState(() => new PageModel(parts));
  const [desk] = useState(() => new OrderDesk({ model, records, actions: own.actions, newId: own.newId }));
  const navigate = useNavigate();
  const { search } = useLocation();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!active || opened.current === search) return;
    opened.current = search;
    void desk.open(openingOf(search));
  }, [desk, active, search]);
  useEffect(() => () => model.forms.draft?.stop(false), [model]);
  const onSaved = useCallback(
    (row: RecordRow) => {
      const address = pageOf(row['orderNo']);
      opened.current = new URL(address, location.origin).search;
      void navigate(address, { replace: true });
    },
    [navigate],
  );
  useEffect(
    () =>
      active
        ? calls.onSubmitted(() => {
            const id = desk.row?.id;
            model.forms.close();
            void navigate(id === undefined ? '/admin/purchase/purchaseOrder' : `/admin/purchase/purchaseOrder?record=${id}&as=page`);
          })
        : undefined,
    [calls, desk, model, navigate, active],
  );
  const { closed, form, refusal } = desk;
  const start = () => {
    opened.current = '';
    void navigate('/admin/purchase/newOrder', { replace: true });
    void desk.open(undefined);
  };
  return (
    <PageModelProvider value={model}>
      {form ? (
        <OrderForm desk={desk} model={model} form={form} records={records} active={active} onSaved={onSaved} />
      ) : (
        <div className="ax-order-none">
          {closed || refusal ? (
            <Callout intent="warning">
              <p>{closed ? session.say(text.closed, { no: String(closed['orderNo']) }) : session.say(refusal!.message)}</p>
              {closed && (
                <Button
                  text={session.say(text.showOrder)}
                  onClick={() => void navigate(`/admin/purchase/purchaseOrder?record=${closed.id}&as=page`)}
                />
              )}
              <Button intent="primary" text={session.say(text.startNew)} onClick={start} />
            </Callout>
          ) : opened.current === undefined ? (
            <Spinner size={20} />
          ) : (
            <Button intent="primary" text={session.say(text.startNew)} onClick={start} />
          )}
        </div>
      )}
    </PageModelProvider>
  );
});
