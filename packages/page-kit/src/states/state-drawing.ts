import type { StateMachine, Transition } from './state-machine.ts';

/** A way from one state to another, as it is drawn: all transitions that lead it, and the lane in which it runs beside the states. */
export interface DrawnWay {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly Transition[];
  /** Rows of both ends. */
  readonly rows: readonly [from: number, to: number];
  /** A way to the next row is straight; others run on the right going down, on the left going up. */
  readonly side: 'straight' | 'right' | 'left';
  /** Place of the lane on its side, from the states outwards; 0 where it is straight. */
  readonly lane: number;
}

/** States below each other in their order, and the ways between them. */
export interface StateDrawing {
  readonly states: readonly string[];
  readonly ways: readonly DrawnWay[];
  /** Number of lanes that each side needs. */
  readonly lanes: { readonly left: number; readonly right: number };
}

type Placed = Omit<DrawnWay, 'lane'>;

/** [ST1] Places the states of a document and every way between two of them: each way once, none upon another. */
export function stateDrawing({ transitions }: StateMachine, states: readonly string[]): StateDrawing {
  const ways = states.flatMap((from, row) =>
    states.flatMap((to, other): readonly Placed[] => {
      const leading = transitions.filter(transition => transition.to === to && transition.from.includes(from));
      if (leading.length === 0) return [];
      const side = other === row + 1 ? 'straight' : other < row ? 'left' : 'right';
      return [{ from, to, transitions: leading, rows: [row, other], side }];
    }),
  );
  const right = inLanes(ways.filter(({ side }) => side === 'right'));
  const left = inLanes(ways.filter(({ side }) => side === 'left'));
  const lanesOf = (placed: readonly DrawnWay[]) => Math.max(0, ...placed.map(({ lane }) => lane + 1));
  return {
    states,
    ways: [...ways.filter(({ side }) => side === 'straight').map(way => ({ ...way, lane: 0 })), ...right, ...left],
    lanes: { left: lanesOf(left), right: lanesOf(right) },
  };
}

/** Rows that a way covers in its lane. One that comes back to its own state covers half a row above and below. */
export const rowsCovered = ({ rows: [from, to] }: Pick<DrawnWay, 'rows'>): readonly [top: number, bottom: number] =>
  from === to ? [from - 0.5, from + 0.5] : [Math.min(from, to), Math.max(from, to)];

/** Short ways run nearest to the states, longer ones around them. */
function inLanes(ways: readonly Placed[]): readonly DrawnWay[] {
  const placed: DrawnWay[] = [];
  const length = (way: Placed) => rowsCovered(way)[1] - rowsCovered(way)[0];
  for (const way of ways.toSorted((a, b) => length(a) - length(b))) {
    const [top, bottom] = rowsCovered(way);
    const taken = placed.filter(other => rowsCovered(other)[0] < bottom && top < rowsCovered(other)[1]).map(({ lane }) => lane);
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    placed.push({ ...way, lane });
  }
  return placed;
}
