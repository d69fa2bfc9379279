import { fill, type Text, text } from '@axle/kernel';
import { type Access, type FieldBlock, type FieldMode, type GrantedBy, type ScopeKind, whyCan, whyField, whyOpen } from '@axle/permissions';
import type { UserRights } from '@axle/wire';
import { whyAnswers, whyChain, whyText } from '../../text/why.ts';
import type { Subject } from './subjects.ts';

/** A link of the chain from what was asked to what decides it. */
export interface ChainLink {
  readonly text: Text;
  readonly good: boolean;
}

/** An answer: one sentence, and the chain that leads to it. */
export interface WhyAnswer {
  readonly good: boolean;
  readonly sentence: Text;
  readonly chain: readonly ChainLink[];
}

/** The rights of a user as the server returned them, in the form that the functions of rights take. */
export const accessOf = ({ user, roles, scopes, blocks }: UserRights): Access => ({
  userId: user.id,
  isSuper: user.isSuper,
  roles: roles.map(({ role, codes }) => ({ role, codes: new Set(codes) })),
  scopes: new Map(scopes.map(({ kind, targets }) => [kind as ScopeKind, targets === 'all' ? targets : new Set(targets)])),
  blocks: blocks.map(({ subject, role, page, field, mode }) => ({
    subject: subject === 'role' ? { kind: subject, role: role ?? '' } : { kind: subject },
    page,
    field,
    mode: mode as FieldMode,
  })),
});

/** The answer to why a user may, or may not: in the words of both languages. */
export function answerOf(rights: UserRights, subject: Subject): WhyAnswer {
  const access = accessOf(rights);
  const found =
    subject.kind === 'field'
      ? ofField(rights, access, subject)
      : subject.kind === 'code'
        ? ofCode(rights, access, subject)
        : ofPage(rights, access, subject);
  return rights.user.state === 'active' ? found : { ...found, chain: [...found.chain, { text: whyAnswers.left, good: false }] };
}

const nameOf = ({ user }: UserRights): Text => text(user.nickname, user.nicknameEn ?? user.nickname);

/** The names of roles, joined. */
function named({ roles }: UserRights, codes: readonly string[]): Text {
  const found = roles.filter(({ role }) => codes.includes(role));
  return text(found.map(({ nameZh }) => nameZh).join('、'), found.map(({ nameEn }) => nameEn).join(', '));
}

function link(rights: UserRights, { code, roles }: GrantedBy, otherwise: Text = whyChain.noRole): ChainLink {
  const by = roles.length > 0 ? named(rights, roles) : otherwise;
  return { text: fill(whyChain.code, { code, roles: by }), good: roles.length > 0 || otherwise !== whyChain.noRole };
}

function ofCode(rights: UserRights, access: Access, { code, what }: Subject & { readonly kind: 'code' }): WhyAnswer {
  const reason = whyCan(access, code);
  const { because } = reason;
  const otherwise = because === 'super' ? whyChain.isSuper : because === 'openToAll' ? whyChain.openToAll : whyChain.noRole;
  const roles = named(rights, reason.code.roles);
  return {
    good: reason.allowed,
    sentence: fill(whyAnswers[because], { user: nameOf(rights), what, roles }),
    chain: [
      link(rights, reason.code, otherwise),
      ...(reason.list && reason.list.code !== code ? [link(rights, reason.list, otherwise)] : []),
    ],
  };
}

function ofPage(rights: UserRights, access: Access, { section, page, what }: Subject & { readonly kind: 'page' }): WhyAnswer {
  const { allowed, because, lists } = whyOpen(access, section, page);
  const otherwise = because === 'super' ? whyChain.isSuper : because === 'openToAll' ? whyChain.openToAll : whyChain.noRole;
  const roles = named(
    rights,
    lists.flatMap(list => list.roles),
  );
  return {
    good: allowed,
    sentence: fill(whyAnswers[because], { user: nameOf(rights), what, roles }),
    chain:
      lists.length > 0 ? lists.map(list => link(rights, list)) : [link(rights, { code: `${section}.${page}.list`, roles: [] }, otherwise)],
  };
}

const modes: Readonly<Record<FieldMode, Text>> = { hide: whyText.hidden, readBlock: whyText.unreadable, writeBlock: whyText.unwritable };

function ofField(rights: UserRights, access: Access, { page, field, what }: Subject & { readonly kind: 'field' }): WhyAnswer {
  const { shown, read, write } = whyField(access, page, field);
  const closed = !read.may ? read : !shown.may ? shown : !write.may ? write : undefined;
  const sentence = !read.may
    ? whyAnswers.fieldUnread
    : !shown.may
      ? whyAnswers.fieldHidden
      : !write.may
        ? whyAnswers.fieldUnwritten
        : read.isSuper
          ? whyAnswers.fieldSuper
          : whyAnswers.fieldFree;
  const set = (block: FieldBlock): Text => {
    if (block.subject.kind === 'role') return fill(whyChain.roleSetting, { role: named(rights, [block.subject.role]) });
    return block.subject.kind === 'user' ? whyChain.ownSetting : whyChain.everybody;
  };
  const by = joined([...new Set((closed?.by ?? []).map(set))]);
  const opened = [...new Set([...shown.openedBy, ...read.openedBy, ...write.openedBy])];
  const blocks = access.blocks.filter(block => block.page === page && block.field === field);
  const holding = new Set([...shown.by, ...read.by, ...write.by]);
  return {
    good: closed === undefined,
    sentence: fill(sentence, { user: nameOf(rights), what, by }),
    chain: [
      ...blocks.map(block => ({ text: fill(whyChain.block, { by: set(block), mode: modes[block.mode] }), good: !holding.has(block) })),
      ...(opened.length > 0 ? [{ text: fill(whyChain.gives, { roles: named(rights, opened) }), good: true }] : []),
    ],
  };
}

const joined = (texts: readonly Text[]): Text => text(texts.map(({ zh }) => zh).join('、'), texts.map(({ en }) => en).join(', '));
