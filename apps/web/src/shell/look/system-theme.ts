/** What the machine asks for: dark or light colours. */
export abstract class SystemTheme {
  abstract dark(): boolean;
  abstract listen(hear: (dark: boolean) => void): void;
}

/** The browser's media query. */
export function browserTheme(view: Pick<Window, 'matchMedia'>): SystemTheme {
  const query = view.matchMedia('(prefers-color-scheme: dark)');
  return {
    dark: () => query.matches,
    listen: hear => query.addEventListener('change', event => hear(event.matches)),
  };
}
