/** Languages of the interface. `zh-cn` is the default. */
export type Language = 'zh-cn' | 'en';

/** Every language of the interface, the default first. */
export const languages: readonly Language[] = ['zh-cn', 'en'];

/** A sentence or label in both languages. Placeholders are written `{name}` and are filled by {@link fill}. */
export interface Text {
  readonly zh: string;
  readonly en: string;
}

/** A text of its two wordings, Chinese first. The only place that puts wordings together which are not literals. */
export const text = (zh: string, en: string): Text => ({ zh, en });

/** Whether a value of an unknown kind is a text in both languages. */
export const isText = (value: unknown): value is Text =>
  typeof value === 'object' &&
  value !== null &&
  'zh' in value &&
  typeof value.zh === 'string' &&
  'en' in value &&
  typeof value.en === 'string';

/** The wording of a text in one language. */
export const inLanguage = (words: Text, language: Language): string => (language === 'en' ? words.en : words.zh);

/**
 * [K1] Fills the placeholders of a text once; a value that itself contains `{name}` stays literal. A value may be a text. `{name|row|rows}`
 * says the first word where the value is 1, otherwise the second.
 */
export function fill(words: Text, values: Readonly<Record<string, string | number | Text>>): Text {
  const put = (sentence: string, language: Language) =>
    sentence.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (placeholder, name: string, one?: string, many?: string) => {
      const value = values[name];
      if (value === undefined) return placeholder;
      if (one !== undefined && many !== undefined) return String(value) === '1' ? one : many;
      return typeof value === 'object' ? inLanguage(value, language) : String(value);
    });
  return text(put(words.zh, 'zh-cn'), put(words.en, 'en'));
}
