import type { Line, LinesField } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { deskText as text } from './desk-text.ts';
import { TickBox } from './tick-box.view.tsx';

const columns = ['invoice', 'invoiceLine', 'purchaseOrder', 'orderLine', 'sku', 'qty'];

interface ChoiceTableProps {
  readonly field: LinesField;
  readonly choices: readonly Line[];
  /** Those that are not settled, by their keys. */
  readonly without: ReadonlySet<string>;
  readonly keyOf: (choice: Line) => string;
  readonly onChange: (without: ReadonlySet<string>) => void;
}

/** Lines of invoices, each ticked or not. */
export const ChoiceTable = observer(function ChoiceTable({ field, choices, without, keyOf, onChange }: ChoiceTableProps) {
  const session = useService(Session);
  const keys = choices.map(keyOf);
  const ticked = new Set(keys.filter(key => !without.has(key)));
  const tick = (own: readonly string[], on: boolean) =>
    onChange(new Set(on ? [...without].filter(key => !own.includes(key)) : [...without, ...own]));
  const isNumber = (key: string) => field.fields[key]?.kind === 'integer';
  return (
    <div className="ax-match-scroll" tabIndex={0} role="region" aria-label={session.say(field.label)}>
      <table className="ax-table ax-lined">
        <thead>
          <tr>
            <th scope="col">
              <TickBox ids={keys} ticked={ticked} label={session.say(text.all)} onTick={tick} />
            </th>
            {columns.map(key => (
              <th key={key} scope="col" className={isNumber(key) ? 'ax-number' : undefined}>
                {session.say(field.fields[key]!.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choices.map(choice => (
            <tr key={keyOf(choice)}>
              <td>
                <TickBox ids={[keyOf(choice)]} ticked={ticked} label={`${session.say(field.label)} ${keyOf(choice)}`} onTick={tick} />
              </td>
              {columns.map(key => (
                <td key={key} className={isNumber(key) ? 'ax-number' : undefined}>
                  <ValueView field={field.fields[key]!} value={choice[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
