import { observer } from 'mobx-react-lite';
import './nested-treemap.css';
import { type Box, treemap } from './treemap.ts';
import { useLinks } from './use-links.ts';

/** Width over height of the whole picture, about. */
const ratio = 2.2;

/** A rectangle: what it is called, what is said of it, how large it is, and what it opens. */
export interface TreemapPart {
  readonly key: string;
  readonly name: string;
  readonly words: string;
  readonly size: number;
  readonly to?: string | undefined;
}

/** A rectangle with others in it, which are as large as it together. */
export interface TreemapGroup extends TreemapPart {
  /** Its tone, as those of options are. */
  readonly tone: string;
  readonly parts: readonly TreemapPart[];
}

const bySize = (one: TreemapPart, other: TreemapPart) => other.size - one.size;

const percents = ({ x, y, width, height }: Box) => ({ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` });

/** Rectangles in rectangles whose areas are to each other as their sizes are. */
export const NestedTreemap = observer(function NestedTreemap({
  title,
  groups,
}: {
  readonly title: string;
  readonly groups: readonly TreemapGroup[];
}) {
  const link = useLinks();
  const sorted = groups.toSorted(bySize);
  const boxes = treemap(
    sorted.map(({ size }) => size),
    ratio,
  );
  return (
    <div className="ax-treemap" role="group" aria-label={title}>
      {sorted.map((group, at) => {
        const box = boxes[at]!;
        const parts = group.parts.toSorted(bySize);
        const places = treemap(
          parts.map(({ size }) => size),
          (box.width / box.height) * ratio,
        );
        return (
          <section key={group.key} className={`ax-treemap-class ax-tone-${group.tone}`} style={percents(box)}>
            <h3>
              {group.to === undefined ? group.name : <a {...link(group.to)}>{group.name}</a>} {group.words}
            </h3>
            <div className="ax-treemap-parts">
              {parts.map(({ key, name, words, to }, place) => (
                <a key={key} title={words} aria-label={words} style={percents(places[place]!)} {...link(to)}>
                  <span>{name}</span>
                </a>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
});
