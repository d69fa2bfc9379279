import { CallEvents } from '../gateways/call-events.ts';
import { Network } from '../shell/network/network.ts';
import { Tracking } from '../shell/tracking.ts';

/** Services that have nothing to do in the gallery: a network that is always there, calls that never speak, and no tracking. */
export const quietServices = [
  [CallEvents, new CallEvents()],
  [Network, new Network(true)],
  [Tracking, { buttonClick: () => undefined, showTab: () => undefined } satisfies Tracking],
] as const;
