import type { Question } from '../../shell/dialogs/dialogs.ts';
import { engineText } from '../../text/engine.ts';

/** Asked before something that was typed is thrown away. */
export const discardQuestion: Question = {
  title: engineText.discardTitle,
  text: engineText.discardText,
  confirm: engineText.discard,
  tone: 'danger',
};
