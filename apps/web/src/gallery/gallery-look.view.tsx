import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { densities } from '../shell/look/look.store.ts';
import type { GallerySession } from './gallery-services.ts';

const themes = ['light', 'dark'] as const;
const languages = ['zh-cn', 'en'] as const;

/** Language, colours and density of the gallery. They stand in the address, so that a look can be opened by a link. */
export const GalleryLook = observer(function GalleryLook({ session }: { readonly session: GallerySession }) {
  const [search, setSearch] = useSearchParams();
  const chosen = <Choice extends string>(name: string, choices: readonly Choice[], usual: Choice) =>
    choices.find(choice => choice === search.get(name)) ?? usual;
  const language = chosen('lang', languages, 'zh-cn');
  const theme = chosen('theme', themes, 'light');
  const density = chosen('density', densities, 'normal');
  useEffect(() => {
    session.setLanguage(language);
    document.documentElement.lang = language;
    Object.assign(document.documentElement.dataset, { theme, density });
    document.body.classList.toggle('bp6-dark', theme === 'dark');
  }, [session, language, theme, density]);
  const choice = (name: string, choices: readonly string[], value: string) => (
    <select
      aria-label={name}
      value={value}
      onChange={event =>
        setSearch(before => new URLSearchParams([...[...before].filter(([key]) => key !== name), [name, event.target.value]]))
      }
    >
      {choices.map(one => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
  return (
    <>
      {choice('lang', languages, language)}
      {choice('theme', themes, theme)}
      {choice('density', densities, density)}
    </>
  );
});
