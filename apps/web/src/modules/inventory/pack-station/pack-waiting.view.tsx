import { observer } from 'mobx-react-lite';
import { localMoment } from '../../../engine/fields/calendar/local-moment.ts';
import { WaitingList } from '../../../engine/station/waiting-list.view.tsx';
import type { WaitingRows } from '../../../engine/station/waiting-rows.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { slotOf } from './desk.ts';
import type { OrderToPack } from './orders-to-pack.ts';
import { packText as text } from './pack-text.ts';

interface PackWaitingProps {
  readonly waiting: WaitingRows<OrderToPack>;
  readonly active: boolean;
  readonly onOpen: (outboundNo: string) => void;
}

/** The orders that wait for packing, the most urgent first. */
export const PackWaiting = observer(function PackWaiting({ waiting, active, onOpen }: PackWaitingProps) {
  const session = useService(Session);
  return (
    <WaitingList
      title={text.toPack}
      nothing={text.nothingToPack}
      waiting={waiting}
      active={active}
      known={{ label: text.order, by: ({ outboundNo }) => outboundNo }}
      columns={[
        { label: text.tote, cell: ({ tote }) => slotOf(tote) },
        { label: text.warehouse, cell: ({ warehouse }) => warehouse },
        { label: text.channel, cell: ({ channelCode }) => channelCode },
        {
          label: text.state,
          cell: ({ status }) => (
            <span className={`ax-pill ax-tone-${status === 'packing' ? 'warn' : 'info'}`}>{session.say(text.states[status])}</span>
          ),
        },
        { label: text.priority, cell: ({ priority }) => priority, right: true },
        { label: text.pieces, cell: ({ pieces }) => pieces, right: true },
        {
          label: text.shipBy,
          cell: ({ shipBy, late }) =>
            shipBy && <span className={late ? 'ax-waiting-long' : undefined}>{localMoment(shipBy).slice(0, 16)}</span>,
          right: true,
        },
      ]}
      onOpen={({ outboundNo }) => onOpen(outboundNo)}
    />
  );
});
