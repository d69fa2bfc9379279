import type { Text } from '@axle/kernel';
import type { Line, LineField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { matchText as text } from './match-text.ts';
import { matchTones, type MatchTones } from './match-tones.ts';

interface Figure {
  readonly key: string;
  /** Which figure of the three sides it is, and thereby its colour. */
  readonly tone?: keyof MatchTones;
  /** What it is called where its side says the rest; none where its value says it all. */
  readonly short?: Text | false;
}

interface Column extends Figure {
  /** What stands small below it: columns of their own would make people scroll sideways. */
  readonly below?: readonly Figure[];
}

/** The sides of a match, each with its columns. */
const sides: readonly { readonly title: Text; readonly columns: readonly Column[] }[] = [
  { title: text.line, columns: [{ key: 'match' }, { key: 'purchaseOrder', below: [{ key: 'orderLine' }, { key: 'sku', short: false }] }] },
  { title: text.order, columns: [{ key: 'poPrice', tone: 'price', below: [{ key: 'poTaxRate', tone: 'tax', short: text.tax }] }] },
  { title: text.accepted, columns: [{ key: 'availableQty', tone: 'qty', below: [{ key: 'inspection', short: false }] }] },
  {
    title: text.invoice,
    columns: [
      { key: 'invoice' },
      { key: 'qty', tone: 'qty' },
      { key: 'invoicePrice', tone: 'price', below: [{ key: 'invoiceTaxRate', tone: 'tax', short: text.tax }] },
    ],
  },
  {
    title: text.result,
    columns: [
      { key: 'payQty', below: [{ key: 'held' }] },
      { key: 'net', below: [{ key: 'ppv' }] },
    ],
  },
];

const isNumber = (field: LineField): boolean => ['money', 'integer', 'percent'].includes(field.kind);

/** Order, receipt and invoice of each line beside each other; what differs has a colour. Columns that a reader may not see are left out. */
export const MatchTable = observer(function MatchTable({
  fields,
  lines,
}: {
  readonly fields: Readonly<Record<string, LineField>>;
  readonly lines: readonly Line[];
}) {
  const session = useService(Session);
  const shown = sides
    .map(side => ({ ...side, columns: side.columns.filter(({ key }) => fields[key] !== undefined) }))
    .filter(({ columns }) => columns.length > 0);
  const columns = shown.flatMap(side => side.columns.map((column, at) => ({ ...column, field: fields[column.key]!, isFirst: at === 0 })));
  return (
    <div className="ax-match-scroll" tabIndex={0} role="region" aria-label={session.say(text.table)}>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            {shown.map(({ title, columns: own }) => (
              <th key={title.en} scope="colgroup" colSpan={own.length} data-first="true">
                {session.say(title)}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ key, field, isFirst }) => (
              <th key={key} scope="col" className={isNumber(field) ? 'ax-number' : undefined} data-first={isFirst}>
                {session.say(field.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => {
            const tones = matchTones(line);
            const why = line['override'] === true ? session.say(text.overridden, { why: String(line['overrideReason'] ?? '') }) : undefined;
            return (
              <tr key={at}>
                {columns.map(({ key, tone, field, isFirst, below = [] }) => (
                  <td
                    key={key}
                    className={isNumber(field) ? 'ax-number' : key === 'invoice' ? 'ax-match-sku' : undefined}
                    data-first={isFirst}
                    data-tone={tone && tones[tone]}
                    title={key === 'match' ? why : undefined}
                  >
                    <ValueView field={field} value={line[key]} />
                    {below
                      .filter(({ key: name }) => fields[name] !== undefined && line[name] !== undefined)
                      .map(({ key: name, tone: own, short = fields[name]!.label }) => (
                        <small key={name} data-tone={own && tones[own]}>
                          {short !== false && session.say(short)}
                          <span title={session.say(fields[name]!.label)}>
                            <ValueView field={fields[name]!} value={line[name]} />
                            {fields[name]!.kind === 'percent' && '%'}
                          </span>
                        </small>
                      ))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
});
