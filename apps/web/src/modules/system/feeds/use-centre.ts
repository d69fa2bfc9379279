import type { Refusal } from '@axle/kernel';
import { type DataCentre, mainPaths } from '@axle/wire';
import { useEffect, useState } from 'react';
import { useLatest } from '../../../engine/answers/use-latest.ts';
import { MainClient } from '../../../gateways/main-client.ts';
import { useService } from '../../../shell/services.tsx';

/** Milliseconds between two loads of the data centre while it is in sight. */
const every = 60_000;

/** The state of the data centre over the last `days`; loaded again every minute while it is in sight. */
export function useCentre(active: boolean, days = 1): { readonly centre?: DataCentre; readonly refusal?: Refusal } {
  const main = useService(MainClient);
  const [centre, setCentre] = useState<DataCentre>();
  const [refusal, setRefusal] = useState<Refusal>();
  const latest = useLatest();
  useEffect(() => {
    if (!active) return undefined;
    const ask = () => {
      if (document.hidden) return;
      void latest.ask(
        signal => main.get(mainPaths.dataCentre, { days }, { quiet: true, signal }),
        reply => {
          if (reply.ok) setCentre(reply.value as DataCentre);
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
  return { ...(centre ? { centre } : {}), ...(refusal ? { refusal } : {}) };
}
