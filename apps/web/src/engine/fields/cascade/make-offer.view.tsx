import { useEffect, useState } from 'react';
import type { PickOption } from '../parts/pick-box.view.tsx';

interface MakeOfferProps {
  readonly typed: string;
  /** The option that makes what was typed; none where the reader may not. */
  offer(typed: string): Promise<readonly PickOption[]>;
  /** Said where nothing is offered. */
  readonly nothing: string;
  onMake(): void;
}

/** Stands where a tree holds nothing of what was typed: the way to make it, else that there is nothing. */
export function MakeOffer({ typed, offer, nothing, onMake }: MakeOfferProps) {
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void offer(typed).then(([option]) => isWanted && setWords(option?.text));
    return () => {
      isWanted = false;
    };
  }, [offer, typed]);
  return (
    <ul>
      <li>
        {words === undefined ? (
          <span className="ax-faint">{nothing}</span>
        ) : (
          <button type="button" onClick={onMake}>
            {words}
          </button>
        )}
      </li>
    </ul>
  );
}
