import { observer } from 'mobx-react-lite';
import { optionOf, type Resource, type Transition } from '@axle/page-kit';
import { stateText } from '../../text/states.ts';
import './states.css';
import { Session } from '../../shell/session/session.ts';
import { useService } from '../../shell/services.tsx';

/** The life of a document from its definition: every state with the ways that lead out of it. */
export const StateGraph = observer(function StateGraph({ resource }: { readonly resource: Resource }) {
  const session = useService(Session);
  const { states, fields } = resource;
  const field = states && fields[states.field];
  if (!states || field?.kind !== 'enum') return null;
  const pill = (code: string) => {
    const option = optionOf(field.options, code);
    return <span className={`ax-pill ax-tone-${option?.tone ?? 'neutral'}`}>{option ? session.say(option.label) : code}</span>;
  };
  const from = (state: string): readonly Transition[] => states.transitions.filter(transition => transition.from.includes(state));
  return (
    <section className="ax-state-graph">
      <h3>{session.say(stateText.states)}</h3>
      <ul>
        {field.options.map(({ code }) => (
          <li key={code}>
            <span>
              {pill(String(code))}
              {code === states.initial && <small> {session.say(stateText.initial)}</small>}
            </span>
            {from(String(code)).length === 0 ? (
              <small>{session.say(stateText.final)}</small>
            ) : (
              <ol>
                {from(String(code)).map(({ key, title, to }) => (
                  <li key={key}>
                    <span className="ax-state-arrow" aria-hidden>
                      ─
                    </span>
                    <em>{session.say(title)}</em>
                    <span className="ax-state-arrow" aria-hidden>
                      →
                    </span>
                    <span className="only-for-readers">{session.say(stateText.to)}</span>
                    {pill(to)}
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
});
