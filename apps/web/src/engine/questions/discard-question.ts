import type { Question } from '../../shell/dialogs/dialogs.ts';
import { formText } from '../../text/form.ts';

/** Asked before something that was typed is thrown away. */
export const discardQuestion: Question = {
  title: formText.discardTitle,
  text: formText.discardText,
  confirm: formText.discard,
  tone: 'danger',
};
