import { expect, it } from 'vitest';
import { type OutboundStatus, outboundStatuses } from '../outbound/outbound-status.ts';
import { stateOfPicking } from './transfer.ts';

it('[TR3a] a transfer is picked while its outbound is; one that leaves, ends or is held says nothing', () => {
  const statuses = Object.keys(outboundStatuses) as readonly OutboundStatus[];
  const into = (state: string | undefined) => statuses.filter(status => stateOfPicking(status) === state).toSorted();
  expect(into('picking')).toEqual(['packed', 'packing', 'picked', 'picking']);
  expect(into(undefined)).toEqual(['cancelled', 'held', 'shipped']);
  expect(into('approved')).toHaveLength(statuses.length - 7);
});
