import type { Text } from '@axle/kernel';
import type { HomeBlock } from '@axle/session';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { workplaceText } from '../../../text/workplace.ts';
import type { LayoutStore } from './layout.store.ts';
import { Session } from '../../../shell/session/session.ts';
import { useService } from '../../../shell/services.tsx';

const EditBar = lazy(async () => ({ default: (await import('./edit-bar.view.tsx')).EditBar }));

/** A block at its place in the grid; while the layout is edited it is dragged, or moved by Alt and an arrow key. */
export const BlockFrame = observer(function BlockFrame({
  block,
  title,
  layout,
  children,
}: {
  readonly block: HomeBlock;
  readonly title: Text;
  readonly layout: LayoutStore;
  readonly children: ReactNode;
}) {
  const session = useService(Session);
  const frame = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const refocus = useRef(false);
  // the block takes the focus along to its new place
  useEffect(() => {
    if (refocus.current) frame.current?.focus();
    refocus.current = false;
  });
  const { key, hidden, size } = block;
  const className = `home-block home-block-${size}`;
  if (!layout.editing) return hidden ? null : <div className={className}>{children}</div>;
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    refocus.current = true;
    layout.step(key, by);
  };
  return (
    <div
      ref={frame}
      role="group"
      aria-label={session.say(workplaceText.block, { block: session.say(title) })}
      aria-describedby="home-edit-help"
      tabIndex={0}
      draggable
      className={`${className} home-block-edited${hidden ? ' home-block-hidden' : ''}${over ? ' home-block-over' : ''}`}
      onKeyDown={onKey}
      onDragStart={event => event.dataTransfer.setData('text/plain', key)}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => {
        event.preventDefault();
        setOver(false);
        layout.change({ kind: 'move', key: event.dataTransfer.getData('text/plain'), before: key });
      }}
    >
      <Suspense>
        <EditBar block={block} title={title} layout={layout} />
      </Suspense>
      {!hidden && children}
    </div>
  );
});
