import type { ComponentType } from 'react';
import { data, redirect, replace } from 'react-router';
import { languages, type Refusal } from '@axle/kernel';
import { loginPath } from '@axle/permissions';
import { standaloneText } from '../../text/standalone.ts';
import type { DocumentProps, StandaloneDocuments } from '../standalone/standalone-document.ts';
import type { LanguageStore } from '../language/language.store.ts';
import type { SessionStore } from '../session/session.store.ts';
import { isShareToken, type Parameters, readParameters } from '../standalone/read-parameters.ts';
import type { ShareTokens } from '../standalone/share-tokens.ts';
import { type StandaloneKey, type StandalonePage, standalonePages } from '../standalone/standalone-pages.ts';

/** What opening a standalone page stands on. */
export interface StandaloneParts {
  readonly session: SessionStore;
  readonly language: LanguageStore;
  readonly tokens: ShareTokens;
  readonly documents: StandaloneDocuments;
}

/** An opened standalone page: its document, or the reason why there is none. */
export interface OpenedStandalone {
  readonly key: StandaloneKey;
  readonly parameters: Parameters;
  readonly token?: string;
  readonly refusal?: Refusal;
  readonly Document?: ComponentType<DocumentProps>;
}

/**
 * Opens a standalone page: takes the share token out of the address, checks the query before any call, then asks for the sign-in
 * where no token stands in for it.
 */
export async function openStandalone(key: StandaloneKey, request: Request, parts: StandaloneParts): Promise<OpenedStandalone> {
  const page: StandalonePage = standalonePages[key];
  const { pathname, searchParams: query } = new URL(request.url);
  const wanted = languages.find(language => language === query.get('lang'));
  if (wanted) parts.language.speak(wanted);
  const token = takeToken(page, pathname, query, parts.tokens);
  const read = readParameters(page, query);
  if (!read.ok) return { key, parameters: {}, refusal: read.refusal };
  if (token !== undefined && !isShareToken(token))
    return { key, parameters: read.value, refusal: { code: 'BAD_LINK', message: standaloneText.badLink } };
  await signIn(`${pathname}${written(query)}`, token, parts.session);
  return { key, parameters: read.value, token, Document: (await parts.documents[key]?.())?.default };
}

/** The token of this address. A token in the address is stored first, and the address is opened again without it. */
function takeToken(page: StandalonePage, pathname: string, query: URLSearchParams, tokens: ShareTokens): string | undefined {
  const token = query.get('t') ?? undefined;
  query.delete('t');
  const address = `${pathname}${written(query)}`;
  if (token === undefined) return page.shared ? tokens.of(address) : undefined;
  if (page.shared) tokens.keep(address, token);
  throw replace(address);
}

const written = (query: URLSearchParams): string => (query.size > 0 ? `?${query}` : '');

async function signIn(address: string, token: string | undefined, session: SessionStore): Promise<void> {
  const loaded = (await session.signedIn()) && (await session.load());
  if (loaded || token !== undefined) return;
  if (await session.signedIn()) throw data(undefined, { status: 503 });
  throw redirect(`${loginPath}?redirect=${encodeURIComponent(address)}`);
}
