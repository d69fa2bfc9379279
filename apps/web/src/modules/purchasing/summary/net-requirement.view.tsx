import type { Decimal } from '@axle/kernel';
import { type Line, linesIn, type Resource } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { InfoSign } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { LinesTable } from '../../../engine/lines/lines-table.view.tsx';
import { RecordsOf } from '../../../engine/records/records-of.ts';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { Popover } from '../../../shell/popover.view.tsx';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { summaryText as text } from './summary-text.ts';
import './summary.css';

const whole = (value: unknown): string => shownDecimal(String(value ?? 0) as Decimal, 0);

interface NetRequirementProps {
  readonly resource: Resource;
  readonly page: string;
  /** Pieces by which it is worked out, and what it is. */
  readonly of: Line;
  /** Where pieces on their way stand. */
  readonly transit: 'transit' | 'inTransit';
  /** The requirements that it is of; planning explains each by itself. */
  readonly ids: readonly number[];
}

/** [R111] The net requirement; opened, how it is worked out, and what planning says of the requirements. */
export const NetRequirement = observer(function NetRequirement({ resource, page, of, transit, ids }: NetRequirementProps) {
  const session = useService(Session);
  const recordsOf = useService(RecordsOf);
  const [steps, setSteps] = useState<readonly Line[]>();
  const field = resource.fields['explain'];
  if (of['netRequirement'] === undefined) return null;
  const look = async () => {
    const records = recordsOf.of(resource, page);
    const replies = await Promise.all(ids.slice(0, 5).map(id => records.read(id)));
    setSteps(replies.flatMap(reply => (reply.ok ? linesIn(reply.value, 'explain') : [])));
  };
  const terms = [
    ['', text.demand, of['openQty']],
    ['+', text.safety, of['safety']],
    ['−', text.free, of['free']],
    ['−', text.transit, of[transit]],
  ] as const;
  return (
    <span className="ax-net">
      {whole(of['netRequirement'])}
      <Popover
        placement="bottom-end"
        onOpening={() => void look()}
        content={
          <div className="ax-net-how">
            <h4>{session.say(text.netHow)}</h4>
            <table className="ax-table">
              <tbody>
                {terms.map(([sign, label, value]) => (
                  <tr key={label.en}>
                    <td>{sign}</td>
                    <th scope="row">{session.say(label)}</th>
                    <td className="ax-number">{whole(value)}</td>
                  </tr>
                ))}
                <tr className="ax-strong">
                  <td>=</td>
                  <th scope="row">{session.say(text.net)}</th>
                  <td className="ax-number">{whole(of['netRequirement'])}</td>
                </tr>
              </tbody>
            </table>
            {steps && field?.kind === 'lines' && steps.length > 0 ? (
              <LinesTable field={field} lines={steps} isShown={() => true} />
            ) : (
              steps && <p className="ax-hint">{session.say(text.noMrp)}</p>
            )}
          </div>
        }
      >
        <Button variant="minimal" size="small" icon={<InfoSign size={12} />} aria-label={session.say(text.netHow)} />
      </Popover>
    </span>
  );
});

/** The net requirement in the cell of a list. */
export const NetRequirementCell = observer(function NetRequirementCell({ page, row }: ViewProps) {
  if (!row || !page.resource) return null;
  return <NetRequirement resource={page.resource} page={page.key} of={row} transit="transit" ids={[row.id]} />;
});
