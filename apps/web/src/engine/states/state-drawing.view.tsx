import { observer } from 'mobx-react-lite';
import { type DrawnWay, optionOf, type Resource, stateDrawing } from '@axle/page-kit';
import { useId } from 'react';
import { stateText } from '../../text/states.ts';
import './state-drawing.css';
import { Session } from '../../shell/session/session.ts';
import { useService } from '../../shell/services.tsx';

/** Measures of the drawing, in pixels. */
const node = { width: 128, height: 28 };
const rowHeight = 64;
/** Distance from the middle of a state to where transitions leave and enter, so that the two do not overlap. */
const port = 6;
const outside = 14;

/** Wide letters count double: about as wide as it is drawn. */
const widthOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? 12 : 6.5), 0);

/**
 * The life of a document, drawn: the state that the record is in, and the ways that lead out of it. The same is there as a list for who
 * cannot see it.
 */
export const StateDrawingView = observer(function StateDrawingView({
  resource,
  state,
}: {
  readonly resource: Resource;
  readonly state: unknown;
}) {
  const session = useService(Session);
  const id = useId();
  const { states, fields } = resource;
  const field = states && fields[states.field];
  if (!states || field?.kind !== 'enum') return null;
  const drawing = stateDrawing(
    states,
    field.options.map(({ code }) => String(code)),
  );
  const named = (code: string) => session.say(optionOf(field.options, code)?.label ?? { zh: code, en: code });
  const oneWay = (resource.states?.transitions ?? []).filter(transition => transition.oneWay !== undefined);
  const wordsOf = ({ transitions }: DrawnWay) => transitions.map(({ title }) => session.say(title)).join(' / ');
  const lane = Math.max(40, ...drawing.ways.filter(({ side }) => side !== 'straight').map(way => widthOf(wordsOf(way)) + outside));
  const [left, right] = [drawing.lanes.left * lane + outside, drawing.lanes.right * lane + outside];
  const middle = (row: number) => row * rowHeight + node.height / 2 + 2;
  const isOut = ({ from }: DrawnWay) => from === state;
  const ways = drawing.ways.toSorted((a, b) => Number(isOut(a)) - Number(isOut(b)));
  const [width, height] = [left + node.width + right, middle(drawing.states.length - 1) + node.height / 2 + 2];
  const lineOf = ({ rows: [from, to], side, lane: at }: DrawnWay) => {
    if (side === 'straight') {
      const x = left + node.width / 2;
      const [y, end] = [middle(from) + node.height / 2, middle(to) - node.height / 2];
      return { path: `M${x} ${y}V${end}`, x: x + 8, y: (y + end) / 2, anchor: 'start' } as const;
    }
    const isRight = side === 'right';
    const edge = isRight ? left + node.width : left;
    const x = isRight ? edge + (at + 0.5) * lane : edge - (at + 0.5) * lane;
    const [y, end] = isRight ? [middle(from) + port, middle(to) - port] : [middle(from) - port, middle(to) + port];
    return { path: `M${edge} ${y}H${x}V${end}H${edge}`, x, y: (y + end) / 2, anchor: 'middle' } as const;
  };
  return (
    <div className="ax-state-drawing">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={session.say(stateText.drawing, { state: named(String(state)) })}
      >
        {(['way', 'out'] as const).map(kind => (
          <marker
            key={kind}
            id={`${id}${kind}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={`ax-${kind}-head`} d="M0 0L8 4L0 8Z" />
          </marker>
        ))}
        {ways.map(way => (
          <path
            key={`${way.from} ${way.to}`}
            className={isOut(way) ? 'ax-way-line ax-out' : 'ax-way-line'}
            d={lineOf(way).path}
            markerEnd={`url(#${id}${isOut(way) ? 'out' : 'way'})`}
          />
        ))}
        {drawing.states.map((code, row) => (
          <g
            key={code}
            className={
              code === state ? 'ax-state ax-now' : ways.some(way => isOut(way) && way.to === code) ? 'ax-state ax-next' : 'ax-state'
            }
          >
            <rect x={left} y={middle(row) - node.height / 2} width={node.width} height={node.height} rx="6" />
            <text x={left + node.width / 2} y={middle(row)} textAnchor="middle" dominantBaseline="central">
              {named(code)}
            </text>
          </g>
        ))}
        {ways.map(way => {
          const { x, y, anchor } = lineOf(way);
          return (
            <text
              key={`${way.from} ${way.to}`}
              className={isOut(way) ? 'ax-way-words ax-out' : 'ax-way-words'}
              x={x}
              y={y}
              textAnchor={anchor}
              dominantBaseline="central"
            >
              {wordsOf(way)}
            </text>
          );
        })}
      </svg>
      <ul className="ax-state-words" aria-label={session.say(stateText.states)}>
        {drawing.states.map(code => (
          <li key={code} aria-current={code === state || undefined}>
            {code === state ? `${named(code)} (${session.say(stateText.now)})` : named(code)}
            <ul>
              {drawing.ways
                .filter(({ from }) => from === code)
                .map(way => (
                  <li key={way.to}>{session.say(stateText.way, { title: wordsOf(way), state: named(way.to) })}</li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {oneWay.length > 0 && (
        <section className="ax-state-one-way" aria-label={session.say(stateText.oneWay)}>
          <h3>{session.say(stateText.oneWay)}</h3>
          <ul>
            {oneWay.map(({ key, title, oneWay: why }) => (
              <li key={key}>
                <strong>{session.say(title)}</strong> {session.say(why!)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
});
