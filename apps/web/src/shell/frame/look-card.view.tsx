import { SegmentedControl } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { densities, type Density, LookStore, type Theme, themes } from '../look/look.store.ts';
import { useService } from '../services.tsx';
import { Session } from '../session/session.ts';
import { frameText } from '../../text/frame.ts';

/** Chooses density and theme. */
export const LookCard = observer(function LookCard() {
  const look = useService(LookStore);
  const session = useService(Session);
  return (
    <div className="look-card">
      <div>
        <span>{session.say(frameText.density)}</span>
        <SegmentedControl
          size="small"
          value={look.density}
          onValueChange={value => look.chooseDensity(value as Density)}
          options={densities.map(density => ({ value: density, label: session.say(frameText[density]) }))}
        />
      </div>
      <div>
        <span>{session.say(frameText.theme)}</span>
        <SegmentedControl
          size="small"
          value={look.theme}
          onValueChange={value => look.chooseTheme(value as Theme)}
          options={themes.map(theme => ({ value: theme, label: session.say(frameText[theme]) }))}
        />
      </div>
    </div>
  );
});
