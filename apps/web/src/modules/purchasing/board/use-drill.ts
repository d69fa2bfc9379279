import { permissionCode, type RecordValues } from '@axle/page-kit';
import { toolAddress } from '../../../engine/address-with.ts';
import type { ViewProps } from '../../../engine/bespoke/view-props.ts';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { detailInputs, tableOf } from './board-lines.ts';
import type { AskedBoard } from './use-board.ts';

/** Where the rows behind a figure of a board stand, narrowed further or not; undefined for users who may not open them. */
export type Drill = (kpi: unknown, further?: RecordValues) => string | undefined;

/** Leads from the figures of a board to the rows behind them, under the conditions of the board. */
export function useDrill(
  { section, page }: Pick<ViewProps, 'section' | 'page'>,
  { tool, inputs, values }: Pick<AskedBoard, 'tool' | 'inputs' | 'values'>,
): Drill {
  const session = useService(Session);
  const detail = `${page.key}Detail`;
  const tiles = values ? tableOf(tool, values, 'tiles').lines : [];
  const mayOpen = session.can(permissionCode(section, detail, 'list'));
  return (kpi, further = {}) => {
    const tile = tiles.find(one => one['kpi'] === kpi);
    if (!tile || !mayOpen) return undefined;
    return toolAddress({ section, page: detail, tab: 'tab0' }, { ...detailInputs(tool, tile, inputs.values), ...further }, tool.address);
  };
}
