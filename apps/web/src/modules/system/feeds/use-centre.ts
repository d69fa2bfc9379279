import type { Refusal } from '@axle/kernel';
import { type DataCentre, mainPaths } from '@axle/wire';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { useService } from '../../../shell/services.tsx';

/** Milliseconds after which the data centre is asked again while it is looked at. */
const every = 60_000;

/** What the data centre tells, over the last days; asked anew every minute while it is in sight. */
export function useCentre(active: boolean, days = 1): { readonly told?: DataCentre; readonly refusal?: Refusal } {
  const main = useService(MainClient);
  const [told, setTold] = useState<DataCentre>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  useEffect(() => {
    if (!active) return undefined;
    const ask = () => {
      if (document.hidden) return;
      void latest.ask(
        signal => main.get(mainPaths.dataCentre, { days }, { quiet: true, signal }),
        reply => {
          if (reply.ok) setTold(reply.value as DataCentre);
          setRefusal(reply.ok ? undefined : reply.refusal);
        },
      );
    };
    ask();
    const timer = setInterval(ask, every);
    return () => {
      clearInterval(timer);
      latest.giveUp();
    };
  }, [latest, main, active, days]);
  return { ...(told ? { told } : {}), ...(refusal ? { refusal } : {}) };
}
