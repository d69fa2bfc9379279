import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { inLanguage, type Language, languages, type Text } from '@axle/kernel';
import { texts } from '../../text/texts.ts';

const namespaces = Object.keys(texts);

const wordsIn = (language: Language): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries<Readonly<Record<string, Text>>>(texts).map(([namespace, entries]) => [
      namespace,
      Object.fromEntries(Object.entries(entries).map(([key, text]) => [key, inLanguage(text, language)])),
    ]),
  );

/** An i18next that holds the shell's own sentences in every language, so that switching needs no loading. */
export function createTranslator(language: Language): i18n {
  const translator = i18next.createInstance();
  void translator.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'zh-cn',
    lowerCaseLng: true,
    initAsync: false,
    ns: namespaces,
    defaultNS: 'frame',
    resources: Object.fromEntries(languages.map(each => [each, wordsIn(each)])),
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    react: { useSuspense: false },
  });
  return translator;
}
