import { useEffect } from 'react';
import { Network } from '../../shell/network/network.ts';
import { useService } from '../../shell/services.tsx';
import type { PageModel } from './page-model.ts';

/** What the page in sight could not ask for without a network is asked for when that is back; what it shows stays until then. */
export function useGoingOn(model: PageModel, active: boolean): void {
  const network = useService(Network);
  useEffect(() => {
    if (!active) return undefined;
    return network.onBack(() => {
      const { list, detail } = model;
      if (list.rows.refusal ?? list.figures.refusal) list.refresh();
      if (detail?.refusal) void detail.load();
    });
  }, [network, model, active]);
}
