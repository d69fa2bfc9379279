import type { Text } from '@axle/kernel';
import type { FileLink } from '@axle/wire';

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
  /** A failure with a file of details, and perhaps an action; it stays until it is closed. */
  abstract offer(text: Text, file: FileLink, action?: MessageAction): void;
}
