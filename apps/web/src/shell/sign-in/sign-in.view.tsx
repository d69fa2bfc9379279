import './sign-in.css';
import { EyeOff, EyeOpen, Lock, User } from '@blueprintjs/icons';
import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { returnPath } from '@axle/permissions';
import { systemTitles } from '../../text/systems.ts';
import { LanguageSwitch } from '../language/language-switch.view.tsx';
import { Mark } from '../mark.view.tsx';
import { useService } from '../services.tsx';
import { SessionStore } from '../session/session.store.ts';
import { usePageTitle } from '../states/page-title.ts';
import { usePageView } from '../track/use-page-view.ts';
import { useCapsLock } from './caps-lock.ts';
import { SignInStore } from './sign-in.store.ts';
import { SystemChoiceStore } from './system-choice.store.ts';
import { Session } from '../session/session.ts';
import { signInText } from '../../text/sign-in.ts';

/** The login page. */
export const Component = observer(function SignInView() {
  const session = useService(Session);
  const systems = useService(SystemChoiceStore);
  usePageTitle(session.say(signInText.title));
  usePageView({ page: 'login', label: signInText.title.zh });
  return (
    <div className="sign-in">
      <header className="sign-in-head">
        <span className="sign-in-mark">
          <Mark /> Axle
        </span>
        <LanguageSwitch />
      </header>
      <main className="sign-in-card">
        <h1>{session.say(systems.current.title)}</h1>
        <p className="sign-in-lead">{session.say(signInText.lead)}</p>
        <SignInForm />
        <SystemChoice />
      </main>
      <footer className="sign-in-foot">{session.say(systems.current.footer)}</footer>
    </div>
  );
});

const SignInForm = observer(function SignInForm() {
  const session = useService(SessionStore);
  const [store] = useState(() => new SignInStore(session));
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
      <p className="sign-in-refusal" role="alert">
        {store.refusal && session.say(store.refusal)}
      </p>
      <Field
        id="account"
        label={session.say(signInText.account)}
        note={store.accountError && session.say(store.accountError)}
        bad={store.accountError !== undefined}
        icon={<User />}
      >
        <input
          ref={account}
          id="account"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          maxLength={64}
          value={store.account}
          onChange={event => store.typeAccount(event.target.value)}
          aria-invalid={store.accountError !== undefined}
          aria-describedby="account-note"
        />
      </Field>
      <PasswordInput store={store} inputRef={password} />
      <label className="sign-in-remember">
        <input type="checkbox" checked={store.remember} onChange={event => store.chooseRemember(event.target.checked)} />{' '}
        {session.say(signInText.remember)}
      </label>
      <button type="submit" className="plain-button" data-tone="primary" aria-busy={store.busy}>
        {session.say(store.busy ? signInText.signingIn : signInText.signIn)}
      </button>
    </form>
  );
});

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly bad: boolean;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Field({ id, label, note, bad, icon, children }: FieldProps) {
  return (
    <div className="sign-in-field" data-bad={bad}>
      <label htmlFor={id}>{label}</label>
      <div>
        {icon}
        {children}
      </div>
      <p id={`${id}-note`} aria-live="polite">
        {note}
      </p>
    </div>
  );
}

const PasswordInput = observer(function PasswordInput({
  store,
  inputRef,
}: {
  readonly store: SignInStore;
  readonly inputRef: Ref<HTMLInputElement>;
}) {
  const session = useService(Session);
  const [shown, setShown] = useState(false);
  const caps = useCapsLock();
  const note = store.passwordError ? session.say(store.passwordError) : caps.on ? session.say(signInText.capsLock) : undefined;
  return (
    <Field id="password" label={session.say(signInText.password)} note={note} bad={store.passwordError !== undefined} icon={<Lock />}>
      <input
        ref={inputRef}
        id="password"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={128}
        {...caps.handlers}
        value={store.password}
        onChange={event => store.typePassword(event.target.value)}
        aria-invalid={store.passwordError !== undefined}
        aria-describedby="password-note"
      />
      <button
        type="button"
        aria-label={session.say(shown ? signInText.hidePassword : signInText.showPassword)}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff /> : <EyeOpen />}
      </button>
    </Field>
  );
});

const SystemChoice = observer(function SystemChoice() {
  const systems = useService(SystemChoiceStore);
  const session = useService(Session);
  return (
    <fieldset className="sign-in-systems">
      <legend className="only-for-readers">{session.say(signInText.system)}</legend>
      {systemTitles.map(system => (
        <label key={system.key}>
          <input
            type="radio"
            name="system"
            value={system.key}
            checked={systems.current.key === system.key}
            onChange={() => systems.choose(system.key)}
          />
          <span>{session.say(system.title)}</span>
        </label>
      ))}
    </fieldset>
  );
});
