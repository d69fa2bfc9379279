import { observer } from 'mobx-react-lite';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';

type Person = { readonly id: number; readonly text: string };

/** The colleagues whose names begin as it was typed. */
export const MentionList = observer(function MentionList({
  id,
  people,
  active,
  onPick,
}: {
  readonly id: string;
  readonly people: readonly Person[];
  readonly active: number;
  onPick(person: Person): void;
}) {
  const session = useService(Session);
  return (
    <ul id={id} role="listbox" aria-label={session.say(timelineText.people)} className="ax-mentions">
      {people.map((person, at) => (
        <li
          key={person.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={at === active ? 'ax-active' : ''}
          // before the box loses the focus
          onPointerDown={event => {
            event.preventDefault();
            onPick(person);
          }}
        >
          {person.text}
        </li>
      ))}
    </ul>
  );
});
