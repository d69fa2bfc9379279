import type { Refusal } from '@axle/kernel';
import { longestComment } from '@axle/page-kit';
import { Button, Callout } from '@blueprintjs/core';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useService } from '../../shell/services.tsx';
import { Session } from '../../shell/session/session.ts';
import { timelineText } from '../../text/timeline.ts';
import { grouped } from '../grouped.ts';
import { useAskedClose } from '../questions/use-asked-close.ts';
import { MentionList } from './mention-list.view.tsx';
import { typedMention, withMention } from './mention-typed.ts';
import type { SaidComment } from './timelines.ts';

/** Colleagues offered at once, and the length from which a text's length is shown. */
const [mostOffered, lengthShown] = [8, longestComment - 500];

export interface CommentBoxProps {
  readonly initial: string;
  /** What was said, of a comment that is changed: without a difference to it the box closes unasked. */
  readonly former?: string;
  readonly label: string;
  readonly send: string;
  /** Takes the focus at once. */
  readonly focused?: boolean;
  /** Called with every change, for a draft. */
  onType?(text: string): void;
  /** Why the comment was not taken; undefined when it was. */
  onSend(said: SaidComment): Promise<Refusal | undefined>;
  onCancel?(): void;
}

/** A box for a comment: `@` offers colleagues, Ctrl+Enter sends, and what was refused stays in it. */
export const CommentBox = observer(function CommentBox({
  initial,
  former = initial,
  label,
  send,
  focused = false,
  onType,
  onSend,
  onCancel,
}: CommentBoxProps) {
  const session = useService(Session);
  const [text, setText] = useState(initial);
  const [caret, setCaret] = useState(0);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [active, setActive] = useState(0);
  const [closedAt, setClosedAt] = useState<number>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const place = useRef<number>(undefined);
  const list = useId();
  const cancel = useAskedClose(() => onCancel?.(), text, former);
  useEffect(() => void session.readNames(), [session]);
  const mention = typedMention(text, caret);
  const people = mention && mention.from !== closedAt ? offered(session.people(mention.typed), mention.typed) : [];
  const chosen = Math.min(active, people.length - 1);

  useLayoutEffect(() => {
    if (!focused) return;
    box.current?.focus();
    box.current?.setSelectionRange(initial.length, initial.length);
  }, [focused, initial]);
  useLayoutEffect(() => {
    if (place.current === undefined) return;
    box.current?.setSelectionRange(place.current, place.current);
    place.current = undefined;
  }, [text]);
  const type = (next: string, at: number) => {
    setText(next);
    setCaret(at);
    setActive(0);
    setClosedAt(undefined);
    onType?.(next);
  };
  const pick = ({ id, text: name }: { readonly id: number; readonly text: string }) => {
    if (!mention) return;
    const next = withMention(text, mention, name);
    place.current = next.caret;
    setPicked([...picked, id]);
    type(next.text, next.caret);
    box.current?.focus();
  };
  const sendNow = async () => {
    if (sending || text.trim() === '') return;
    setSending(true);
    const refused = await onSend({ text, mentions: picked });
    setSending(false);
    setRefusal(refused);
    if (refused) return;
    setPicked([]);
    type('', 0);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      event.stopPropagation();
      void sendNow();
    } else if (people.length > 0 && ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'].includes(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      if (event.key === 'Escape') setClosedAt(mention?.from);
      else if (event.key === 'ArrowDown') setActive((chosen + 1) % people.length);
      else if (event.key === 'ArrowUp') setActive((chosen + people.length - 1) % people.length);
      else pick(people[chosen]!);
    } else if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      cancel();
    }
  };
  return (
    <div className="ax-comment-box">
      <textarea
        ref={box}
        aria-label={label}
        aria-autocomplete="list"
        {...(people.length > 0 ? { 'aria-controls': list, 'aria-activedescendant': `${list}-${chosen}` } : {})}
        placeholder={session.say(timelineText.hint)}
        value={text}
        rows={Math.min(8, Math.max(2, text.split('\n').length))}
        onChange={({ currentTarget }) => type(currentTarget.value, currentTarget.selectionStart)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onBlur={() => setClosedAt(mention?.from)}
        onKeyDown={press}
      />
      {people.length > 0 && <MentionList id={list} people={people} active={chosen} onPick={pick} />}
      {refusal && (
        <Callout intent="danger" compact role="alert">
          {session.say(refusal.message)}
        </Callout>
      )}
      <div className="ax-comment-foot">
        <span className={text.length > longestComment ? 'ax-comment-over' : 'ax-faint'}>
          {text.length > lengthShown
            ? session.say(timelineText.length, { count: grouped(text.length), most: grouped(longestComment) })
            : session.say(timelineText.sendHint)}
        </span>
        {onCancel && <Button size="small" variant="minimal" text={session.say(timelineText.cancel)} onClick={cancel} />}
        <Button
          size="small"
          intent="primary"
          text={send}
          loading={sending}
          disabled={text.trim() === '' || text.length > longestComment}
          onClick={() => void sendNow()}
        />
      </div>
    </div>
  );
});

type Person = { readonly id: number; readonly text: string };

/** Those whose names begin as it was typed come first. */
const offered = (people: readonly Person[], typed: string): readonly Person[] => {
  const begins = ({ text }: Person) => Number(text.toLowerCase().startsWith(typed.toLowerCase()));
  return people.toSorted((one, other) => begins(other) - begins(one)).slice(0, mostOffered);
};
