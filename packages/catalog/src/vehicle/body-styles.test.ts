import { describe, expect, it } from 'vitest';
import { bodyStyles } from './body-styles.ts';

describe('body styles', () => {
  it('[B11] have one meaning for each word, and unknown among them', () => {
    const words = bodyStyles.flatMap(({ code, label, also = [] }) => [
      ...new Set([code, label.zh, label.en, ...also].map(word => word.toLowerCase())),
    ]);
    expect(new Set(words).size).toBe(words.length);
    expect(bodyStyles.map(style => style.code)).toContain('unknown');
  });

  it('[B11] have no comma in a label, so that exports list them', () => {
    expect(bodyStyles.filter(({ label }) => /[,;，；、]/.test(label.zh + label.en))).toEqual([]);
  });
});
