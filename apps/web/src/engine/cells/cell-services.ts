import type { Language } from '@axle/kernel';
import type { Dialogs } from '../../shell/dialogs/dialogs.ts';
import type { Messages } from '../../shell/messages.ts';
import type { References } from '../references/references.ts';

/** What changing cells needs of the application. */
export interface CellServices {
  readonly session: {
    readonly language: Language;
    people(typed: string): readonly { readonly id: number; readonly text: string }[];
  };
  readonly references: References;
  readonly messages: Messages;
  readonly dialogs: Pick<Dialogs, 'prompt'>;
}
