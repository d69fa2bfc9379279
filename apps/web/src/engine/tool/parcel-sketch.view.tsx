import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { stationText } from '../../text/station.ts';
import './parcel-sketch.css';

/** Room that the drawing takes, and how far its depth leans. */
const room = { width: 300, height: 170 };
const lean = { x: 0.5, y: 0.35 };

/** A parcel drawn to scale from its three sides in cm; nothing while one is missing. */
export const ParcelSketch = observer(function ParcelSketch({ sides }: { readonly sides: readonly unknown[] }) {
  const session = useService(Session);
  const [length, width, height] = sides.map(Number) as [number, number, number];
  if (![length, width, height].every(side => side > 0 && Number.isFinite(side))) return null;
  const scale = Math.min(room.width / (length + width * lean.x), room.height / (height + width * lean.y));
  const [across, up] = [length * scale, height * scale];
  const [deepX, deepY] = [width * scale * lean.x, width * scale * lean.y];
  const edge = { x: 44, y: 18 };
  const front = { left: edge.x, top: edge.y + deepY, right: edge.x + across, bottom: edge.y + deepY + up };
  const points = (...corners: readonly (readonly [number, number])[]) => corners.map(corner => corner.join(',')).join(' ');
  const label = `${length} × ${width} × ${height} cm`;
  return (
    <figure className="ax-parcel">
      <svg
        viewBox={`0 0 ${front.right + deepX + 56} ${front.bottom + 26}`}
        width={front.right + deepX + 56}
        height={front.bottom + 26}
        role="img"
        aria-label={`${session.say(stationText.parcel)} ${label}`}
      >
        <polygon
          className="ax-parcel-top"
          points={points([front.left, front.top], [front.left + deepX, edge.y], [front.right + deepX, edge.y], [front.right, front.top])}
        />
        <polygon
          className="ax-parcel-side"
          points={points(
            [front.right, front.top],
            [front.right + deepX, edge.y],
            [front.right + deepX, edge.y + up],
            [front.right, front.bottom],
          )}
        />
        <rect className="ax-parcel-front" x={front.left} y={front.top} width={across} height={up} />
        <text x={front.left + across / 2} y={front.bottom + 17} textAnchor="middle">
          {length}
        </text>
        <text x={front.left - 7} y={front.top + up / 2 + 4} textAnchor="end">
          {height}
        </text>
        <text x={front.right + deepX / 2 + 8} y={front.bottom - deepY / 2 + 8}>
          {width}
        </text>
      </svg>
      <figcaption>{label}</figcaption>
    </figure>
  );
});
