/** [P5] Name of a page in the records: its label, then tab and sub-tab, joined by ` - `. */
export const pageNameOf = (label: string, tab?: string, subTab?: string): string => [label, tab, subTab].filter(part => part).join(' - ');
