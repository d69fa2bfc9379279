import { type Language, languages } from '@axle/kernel';

/** [N6] The language at the start: the remembered one, if it is one of ours, otherwise the default zh-cn. */
export const restoreLanguage = (remembered: string | null | undefined): Language =>
  languages.find(language => language === remembered) ?? 'zh-cn';
