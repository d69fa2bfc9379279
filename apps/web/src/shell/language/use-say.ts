import type { Text } from '@axle/kernel';
import { useService } from '../services.tsx';
import { LanguageStore } from './language.store.ts';

/** Puts texts into the current language. For observers: they follow a switch of the language. */
export function useSay(): (text: Text) => string {
  const language = useService(LanguageStore);
  return text => language.say(text);
}
