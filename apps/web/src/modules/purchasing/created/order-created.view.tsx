import { linesIn, type Page, permissionCode, type Resource } from '@axle/page-kit';
import { Button, Callout, Spinner } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { LinesTable } from '../../../engine/lines/lines-table.view.tsx';
import { pageDefinition } from '../../../engine/page-definition.ts';
import { useGivenInputs } from '../../../engine/tool/given-inputs.ts';
import { useToolExport } from '../../../engine/tool/use-tool-export.ts';
import { useTypedTool } from '../../../engine/tool/use-typed-tool.ts';
import { WriteButton } from '../../../engine/tool/write-button.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { tableOf } from '../board/board-lines.ts';
import { amountsOf, fixedFrom, openedFrom } from './created-lines.ts';
import { createdText as text } from './created-text.ts';
import { OrderResults } from './order-results.view.tsx';
import { PrintOrders } from './print-orders.view.tsx';
import { useCreatedOrders } from './use-created-orders.ts';
import './created.css';

const requirements = '/admin/purchase/purchaseRequiredSummary';

/** What an address names is not there, or not for the reader. */
const NoBatch = observer(function NoBatch() {
  const session = useService(Session);
  return (
    <div className="ax-created-none">
      <h3>{session.say(text.empty)}</h3>
      <p className="ax-hint">{session.say(text.emptyHint)}</p>
      {session.can(permissionCode('purchase', 'purchaseRequiredSummary', 'list')) && (
        <Link to={requirements}>{session.say(text.back)}</Link>
      )}
    </div>
  );
});

/** The orders that came out of requirements, or the one that was saved, what was left out and why, and what is done next. */
export const OrderCreated = observer(function OrderCreated(props: ViewProps) {
  const { section, page, active } = props;
  const session = useService(Session);
  const [tab] = page.tabs;
  const given = useGivenInputs(page.key, tab!.tool!);
  const named = Object.keys(given).length > 0;
  const [turn, setTurn] = useState(0);
  const asked = useTypedTool({ page, active }, tab!.key, named ? given : undefined, turn);
  const { tool, values, refusal } = asked;
  const written = useToolExport(tab!.key, tool);
  const orders = values ? linesIn(values, 'orders') : [];
  const work = useCreatedOrders(page.resource as Resource, page, orders, () => setTurn(turn + 1));
  if (!named || refusal) return <NoBatch />;
  if (!values) return <Spinner size={20} />;
  const can = (code: string) => session.can(code);
  const may = (action: string) => !session.viewing && can(permissionCode(section, page.key, action));
  const made = tableOf(tool, values, 'orders');
  const left = tableOf(tool, values, 'leftOut');
  const count = work.drafts.length;
  const counts = { requested: Number(values['requested']), allocated: Number(values['allocated']), leftOut: Number(values['leftOutQty']) };
  const list = new URLSearchParams({ tab: 'all', batch: `in:${String(values['batch'])}` });
  const orderList = `/admin/purchase/purchaseOrder${values['batch'] === undefined ? '' : `?${list}`}`;
  return (
    <div className="ax-created">
      <header>
        <strong>{values['batchNo'] !== undefined && <ValueView field={tool.results['batchNo']!} value={values['batchNo']} />}</strong>
        {counts.requested > 0 && <span role="status">{session.say(text.summary, counts)}</span>}
        {values['createdAt'] !== undefined && (
          <span className="ax-faint">
            <ValueView field={tool.results['createdBy']!} value={values['createdBy']} />{' '}
            <ValueView field={tool.results['createdAt']!} value={values['createdAt']} />
          </span>
        )}
        <span className="ax-created-tools">
          {count > 0 && may('sendBack') && <Button text={session.say(text.sendBack, { count })} onClick={() => void work.sendBack()} />}
          <Suspense>
            <PrintOrders ids={orders.map(({ order }) => Number(order))} loading={orderPage()} />
          </Suspense>
          {can(permissionCode('purchase', 'purchaseOrder', 'list')) && (
            <Link className="bp6-button" to={orderList}>
              {session.say(text.close)}
            </Link>
          )}
          {count > 0 && may('submitAll') && (
            <Button
              intent="primary"
              loading={work.running}
              text={session.say(text.submit, { count })}
              onClick={() => void work.submitAll()}
            />
          )}
        </span>
      </header>
      {work.refusal && (
        <Callout intent="danger" compact>
          {session.say(work.refusal.message)}
        </Callout>
      )}
      {work.outcomes && <OrderResults outcomes={work.outcomes} />}
      {orders.length === 0 ? (
        <p className="ax-hint">{session.say(text.nothingLeft)}</p>
      ) : (
        <LinesTable {...made} isShown={column => !made.field.fields[column]!.hidden} opens={openedFrom(can)} />
      )}
      {amountsOf(orders).length > 0 && (
        <p className="ax-created-amounts">
          {session.say(text.total)} <strong>{amountsOf(orders).join(' · ')}</strong>
        </p>
      )}
      {left.lines.length > 0 && (
        <>
          <LinesTable {...left} isShown={() => true} opens={fixedFrom(can)} />
          {written && <WriteButton written={written} input={given} />}
        </>
      )}
    </div>
  );
});

const orderPage = (): Promise<Page | undefined> => pageDefinition('purchase', 'purchaseOrder');
