import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordText } from './word-text.ts';

const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: readonly string[]) => `<w:p><w:pPr/>${runs.map(run).join('')}</w:p>`;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

describe('the text of a Word document', () => {
  it('[M15] is a line each paragraph, with a gap whole however Word has parted it', () => {
    expect(
      wordText(`<w:body>${paragraph('甲方：{', 'company', 'Name}')}${paragraph('A &amp; B &#x4E2D;&#25991;')}<w:sectPr/></w:body>`),
    ).toBe('甲方：{companyName}\nA & B 中文');
    expect(wordText('<w:p><w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br w:type="page"/><w:t>c</w:t></w:r></w:p>')).toBe('a\tb\nc');
    expect(wordText('')).toBe('');
  });

  it('[M15] is what was typed, wherever its pieces end', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ -~]*$/), { maxLength: 8 }), pieces => {
        expect(wordText(paragraph(...pieces.map(escaped)))).toBe(pieces.join('').trim());
      }),
    );
  });
});
