/** A clause of a template, in both languages. */
export interface TemplateClause {
  readonly titleZh?: string | undefined;
  readonly titleEn?: string | undefined;
  readonly textZh?: string | undefined;
  readonly textEn?: string | undefined;
}

/** A language in which an order is worded. */
export type WordingLanguage = 'zh' | 'en';

/** The clauses of an order in one language. */
export interface WordedClauses {
  readonly language: WordingLanguage;
  readonly clauses: readonly { readonly title?: string | undefined; readonly words?: string | undefined }[];
}

const languagesOf = (lang: string): readonly WordingLanguage[] => (lang === 'both' ? ['zh', 'en'] : [lang === 'en' ? 'en' : 'zh']);

/** [N27] The clauses of an order from a template, one after the other in each language of the template, Chinese first. */
export const orderWording = (lang: string, clauses: readonly TemplateClause[]): readonly WordedClauses[] =>
  languagesOf(lang).map(language => ({
    language,
    clauses: clauses.map(({ titleZh, titleEn, textZh, textEn }) =>
      language === 'zh' ? { title: titleZh, words: textZh } : { title: titleEn, words: textEn },
    ),
  }));
