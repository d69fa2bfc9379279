import { text } from '@axle/kernel';
import type { CustomAction } from '@axle/page-kit';
import { onWayStatuses } from '@axle/purchasing';

/** Opens the receive report of the ticked batch, or a new one of it, by the field that says where the batch stands. */
export const openReportForm = <Name extends string>(state: Name): CustomAction<Name> => ({
  key: 'receiveReport',
  title: text('收货报告', 'Receive report'),
  on: 'one',
  when: { field: state, in: [...onWayStatuses, 'arrived'] },
});
