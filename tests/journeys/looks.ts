/** The ways in which the product is looked at: each is judged by a journey of its own. */
export const looks = [
  { language: 'zh-CN', colorScheme: 'light' },
  { language: 'en', colorScheme: 'dark' },
  { language: 'en', colorScheme: 'light' },
  { language: 'zh-CN', colorScheme: 'dark' },
] as const;

/** One of the {@link looks}. */
export type Look = (typeof looks)[number];

/** What a look is called in titles. */
export const nameOf = ({ language, colorScheme }: Look): string => `in ${language}, ${colorScheme}`;

/** Settings of a browser with that look; nothing moves in it, so that what is judged stands still. */
export const settingsOf = ({ colorScheme }: Look) => ({ colorScheme, contextOptions: { reducedMotion: 'reduce' } }) as const;

/** Words of the interface in each language. */
export const words = {
  'zh-CN': { add: '新增', import: '导入', cancel: '取消', language: '中文' },
  en: { add: 'Add', import: 'Import', cancel: 'Cancel', language: 'English' },
} as const;
