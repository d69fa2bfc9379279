import { type Text, text } from '@axle/kernel';
import { frameText } from '../../text/frame.ts';
import { findText } from '../../text/find.ts';
import { ownSignInsText } from '../../text/own-sign-ins.ts';
import { downloadCentre } from '../download-notice.ts';
import type { LanguageStore } from '../language/language.store.ts';
import { densities, type LookStore, themes } from '../look/look.store.ts';
import type { OwnSignInsStore } from '../own-sign-ins/own-sign-ins.store.ts';
import type { ShortcutsStore } from '../shortcuts/shortcuts.store.ts';
import type { WhyStore } from '../why/why.store.ts';
import type { Choice } from './choice.ts';

/** Whom the frame's commands are given to. */
export interface CommandParts {
  readonly language: LanguageStore;
  readonly look: LookStore;
  readonly signIns: OwnSignInsStore;
  readonly shortcuts: ShortcutsStore;
  readonly why: WhyStore;
  readonly signOut: () => Promise<void>;
}

const both = (one: Text, other: Text): Text => text(`${one.zh}：${other.zh}`, `${one.en}: ${other.en}`);

/** What the frame can do wherever one is. */
export const frameCommands = ({ language, look, signIns, shortcuts, why, signOut }: CommandParts): readonly Choice[] => [
  { key: 'myDownloads', title: findText.myDownloads, path: downloadCentre },
  {
    key: 'language-zh',
    title: both(frameText.language, text('中文', 'Chinese')),

    run: () => language.choose('zh-cn'),
  },
  {
    key: 'language-en',
    title: both(frameText.language, text('English', 'English')),
    also: ['英文'],
    run: () => language.choose('en'),
  },
  ...themes.map(theme => ({
    key: `theme-${theme}`,
    title: both(frameText.theme, frameText[theme]),
    also: [frameText[theme].zh],
    run: () => look.chooseTheme(theme),
  })),
  ...densities.map(density => ({
    key: `density-${density}`,
    title: both(frameText.density, frameText[density]),
    also: [frameText[density].zh],
    run: () => look.chooseDensity(density),
  })),
  { key: 'ownSignIns', title: ownSignInsText.title, run: () => signIns.show() },
  { key: 'shortcuts', title: frameText.shortcuts, run: () => shortcuts.show() },
  { key: 'signOut', title: frameText.signOut, also: ['退出', '注销', 'logout', 'log out'], run: () => void signOut() },
  ...(why.allowed ? [{ key: 'why', title: frameText.why, also: ['权限', 'rights', 'view as'], run: () => why.show() }] : []),
];
