import type { Text } from '@axle/kernel';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigation } from '../../shell/navigation.ts';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { engineText } from '../../text/engine.ts';

/** A figure of a table; a link to the records behind it where it has an address. */
export const OpenedFigure = observer(function OpenedFigure({
  to,
  label,
  children,
}: {
  readonly to: string | undefined;
  readonly label: Text;
  readonly children: ReactNode;
}) {
  const session = useService(Session);
  const navigation = useService(Navigation);
  if (to === undefined) return children;
  return (
    <a
      className="ax-drill"
      href={to}
      title={session.say(engineText.behindFigure, { name: label })}
      onClick={event => {
        if (event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        navigation.go(to);
      }}
    >
      {children}
    </a>
  );
});
