/** What may be typed into, chosen or pressed within a field, its tools left out. */
const controls = 'input, select, textarea, button, [tabindex="0"]';

/** Where the first wrong field of a form is put right, whatever kind of field it is. */
export const firstWrong = (form: HTMLElement | null): HTMLElement | undefined =>
  [...(form?.querySelectorAll<HTMLElement>('.ax-wrong') ?? [])]
    .flatMap(wrong => [...wrong.querySelectorAll<HTMLElement>(controls)])
    .find(control => !control.matches(':disabled, [tabindex="-1"]'));
