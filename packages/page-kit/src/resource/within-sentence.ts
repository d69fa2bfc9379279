import type { Text } from '@axle/kernel';

/**
 * A label as it stands inside a sentence: `exchange rate`, `SKU`, `PT SKU`; what is written in capitals stays, and the name of a language.
 */
export const withinSentence = ({ zh, en }: Text): Text => ({
  zh,
  en: en.replace(/(?!(?:Chinese|English)\b)\p{Lu}\p{Ll}+/gu, word => word.toLowerCase()),
});
