/** [V3] An integer-only input keeps the digits of what was typed and, where it may be `signed`, a minus in front of them. */
export function digitsOnly(text: string, signed?: 'signed'): string {
  const plain = text.normalize('NFKC').replaceAll('−', '-').trim();
  return `${signed && plain.startsWith('-') ? '-' : ''}${plain.replace(/[^0-9]/g, '')}`;
}
