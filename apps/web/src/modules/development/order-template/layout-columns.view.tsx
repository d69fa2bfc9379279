import type { EnumOption } from '@axle/page-kit';
import { Button, Checkbox } from '@blueprintjs/core';
import { ArrowDown, ArrowUp } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { useService } from '../../../shell/services.tsx';
import { Session } from '../../../shell/session/session.ts';
import type { LayoutStore } from './layout.store.ts';
import { layoutText as text } from './layout-text.ts';

/** The columns to choose from: those that are printed first, in their order. */
export const LayoutColumns = observer(function LayoutColumns({
  store,
  options,
}: {
  readonly store: LayoutStore;
  readonly options: readonly EnumOption[];
}) {
  const session = useService(Session);
  const chosen = store.columns.flatMap(code => options.filter(option => option.code === code));
  const others = options.filter(({ code }) => !store.columns.includes(String(code)));
  return (
    <fieldset>
      <legend>{session.say(text.columns)}</legend>
      <ol>
        {[...chosen, ...others].map(({ code, label }, at) => {
          const isChosen = at < chosen.length;
          const named = (words: typeof text.up) => session.say(words, { column: label });
          return (
            <li key={String(code)}>
              <Checkbox checked={isChosen} label={session.say(label)} onChange={() => store.toggle(String(code))} />
              {isChosen && (
                <>
                  <Button
                    icon={<ArrowUp />}
                    variant="minimal"
                    aria-label={named(text.up)}
                    disabled={at === 0}
                    onClick={() => store.move(String(code), -1)}
                  />
                  <Button
                    icon={<ArrowDown />}
                    variant="minimal"
                    aria-label={named(text.down)}
                    disabled={at === chosen.length - 1}
                    onClick={() => store.move(String(code), 1)}
                  />
                </>
              )}
            </li>
          );
        })}
      </ol>
      <p className="ax-hint">{session.say(text.all)}</p>
    </fieldset>
  );
});
