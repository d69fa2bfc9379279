import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language, Result, Text } from '@axle/kernel';
import { type Access, can, type FieldAccess, fieldAccess, menuPages, mirroredAccess, pagesOpenToAll } from '@axle/permissions';
import { type FieldBlocks, type MenuNode, officePaths, type Recheck, type SignInRequest } from '@axle/wire';
import type { CallRefusal } from '../../gateways/main-client.ts';
import { type CachedState, loadSession } from './load-session.ts';
import { pageNamed, type PageName, pageNames } from './page-names.ts';
import { readRecheck } from './read-answers.ts';
import type { SessionParts } from './session-parts.ts';
import type { Session, TextValues } from './session.ts';
import { askToSignIn } from './known-device.ts';

const noBlocks: FieldBlocks = { read: [], write: [] };
const nothing: FieldAccess = { shown: false, read: false, write: false };

/** The signed-in user: who, with which rights, menu and field blocks. */
export class SessionStore implements Session {
  /** What the server said of the user; undefined until then. */
  recheck: Recheck | undefined = undefined;
  menu: readonly MenuNode[] = [];
  blocks: FieldBlocks = noBlocks;
  dictionaries: Readonly<Record<string, unknown>> = {};
  /** The signature that the loaded state belongs to. */
  #loaded: string | undefined = undefined;
  #loading: Promise<boolean> | undefined = undefined;
  readonly #parts: SessionParts;

  constructor(parts: SessionParts) {
    this.#parts = parts;
    makeAutoObservable(this, { recheck: observableRef, menu: observableRef, blocks: observableRef, dictionaries: observableRef });
  }

  get userId(): number | undefined {
    return this.recheck?.user.id;
  }

  get isSuper(): boolean {
    return this.recheck?.is_super ?? false;
  }

  get viewing(): boolean {
    return this.recheck?.viewed_by !== undefined;
  }

  /** The user's own name in the current language. */
  get ownName(): string {
    const user = this.recheck?.user;
    return (this.language === 'en' ? (user?.nickname_en ?? user?.nickname) : user?.nickname) ?? '';
  }

  get language(): Language {
    return this.#parts.language.current;
  }

  get downloadCount(): number {
    return this.#parts.badge.count;
  }

  /** The rights as far as the browser knows them. */
  get access(): Access | undefined {
    if (!this.recheck) return undefined;
    const { is_super, permission_list, user } = this.recheck;
    return mirroredAccess({ userId: user.id, isSuper: is_super, permissionList: permission_list, blocked: this.blocks });
  }

  get openPages(): ReadonlySet<string> {
    return new Set([...pagesOpenToAll, ...menuPages(this.menu).map(entry => entry.page.uniqueKey)]);
  }

  get pages(): readonly PageName[] {
    return pageNames(this.menu);
  }

  pageTitle(key: string): string {
    const page = pageNamed(this.pages, key);
    return page ? this.say(page.title) : key;
  }

  say(text: Text, values?: TextValues): string {
    return this.#parts.language.say(text, values);
  }

  can(code: string): boolean {
    return this.access !== undefined && can(this.access, code);
  }

  fieldAccess(page: string, field: string): FieldAccess {
    return { ...(this.access ? fieldAccess(this.access, page, field) : nothing), ...(this.viewing ? { write: false } : {}) };
  }

  readonly canOpen: Session['canOpen'] = page => this.openPages.has(page);
  readonly readNames: Session['readNames'] = () => this.#parts.names.readNames();
  readonly people: Session['people'] = typed => this.#parts.names.holding(typed);
  readonly referred: Session['referred'] = (entity, id) => this.#parts.references.referred(entity, id);
  readonly nickname: Session['nickname'] = userId => this.#parts.names.nickname(userId);
  readonly refreshDownloadCount: Session['refreshDownloadCount'] = () => this.#parts.badge.refresh();

  /** Whether a signature cookie is there; its name is fetched first where it is not known. */
  async signedIn(): Promise<boolean> {
    if (this.#parts.cookie.nameless) await this.#learnCookieName();
    return this.#parts.cookie.read() !== undefined;
  }

  async signIn(typed: Omit<SignInRequest, 'device'>): Promise<Result<unknown, CallRefusal>> {
    if (this.#parts.cookie.nameless) {
      const named = await this.#learnCookieName();
      if (!named.ok) return named;
    }
    const reply = await askToSignIn(this.#parts, typed);
    if (reply.ok) {
      this.forget();
      this.#parts.cookie.set(reply.value, typed.remember);
    }
    return reply;
  }

  /** Loads what the frame needs, once for each signature. False when the server could not be asked or the session has ended. */
  async load(): Promise<boolean> {
    const signature = this.#parts.cookie.read();
    if (signature === undefined) return false;
    if (this.#loaded === signature) return true;
    this.#loading ??= this.#loadFor(signature).finally(() => (this.#loading = undefined));
    return this.#loading;
  }

  /** Asks the office system again who this is and what the password's age demands. */
  async recheckNow(): Promise<boolean> {
    const signature = this.#parts.cookie.read();
    const reply = await this.#parts.office.post(officePaths.recheck, {}, { quiet: true });
    const recheck = reply.ok ? readRecheck(reply.value) : undefined;
    // a late reply does not bring back a user who has signed out or been replaced
    if (!recheck || signature === undefined || signature !== this.#parts.cookie.read()) return false;
    runInAction(() => (this.recheck = recheck));
    this.#parts.language.adopt(recheck.user.lang);
    return true;
  }

  /** Asks for everything again: while the password was due the server answered next to nothing. */
  loadAgain(): Promise<boolean> {
    this.#loaded = undefined;
    return this.load();
  }

  /** Notifies the server that the session ends; a failed call is ignored. */
  async signOut(): Promise<void> {
    await this.#parts.office.post(officePaths.signOut, {}, { quiet: true });
  }

  /** Reports to the server that this browser reloads after being idle for too long. */
  async reportIdle(): Promise<void> {
    if (this.userId !== undefined) await this.#parts.office.post(officePaths.noteIdle, {}, { quiet: true });
  }

  /** Whether the cookie now holds another sign-in than the one in view: another tab signed in or out. */
  isReplaced(): boolean {
    return this.#loaded !== undefined && this.#parts.cookie.read() !== this.#loaded;
  }

  /** Forgets the user; what the cache holds belongs to a signature and stays harmless. */
  forget(): void {
    this.#loaded = undefined;
    this.#loading = undefined;
    this.#parts.cache.stop();
    this.#parts.names.forget();
    this.#parts.references.forget();
    this.#parts.badge.forget();
    Object.assign(this, { recheck: undefined, menu: [], blocks: noBlocks, dictionaries: {} });
  }

  async #learnCookieName(): Promise<Result<unknown, CallRefusal>> {
    const reply = await this.#parts.office.get(officePaths.cookieKey, {}, { quiet: true });
    if (reply.ok) this.#parts.cookie.learnName((reply.value as { cookie_key: string }).cookie_key);
    return reply;
  }

  async #loadFor(signature: string): Promise<boolean> {
    const put = (state: Partial<CachedState>) => runInAction(() => Object.assign(this, state));
    const [known, loaded] = await Promise.all([this.recheckNow(), loadSession(this.#parts, signature, put)]);
    if (!known || !loaded || this.#parts.cookie.read() !== signature) return false;
    this.#loaded = signature;
    void this.#parts.names.load();
    void this.#parts.badge.refresh();
    return true;
  }
}
