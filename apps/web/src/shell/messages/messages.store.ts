import { makeAutoObservable, observableRef } from 'mobx';
import type { Text } from '@axle/kernel';
import type { FileLink } from '@axle/wire';
import type { Clock } from '../../gateways/clock.ts';
import type { MessageAction, Messages } from '../messages.ts';

/** A message in view. */
export interface Message {
  readonly id: number;
  readonly tone: Tone;
  readonly text: Text | string;
  readonly action?: MessageAction;
  /** A file with the details. */
  readonly file?: FileLink;
}

type Tone = Parameters<Messages['show']>[0];

/** How long a message stays: 3 s; one whose action is found nowhere else waits longer for its click. */
const duration = 3000;
const durationWithAction = 12_000;

/** Most messages in view that disappear automatically; the oldest give way. */
const most = 4;

/** The messages in view, newest last. The same message said again while it is in view is shown once. */
export class MessagesStore implements Messages {
  shown: readonly Message[] = [];
  #last = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { shown: observableRef });
  }

  show(tone: Tone, text: Text | string, action?: MessageAction): void {
    // a message with a file stays until it is closed, even if it is shown again without the file
    if (this.shown.some(message => message.file && sameText(message.text, text))) return;
    const id = this.#put({ tone, text, action });
    this.#clock.after(action && !action.kept ? durationWithAction : duration, () => this.dismiss(id));
  }

  offer(text: Text, file: FileLink, action?: MessageAction): void {
    this.#put({ tone: 'bad', text, action, file });
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter(message => message.id !== id);
  }

  #put(message: Omit<Message, 'id'>): number {
    const id = ++this.#last;
    const others = this.shown.filter(({ text, file }) => !sameText(text, message.text) || file?.url !== message.file?.url);
    const all = [...others, { id, ...message }];
    const passing = all.filter(({ file }) => !file).slice(-most);
    this.shown = all.filter(one => one.file ?? passing.includes(one));
    return id;
  }
}

const sameText = (one: Text | string, other: Text | string): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.zh === other.zh && one.en === other.en;
