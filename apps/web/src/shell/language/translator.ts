import i18next, { type FormatterModule, type i18n } from 'i18next';
import { type Language, languages } from '@axle/kernel';

/** The word for one or for several: `row|rows` behind the name of a count. */
const counting: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format(value: string | number | undefined, words = '') {
    if (value === undefined) return value as unknown as string;
    const [one = '', many = ''] = words.split('|');
    return String(value) === '1' ? one : many;
  },
};

/**
 * An i18next whose keys are the sentences themselves: both wordings of a text stand together in the code, so switching loads nothing.
 * Placeholders and counts are written as `fill` of the kernel reads them: `{name}`, `{count|row|rows}`.
 */
export function createTranslator(language: Language): i18n {
  const translator = i18next.createInstance();
  void translator.use(counting).init({
    lng: language,
    supportedLngs: [...languages],
    fallbackLng: false,
    lowerCaseLng: true,
    initAsync: false,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', formatSeparator: '|', escapeValue: false },
    missingInterpolationHandler: (_sentence: string, [placeholder]: readonly string[]) => placeholder,
  });
  return translator;
}
