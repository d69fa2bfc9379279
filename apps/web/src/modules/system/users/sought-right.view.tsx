import { InputGroup } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import { HasOrLacks } from './has-or-lacks.view.tsx';
import type { UsersStore } from './users-store.ts';
import { usersText as text } from './users-text.ts';

/** Narrows a tab that does not show rights to those who have a page or a code, or have not: the server finds them. */
export const SoughtRight = observer(function SoughtRight({ store }: { readonly store: UsersStore }) {
  const session = useService(Session);
  const [typed, setTyped] = useState(store.sought.right);
  const seek = () => {
    const right = typed.trim();
    if (right !== store.sought.right) void store.seek({ ...store.sought, right });
  };
  return (
    <>
      <HasOrLacks filter={store.sought} onChange={sought => void store.seek(sought)} />
      <InputGroup
        style={{ width: 190 }}
        aria-label={session.say(text.code)}
        placeholder={session.say(text.code)}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && seek()}
        onBlur={seek}
      />
    </>
  );
});
