import { type Decimal, minorDigits, type Text } from '@axle/kernel';
import { linesIn, type RecordValues, regrouped } from '@axle/page-kit';
import { cartonsOf, priceRemark } from '@axle/purchasing';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import type { PageRecords } from '../../../engine/records/records-of.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { FactTable } from './fact-table.view.tsx';
import type { OrderDesk } from './order-desk.ts';
import { orderText as text } from './order-text.ts';

const whole = (value: unknown): string => shownDecimal(String(value ?? 0) as Decimal, 0);
const priceShown = (value: unknown): string => {
  const price = String(value ?? '');
  return price === '' ? '' : shownDecimal(price as Decimal, Math.max(2, price.split('.')[1]?.length ?? 0));
};

interface LineFactsProps {
  readonly desk: OrderDesk;
  readonly records: PageRecords;
  /** Place of the line in hand. */
  readonly at: number;
  readonly active: boolean;
}

/** What is known of the line in hand: price breaks, the step to the next one, last prices, stock and requirements. */
export const LineFacts = observer(function LineFacts({ desk, records, at, active }: LineFactsProps) {
  const session = useService(Session);
  const latest = useLatest();
  const [facts, setFacts] = useState<RecordValues>();
  const drafts = desk.form?.drafts ?? {};
  const lines = linesIn(drafts, 'lines');
  const line = lines[at];
  const sku = line?.['sku'];
  const total = lines.filter(one => one['sku'] === sku).reduce((sum, { qty }) => sum + (Number(qty) || 0), 0);
  const input = {
    supplier: drafts['supplier'],
    sku,
    qty: total,
    ...(drafts['currency'] === undefined || drafts['currency'] === '' ? {} : { currency: drafts['currency'] }),
    priceInclTax: drafts['priceInclTax'] !== false,
    ...(typeof drafts['contract'] === 'number' ? { contract: drafts['contract'] } : {}),
    ...(desk.row === undefined ? {} : { purchaseOrder: desk.row.id }),
    ...(typeof line?.['requiredDate'] === 'string' ? { requiredDate: line['requiredDate'] } : {}),
  };
  const asked = typeof sku === 'number' && typeof input.supplier === 'number' ? JSON.stringify(input) : undefined;
  useEffect(() => {
    if (!active || asked === undefined) return;
    void latest.ask(
      signal => records.work('facts', JSON.parse(asked) as RecordValues, { signal }),
      reply => setFacts(reply.ok ? reply.value : undefined),
    );
  }, [latest, records, asked, active]);
  if (asked === undefined || !facts || !line) return <aside className="ax-order-facts ax-hint">{session.say(text.chooseLine)}</aside>;

  const digits = minorDigits(String(drafts['currency'] ?? 'CNY'));
  const amount = (value: unknown) => shownDecimal(String(value) as Decimal, digits);
  const [breaks, last, needs] = [linesIn(facts, 'breaks'), linesIn(facts, 'last'), linesIn(facts, 'requirements')];
  const served = linesIn(facts, 'allocations');
  const cartons = Number(cartonsOf(Number(line['qty']) || 0, Number(facts['cartonQty'] ?? 1)));
  const [lastOne] = last;
  const isManual = line['price'] !== undefined && line['price'] !== '' && ![facts['price'], facts['contractPrice']].includes(line['price']);
  const remark =
    isManual && lastOne?.['price'] !== undefined && /^\d+(\.\d+)?$/.test(String(line['price']))
      ? priceRemark(String(line['price']) as Decimal, String(lastOne['price']) as Decimal)
      : undefined;
  const number = (head: Text) => ({ number: session.say(head) });
  const take = () => {
    const follows = line['price'] === facts['price'];
    const qty = (Number(line['qty']) || 0) + Number(facts['upQty']) - total;
    desk.change(at, { qty, ...(follows ? { price: facts['upPrice'] } : {}) });
  };
  const held = { free: whole(facts['free']), transit: whole(facts['transit']), days: Number(facts['coverDays'] ?? 0) };
  return (
    <aside className="ax-order-facts" aria-label={session.say(text.line, { line: at + 1 })}>
      <h3>{session.say(text.line, { line: at + 1 })}</h3>
      <p>
        {facts['itemNo'] === undefined ? (
          <span className="ax-warn">{session.say(text.noItem)}</span>
        ) : (
          `${session.say(text.itemNo)} ${String(facts['itemNo'])}`
        )}
        <br />
        {session.say(text.portions, {
          moq: whole(facts['moq']),
          carton: whole(facts['cartonQty']),
          multiple: whole(facts['multiple']),
        })}
        <br />
        {session.say(text.cartons, { cartons })}
        {Number(facts['leadDays']) > 0 && (
          <>
            <br />
            {session.say(text.lead, { days: Number(facts['leadDays']) })}
          </>
        )}
        {facts['contractPrice'] !== undefined && (
          <>
            <br />
            {session.say(text.contractPrice, { price: priceShown(facts['contractPrice']) })}
          </>
        )}
        <br />
        {session.say(facts['coverDays'] === undefined ? text.stock : text.cover, held)}
      </p>
      {remark && (
        <Callout intent="warning" compact>
          {session.say(remark.message)}
        </Callout>
      )}
      {facts['upQty'] !== undefined && (
        <Callout intent="success" compact className="ax-order-offer">
          {session.say(text.offer, {
            qty: whole(facts['upQty']),
            amount: amount(facts['upAmount']),
            instead: amount(facts['instead']),
          })}
          <Button size="small" text={session.say(text.applyBreak)} onClick={take} />
        </Callout>
      )}
      <FactTable
        title={session.say(text.breaks)}
        heads={[number(text.fromQty), number(text.price), session.say(text.validTo)]}
        none={session.say(text.none)}
      >
        {breaks.map(one => (
          <tr key={String(one['minQty'])} className={one['price'] === facts['price'] ? 'ax-strong' : undefined}>
            <td className="ax-number">{whole(one['minQty'])}</td>
            <td className="ax-number">{priceShown(one['price'])}</td>
            <td>{String(one['validTo'] ?? '')}</td>
          </tr>
        ))}
      </FactTable>
      <FactTable
        title={session.say(text.last)}
        heads={[session.say(text.orderNo), number(text.qty), number(text.price), session.say(text.day)]}
        none={session.say(text.none)}
      >
        {last.map((one, place) => (
          <tr key={place}>
            <td>{regrouped(String(one['orderNo']))}</td>
            <td className="ax-number">{whole(one['qty'])}</td>
            <td className="ax-number">{priceShown(one['price'])}</td>
            <td>{String(one['day'])}</td>
          </tr>
        ))}
      </FactTable>
      <FactTable
        title={session.say(text.needs)}
        heads={[session.say(text.reqNo), number(text.open), session.say(text.due)]}
        none={session.say(text.none)}
      >
        {needs.map(one => (
          <tr key={String(one['reqNo'])}>
            <td>{regrouped(String(one['reqNo']))}</td>
            <td className="ax-number">{whole(one['openQty'])}</td>
            <td>{String(one['requiredDate'])}</td>
          </tr>
        ))}
      </FactTable>
      <FactTable
        title={session.say(text.serves)}
        heads={[session.say(text.reqNo), number(text.qty), session.say(text.warehouse)]}
        none={session.say(text.none)}
      >
        {served.map(one => (
          <tr key={String(one['reqNo'])}>
            <td>{regrouped(String(one['reqNo']))}</td>
            <td className="ax-number">{whole(one['qty'])}</td>
            <td>{String(one['warehouse'])}</td>
          </tr>
        ))}
      </FactTable>
    </aside>
  );
});
