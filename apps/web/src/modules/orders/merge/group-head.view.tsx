import type { Decimal } from '@axle/kernel';
import type { Tool } from '@axle/page-kit';
import { Button } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { ValueView } from '../../../engine/fields/value.view.tsx';
import { shownDecimal } from '../../../engine/shown-decimal.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { linesOf } from '../../../engine/tool/lines-of.ts';
import type { ShownGroup } from './merge-groups-in.ts';
import { mergeText as text } from './merge-text.ts';

interface GroupHeadProps {
  readonly tool: Tool;
  readonly group: ShownGroup;
  readonly folded: boolean;
  turn(): void;
  readonly merge: (() => void) | undefined;
  readonly ignore: (() => void) | undefined;
}

/** What the orders of a group have in common, what their freight comes to, and what can be done with it. */
export const GroupHead = observer(function GroupHead({ tool, group: { head, no }, folded, turn, merge, ignore }: GroupHeadProps) {
  const session = useService(Session);
  const { fields } = linesOf(tool, 'groups');
  const value = (name: string) => <ValueView field={fields[name]!} value={head[name]} />;
  const dollars = (name: string) => shownDecimal(head[name] as Decimal, 2);
  const isReceiver = String(head['address'] ?? '').startsWith(`${String(head['buyer'])},`) || head['buyer'] === undefined;
  const priced = head['saving'] !== undefined;
  return (
    <div className="ax-merge-head">
      <button type="button" aria-expanded={!folded} title={session.say(folded ? text.unfold : text.fold)} onClick={turn}>
        <span aria-hidden>{folded ? '▸' : '▾'}</span> {no}. {value('store')} <span className="ax-merge-soft">{value('platform')}</span>
      </button>
      <span className="ax-merge-who">
        {isReceiver ? null : <>{value('buyer')} </>}
        <span className="ax-merge-soft">
          {value('address')} {value('country')}
        </span>
      </span>
      <span>
        {session.say(text.contents, { orders: Number(head['orders']), units: Number(head['units']) })} · {value('kg')} kg
      </span>
      <span>
        <span className="ax-merge-soft">{session.say(text.shipBy)}</span> {value('latestShipAt')}
      </span>
      {priced ? (
        <span title={session.say(text.freightHelp)}>
          <span className="ax-merge-soft">{session.say(text.freight, { apart: dollars('apart'), together: dollars('together') })}</span>{' '}
          <strong>{session.say(text.saving, { amount: dollars('saving') })}</strong>
        </span>
      ) : (
        <span className="ax-merge-soft">{session.say(text.noFreight)}</span>
      )}
      <span className="ax-merge-buttons">
        {merge && <Button size="small" intent="primary" text={session.say(text.merge)} onClick={merge} />}
        {ignore && <Button size="small" text={session.say(text.ignore)} onClick={ignore} />}
      </span>
    </div>
  );
});
