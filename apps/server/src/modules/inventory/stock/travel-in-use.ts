import { text } from '@axle/kernel';
import { sql } from 'kysely';
import { stillNeeded } from './still-needed.ts';

/** [W15] A channel by which orders or transfers are still to travel stays in use. */
export const channelInUse = stillNeeded(
  text('渠道', 'channel'),
  seen => sql`
    select t.channel as id, t.outbound_no as no, ${seen('outbound')} as seen from outbound t
    where t.channel is not null and t.status not in ('shipped', 'cancelled')
    union all select t.channel, t.transfer_no, ${seen('transferOrder')} from transfer_order t
    where t.channel is not null and t.state in ('draft', 'submitted', 'approved', 'picking')`,
);

/** [W15] A packing material stays in use while a parcel that is not closed has it. */
export const materialInUse = stillNeeded(
  text('包材', 'material'),
  seen => sql`
    select m.id, t.parcel_no as no, ${seen('parcel')} as seen from parcel t
    cross join lateral unnest(array[t.carton, t.tape, t.filler]) as m (id)
    where t.state = 'packing' and m.id is not null`,
);
