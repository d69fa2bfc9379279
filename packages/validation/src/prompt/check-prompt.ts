import { ok, refuse, type Result, type Text } from '@axle/kernel';

/** Said by default when a prompt dialog is left blank. */
export const promptError: Text = { zh: '请正确填写', en: 'Please fill in correctly' };

/** [V6] A prompt dialog's input: it must not be blank. Answers the trimmed text. */
export function checkPrompt(input: string | null | undefined, message: Text = promptError): Result<string> {
  const text = input?.trim() ?? '';
  return text === '' ? refuse({ code: 'REQUIRED', message }) : ok(text);
}
