/** A moment as the reader writes it; empty for none. */
export const momentOf = (at: string | undefined, language: string): string =>
  at === undefined ? '' : new Date(at).toLocaleString(language === 'en' ? 'en-GB' : 'zh-CN');
