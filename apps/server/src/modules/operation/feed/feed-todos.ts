import { text } from '@axle/kernel';
import type { TodoSource } from '../../../platform/workplace/todo-source.ts';

/** Listings that the platform refused. */
export const listingsRefused: TodoSource = {
  key: 'partsGeekRefused',
  title: text('PartsGeek拒绝的刊登', 'Listings that PartsGeek refused'),
  next: { zh: '改正后自动转为待提交，再生成Feed', en: 'Correct them: they go into the next feed' },
  page: 'partsGeek',
  tab: 'tab1',
  waitsFor: 'update',
  filters: () => [{ field: 'hasError', op: 'eq', value: true }],
};
