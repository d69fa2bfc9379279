import type { Decimal } from '@axle/kernel';
import { type ItemAmount, type ProfitItem, profitItems, waterfall } from '@axle/operation';
import { type Line, type LinesField, linesIn, linesInCurrency, permissionCode } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useLinks } from '../../../chart/use-links.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { usePageModel } from '../../../engine/page-model-context.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { ProfitBars } from './profit-bars.view.tsx';
import { sourceAddress, sourcePage } from './source-address.ts';
import { waterfallText as text } from './waterfall-text.ts';
import './profit-waterfall.css';

const itemsOf = (lines: readonly Line[]): readonly ItemAmount[] =>
  lines.map(line => ({
    item: line['item'] as ProfitItem,
    amount: line['amount'] as Decimal,
    basis: line['basis'] as ItemAmount['basis'],
  }));

const inOrder = (lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((one, other) => profitItems.indexOf(one['item'] as ProfitItem) - profitItems.indexOf(other['item'] as ProfitItem));

/** The profit of an order from its net sales down, and every amount with the document that says it. */
export const ProfitWaterfall = observer(function ProfitWaterfall({ row }: ViewProps) {
  const session = useService(Session);
  const links = useLinks();
  const { list } = usePageModel();
  const field = list.fields['items'];
  if (!row || field?.kind !== 'lines') return null;
  const lines = inOrder(linesIn(row, 'items'));
  if (lines.length === 0) return <p className="ax-hint">{session.say(text.none)}</p>;
  const { fields } = linesInCurrency(field as LinesField, row);
  const addressOf = (line: Line) => {
    const page = sourcePage(line);
    return page && session.can(permissionCode(page.section, page.page, 'list')) ? sourceAddress(page, line['sourceNo']) : undefined;
  };
  const addressOfItem = (item: ProfitItem) => {
    const [address, ...others] = new Set(lines.filter(line => line['item'] === item).map(addressOf));
    return others.length === 0 ? address : undefined;
  };
  const source = (line: Line) => {
    const address = addressOf(line);
    const words = <ValueView field={fields['source']!} value={line['source']} />;
    if (address === undefined)
      return (
        <>
          {words} {String(line['sourceNo'] ?? '')}
        </>
      );
    return (
      <>
        {words} <a {...links(address)}>{String(line['sourceNo'])}</a>
      </>
    );
  };
  return (
    <div className="ax-profit-waterfall">
      <ProfitBars bars={waterfall(itemsOf(lines))} currency={String(row['currency'])} addressOf={addressOfItem} />
      <div className="ax-profit-items" tabIndex={0} role="region" aria-label={session.say(text.items)}>
        <table className="ax-table ax-lined">
          <thead>
            <tr>
              {[text.item, fields['sku']!.label, text.amount, text.basis, text.source, text.by].map(label => (
                <th key={label.en} scope="col" className={label === text.amount ? 'ax-number' : undefined}>
                  {session.say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={at}>
                <td>
                  <ValueView field={fields['item']!} value={line['item']} />
                </td>
                <td>
                  <ValueView field={fields['sku']!} value={line['sku']} />
                </td>
                <td className="ax-number">
                  <ValueView field={fields['amount']!} value={line['amount']} />
                </td>
                <td>
                  <ValueView field={fields['basis']!} value={line['basis']} />
                </td>
                <td>{source(line)}</td>
                <td className="ax-hint">{String(line['note'] ?? '')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
});
