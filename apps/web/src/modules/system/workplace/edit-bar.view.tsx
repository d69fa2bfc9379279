import type { Text } from '@axle/kernel';
import type { BlockSize, HomeBlock } from '@axle/session';
import { Button, HTMLSelect } from '@blueprintjs/core';
import { ArrowDown, ArrowUp, DragHandleVertical, EyeOff, EyeOpen } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { workplaceText } from '../../../text/workplace.ts';
import type { LayoutStore } from './layout.store.ts';
import { Session } from '../../../shell/session/session.ts';
import { useService } from '../../../shell/services.tsx';

const sizes: readonly BlockSize[] = [1, 2, 3];

/** The ways of a block while the layout is edited: its place, its width, whether it is shown. */
export const EditBar = observer(function EditBar({
  block,
  title,
  layout,
}: {
  readonly block: HomeBlock;
  readonly title: Text;
  readonly layout: LayoutStore;
}) {
  const session = useService(Session);
  const { key, hidden, size } = block;
  const place = layout.blocks.findIndex(one => one.key === key);
  const named = (text: Text) => session.say(text, { block: session.say(title) });
  const way = (text: Text, icon: React.JSX.Element, run: () => void, disabled = false) => (
    <Button size="small" variant="minimal" icon={icon} title={named(text)} aria-label={named(text)} disabled={disabled} onClick={run} />
  );
  return (
    <div className="home-edit-bar">
      <DragHandleVertical className="home-drag" />
      <span>
        {session.say(title)}
        {hidden && <em>{session.say(workplaceText.hidden)}</em>}
      </span>
      <HTMLSelect
        aria-label={named(workplaceText.size)}
        value={size}
        options={sizes.map(value => ({ value, label: session.say(workplaceText.sizes, { size: value }) }))}
        onChange={({ target }) => layout.change({ kind: 'resize', key, size: Number(target.value) as BlockSize })}
      />
      {way(workplaceText.moveEarlier, <ArrowUp />, () => layout.step(key, -1), place === 0)}
      {way(workplaceText.moveLater, <ArrowDown />, () => layout.step(key, 1), place === layout.blocks.length - 1)}
      {way(hidden ? workplaceText.show : workplaceText.hide, hidden ? <EyeOpen /> : <EyeOff />, () =>
        layout.change({ kind: 'show', key, hidden: !hidden }),
      )}
    </div>
  );
});
