import type { FunnelFigure, FunnelTile } from '@axle/page-kit';
import { HTMLSelect } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { boardText } from '../../text/board.ts';
import { FigureView } from './figure.view.tsx';
import { figureWords } from './figure-words.ts';
import type { TileProps } from './tile-props.ts';

const shareOf = (value: number, whole: number | undefined) => figureWords(whole ? (value / whole) * 100 : undefined, 'percent');

/** Steps that the reader chooses one after the other, and how many came as far as each. */
export const FunnelTileView = observer(function FunnelTileView({ tile, figure, store, onDrill }: TileProps<FunnelTile, FunnelFigure>) {
  const session = useService(Session);
  const steps = store?.steps ?? [];
  const points = figure?.points ?? [];
  const first = points[0]?.value;
  const put = (place: number, step: string) => store?.choose(steps.with(place, step).filter(one => one !== ''));
  return (
    <ol className="ax-funnel">
      {[...steps, ...(steps.length < tile.most ? [''] : [])].map((step, place) => {
        const point = points[place];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place: the same page may be two of them
          <li key={place}>
            <HTMLSelect
              aria-label={session.say(boardText.step, { step: place + 1 })}
              value={step}
              onChange={event =>
                place < steps.length ? put(place, event.currentTarget.value) : store?.choose([...steps, event.currentTarget.value])
              }
            >
              <option value="">{session.say(boardText.noStep)}</option>
              {figure?.choices.map(({ key, label }) => (
                <option key={key} value={key}>
                  {session.say(label)}
                </option>
              ))}
            </HTMLSelect>
            {point && step === point.key && (
              <>
                <span className="ax-bars-room" aria-hidden>
                  <span style={{ width: `${first ? (point.value / first) * 100 : 0}%` }} />
                </span>
                <span className="ax-bars-value">
                  <FigureView
                    value={point.value}
                    unit={tile.unit ?? 'count'}
                    of={point.label}
                    onOpen={onDrill && (() => onDrill(point.key))}
                  />
                </span>
                <span className="ax-faint">
                  {place > 0 &&
                    `${session.say(boardText.ofFirst, { share: shareOf(point.value, first) })} · ${session.say(boardText.ofBefore, { share: shareOf(point.value, points[place - 1]?.value) })}`}
                </span>
              </>
            )}
          </li>
        );
      })}
      {steps.length < 2 && <li className="ax-hint">{session.say(boardText.chooseSteps)}</li>}
    </ol>
  );
});
