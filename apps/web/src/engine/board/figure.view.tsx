import type { Text } from '@axle/kernel';
import type { Unit } from '@axle/page-kit';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { figureWords } from './figure-words.ts';

interface FigureViewProps {
  readonly value: number | undefined;
  readonly unit?: Unit;
  /** What it is a number of, for those who hear it. */
  readonly of: Text;
  readonly onOpen?: (() => void) | undefined;
}

/** A number; a button where rows stand behind it. */
export const FigureView = observer(function FigureView({ value, unit, of, onOpen }: FigureViewProps) {
  const session = useService(Session);
  const words = figureWords(value, unit);
  if (!onOpen || !value) return <span className={value ? undefined : 'ax-faint'}>{session.say(words)}</span>;
  return (
    <button type="button" className="ax-figure" aria-label={session.say(boardText.openRows, { row: of, value: words })} onClick={onOpen}>
      {session.say(words)}
    </button>
  );
});
