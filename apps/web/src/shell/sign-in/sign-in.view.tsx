import './sign-in.css';
import { Button, Callout, Checkbox, FormGroup, InputGroup } from '@blueprintjs/core';
import { EyeOff, EyeOpen, Lock, User } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type Ref, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { returnPath } from '@axle/permissions';
import { systemTitles } from '../../text/systems.ts';
import { LanguageSwitch } from '../language/language-switch.view.tsx';
import { useSay } from '../language/use-say.ts';
import { Mark } from '../mark.view.tsx';
import { useService } from '../services.tsx';
import { SessionStore } from '../session/session.store.ts';
import { usePageTitle } from '../states/page-title.ts';
import { useCapsLock } from './caps-lock.ts';
import { SignInStore } from './sign-in.store.ts';
import { SystemChoiceStore } from './system-choice.store.ts';

/** The login page. */
export const Component = observer(function SignInView() {
  const say = useSay();
  const systems = useService(SystemChoiceStore);
  const { t } = useTranslation('signIn');
  usePageTitle(t('title'));
  return (
    <div className="sign-in">
      <header className="sign-in-head">
        <span className="sign-in-mark">
          <Mark /> Axle
        </span>
        <LanguageSwitch />
      </header>
      <main className="sign-in-card">
        <h1>{say(systems.current.title)}</h1>
        <p className="sign-in-lead">{t('lead')}</p>
        <SignInForm />
        <SystemChoice />
      </main>
      <footer className="sign-in-foot">{say(systems.current.footer)}</footer>
    </div>
  );
});

const SignInForm = observer(function SignInForm() {
  const session = useService(SessionStore);
  const [store] = useState(() => new SignInStore(session));
  const say = useSay();
  const { t } = useTranslation('signIn');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const account = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await store.submit()) void navigate(returnPath(params.get('redirect')), { replace: true });
    else (store.accountError ? account : password).current?.focus();
  };
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <div role="alert">{store.refusal && <Callout intent="danger" icon={false} compact>{say(store.refusal)}</Callout>}</div>
      <FormGroup label={t('account')} labelFor="account" helperText={store.accountError && say(store.accountError)} intent={store.accountError ? 'danger' : 'none'}>
        <InputGroup
          id="account" name="username" size="large" inputRef={account} leftElement={<span className="sign-in-icon"><User /></span>}
          autoComplete="username" autoCapitalize="none" spellCheck={false} autoFocus maxLength={64}
          value={store.account} onValueChange={value => store.typeAccount(value)} intent={store.accountError ? 'danger' : 'none'} aria-invalid={store.accountError !== undefined}
        />
      </FormGroup>
      <PasswordInput store={store} inputRef={password} />
      <Checkbox checked={store.remember} onChange={event => store.chooseRemember(event.currentTarget.checked)} label={t('remember')} />
      <Button type="submit" size="large" intent="primary" fill loading={store.busy} text={t('signIn')} />
    </form>
  );
});

const PasswordInput = observer(function PasswordInput({ store, inputRef }: { readonly store: SignInStore; readonly inputRef: Ref<HTMLInputElement> }) {
  const say = useSay();
  const { t } = useTranslation('signIn');
  const [shown, setShown] = useState(false);
  const caps = useCapsLock();
  const note = store.passwordError ? say(store.passwordError) : caps.on ? t('capsLock') : undefined;
  return (
    <FormGroup label={t('password')} labelFor="password" helperText={<span aria-live="polite">{note}</span>} intent={store.passwordError ? 'danger' : caps.on ? 'warning' : 'none'}>
      <InputGroup
        id="password" name="password" size="large" inputRef={inputRef} leftElement={<span className="sign-in-icon"><Lock /></span>}
        type={shown ? 'text' : 'password'} autoComplete="current-password" maxLength={128} {...caps.handlers}
        value={store.password} onValueChange={value => store.typePassword(value)} intent={store.passwordError ? 'danger' : 'none'} aria-invalid={store.passwordError !== undefined}
        rightElement={
          <Button variant="minimal" icon={shown ? <EyeOff /> : <EyeOpen />} aria-label={t(shown ? 'hidePassword' : 'showPassword')} onClick={() => setShown(!shown)} />
        }
      />
    </FormGroup>
  );
});

const SystemChoice = observer(function SystemChoice() {
  const systems = useService(SystemChoiceStore);
  const say = useSay();
  const { t } = useTranslation('signIn');
  return (
    <fieldset className="sign-in-systems">
      <legend className="only-for-readers">{t('system')}</legend>
      {systemTitles.map(system => (
        <label key={system.key}>
          <input type="radio" name="system" value={system.key} checked={systems.current.key === system.key} onChange={() => systems.choose(system.key)} />
          <span>{say(system.title)}</span>
        </label>
      ))}
    </fieldset>
  );
});
