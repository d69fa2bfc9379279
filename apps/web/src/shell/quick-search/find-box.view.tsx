import { Button } from '@blueprintjs/core';
import { Search } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Clock } from '../../gateways/clock.ts';
import { MainClient } from '../../gateways/main-client.ts';
import { BrowserValues } from '../../gateways/stored-values.ts';
import { findText } from '../../text/find.ts';
import { frameText } from '../../text/frame.ts';
import { LanguageStore } from '../language/language.store.ts';
import { LookStore } from '../look/look.store.ts';
import { OwnSignInsStore } from '../own-sign-ins/own-sign-ins.store.ts';
import { useService } from '../services.tsx';
import { SessionEnd } from '../session/session-end.ts';
import { SessionStore } from '../session/session.store.ts';
import { WhyStore } from '../why/why.store.ts';
import { WorkspaceStore } from '../workspace/workspace.store.ts';
import { ShortcutsStore } from '../shortcuts/shortcuts.store.ts';
import type { Choice } from './choice.ts';
import { FindBoxStore } from './find-box.store.ts';
import { frameCommands } from './frame-commands.ts';
import { QuickSearchStore } from './quick-search.store.ts';
import { RecentChoices } from './recent-choices.ts';
import { usePlace } from './use-recent-places.ts';
import { Session } from '../session/session.ts';

/** What stands in the box of Ctrl+K: a line to type in, and below it whatever answers, under headings. */
export const FindBox = observer(function FindBox() {
  const box = useFindBox();
  const search = useService(QuickSearchStore);
  const navigate = useNavigate();
  const session = useService(Session);
  const go = (choice: Choice | undefined) => {
    if (!choice) return;
    box.note(choice);
    search.hide();
    choice.run?.();
    if (choice.path !== undefined) void navigate(choice.path);
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) box.move(step);
    else if (event.key === 'Enter') go(box.chosen);
    else return;
    event.preventDefault();
  };
  const nothing = box.choices.length === 0 && box.state === 'idle';
  return (
    <div role="dialog" aria-label={session.say(frameText.search)}>
      <div className="quick-search-input">
        <Search />
        <input
          autoFocus
          value={box.typed}
          maxLength={100}
          onChange={event => box.type(event.target.value)}
          onKeyDown={onKey}
          placeholder={session.say(findText.placeholder)}
          aria-label={session.say(frameText.search)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls="quick-search-list"
          aria-activedescendant={box.chosen && `quick-${box.chosen.key}`}
        />
      </div>
      <div id="quick-search-list" className="quick-search-list" role="listbox" aria-label={session.say(frameText.search)}>
        {box.groups.map(({ title, choices }, place) => (
          <div key={place} role="group" aria-labelledby={`quick-group-${place}`}>
            <div id={`quick-group-${place}`} className="quick-search-group" role="presentation">
              {session.say(title)}
            </div>
            {choices.map(choice => (
              <Option key={choice.key} choice={choice} selected={choice.key === box.chosen?.key} go={go} />
            ))}
          </div>
        ))}
      </div>
      <p className="quick-search-note" role="status">
        {box.state === 'loading' && session.say(findText.loading)}
        {nothing && session.say(findText.nothing)}
        {box.refusal && session.say(box.refusal)}
        {box.state === 'failed' && (
          <Button size="small" variant="minimal" text={session.say(frameText.retry)} onClick={() => box.retry()} />
        )}
      </p>
      <p className="quick-search-note">{session.say(frameText.searchHint)}</p>
    </div>
  );
});

function useFindBox(): FindBoxStore {
  const [session, main, clock, search] = [
    useService(SessionStore),
    useService(MainClient),
    useService(Clock),
    useService(QuickSearchStore),
  ];
  const [language, look, signIns, shortcuts, why] = [
    useService(LanguageStore),
    useService(LookStore),
    useService(OwnSignInsStore),
    useService(ShortcutsStore),
    useService(WhyStore),
  ];
  const { page, record } = usePlace();
  const [values, workspace, end] = [useService(BrowserValues), useService(WorkspaceStore), useService(SessionEnd)];
  const [box] = useState(() => {
    const signOut = async () => {
      if (await workspace.mayLeave()) await end.signOut();
    };
    const commands = frameCommands({ language, look, signIns, shortcuts, why, signOut });
    return new FindBoxStore({ session, main, clock, search, recent: new RecentChoices(values, session), commands });
  });
  useEffect(() => box.standBefore({ page, record }), [box, page, record]);
  useEffect(() => () => box.close(), [box]);
  return box;
}

interface OptionProps {
  readonly choice: Choice;
  readonly selected: boolean;
  readonly go: (choice: Choice) => void;
}

const Option = observer(function Option({ choice, selected, go }: OptionProps) {
  const session = useService(Session);
  const [row, setRow] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (selected) row?.scrollIntoView({ block: 'nearest' });
  }, [row, selected]);
  return (
    <div
      ref={setRow}
      id={`quick-${choice.key}`}
      className="quick-search-option"
      role="option"
      aria-selected={selected}
      onClick={() => go(choice)}
    >
      <span>{session.say(choice.title)}</span>
      {choice.note && <small>{session.say(choice.note)}</small>}
    </div>
  );
});
