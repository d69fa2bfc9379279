import { describe, expect, it } from 'vitest';
import { restoreLanguage } from './restore-language.ts';

describe('the language at the start', () => {
  it('[N6] [spec 3.11, 4.13, 9.10] is the remembered one, or Chinese', () => {
    expect(['en', 'zh-cn', 'fr', '', null, undefined].map(restoreLanguage)).toEqual(['en', 'zh-cn', 'zh-cn', 'zh-cn', 'zh-cn', 'zh-cn']);
  });
});
