import './language-switch.css';
import { observer } from 'mobx-react-lite';
import type { Language } from '@axle/kernel';
import { useService } from '../services.tsx';
import { LanguageStore } from './language.store.ts';
import { Session } from '../session/session.ts';
import { frameText } from '../../text/frame.ts';

const names: readonly { readonly language: Language; readonly name: string; readonly tag: string }[] = [
  { language: 'zh-cn', name: '中文', tag: 'zh-CN' },
  { language: 'en', name: 'English', tag: 'en' },
];

/** Switches the language at once; nothing reloads. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const store = useService(LanguageStore);
  const session = useService(Session);
  return (
    <div className="language-switch" role="group" aria-label={session.say(frameText.language)}>
      {names.map(({ language, name, tag }) => (
        <button key={language} type="button" lang={tag} aria-pressed={store.current === language} onClick={() => store.choose(language)}>
          {name}
        </button>
      ))}
    </div>
  );
});
