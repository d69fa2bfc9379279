/** The texts of a list that was pasted, a line, a comma, a semicolon or a tab apart, each once. Spaces belong to names and stay. */
export const pastedTexts = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[\n\r\t,;，；、]+/)
      .map(part => part.trim())
      .filter(part => part !== ''),
  ),
];
