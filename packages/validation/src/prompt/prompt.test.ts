import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPrompt, promptError } from './check-prompt.ts';
import { needsConfirmation } from './needs-confirmation.ts';

describe('dialogs', () => {
  it('[V6] [spec 5.7] refuse blank input with the default words or others', () => {
    for (const blank of ['', '  \n', undefined, null])
      expect(checkPrompt(blank)).toEqual({ ok: false, refusal: { code: 'REQUIRED', message: promptError } });
    expect(promptError).toEqual({ zh: '请正确填写', en: 'Please fill in correctly' });
    expect(checkPrompt('', { zh: '请写原因', en: 'Give a reason' })).toMatchObject({ refusal: { message: { en: 'Give a reason' } } });
  });

  it('[V6] answer the trimmed text of any other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(checkPrompt(text).ok).toBe(text.trim() !== '');
      }),
    );
    expect(checkPrompt(' a ')).toEqual({ ok: true, value: 'a' });
  });

  it('[V11] [spec 5.16] ask before deleting, enabling and disabling', () => {
    expect(['del', 'delete', 'enable', 'disable', 'add', 'update', 'export'].map(needsConfirmation)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
