import type { Text } from '@axle/kernel';

/** What a message offers to do. */
export interface MessageAction {
  readonly text: Text;
  readonly run: () => void;
  /** The message is kept elsewhere too, so that nothing is lost when it goes. */
  readonly kept?: boolean;
}

/** Short messages at the edge of the screen, 3 s unless they offer an action that is found nowhere else. */
export abstract class Messages {
  abstract show(tone: 'info' | 'good' | 'warn' | 'bad', text: Text | string, action?: MessageAction): void;
}
