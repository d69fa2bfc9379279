import type { Text } from '@axle/kernel';

/** Short messages at the edge of the screen, 3 s unless they offer an action. */
export abstract class Messages {
  abstract show(
    tone: 'info' | 'good' | 'warn' | 'bad',
    text: Text | string,
    action?: { readonly text: Text; readonly run: () => void },
  ): void;
}
