import type { FiguresHandlers } from '../../../platform/resources/calls/figures-handler.ts';
import { funnelFigures } from './funnel-figures.ts';
import { pathFigures } from './path-figures.ts';
import { usageFigures } from './usage-figures.ts';

/** What the boards of the tracking log show. */
export const trackingFigures: FiguresHandlers = {
  'systemBuriedPointLog.usage': usageFigures,
  'systemBuriedPointLog.path': pathFigures,
  'systemBuriedPointLog.funnel': funnelFigures,
};
