import type { Text } from '@axle/kernel';
import { bodyStyles } from '../vehicle/body-styles.ts';
import type { OpenQualifier, Qualifier } from './fits.ts';

const words: Readonly<Record<Qualifier, Text>> = {
  submodel: { zh: '配置', en: 'submodel' },
  engine: { zh: '发动机', en: 'engine' },
  drive: { zh: '驱动', en: 'drive' },
  bodyStyle: { zh: '车身形式', en: 'body style' },
};

const valueIn = ({ qualifier, value }: OpenQualifier): Text =>
  (qualifier === 'bodyStyle' ? bodyStyles.find(({ code }) => code === value)?.label : undefined) ?? { zh: value, en: value };

/** [FIT3] What is to be asked of a vehicle before a part surely fits: `engine = 2.4L?`, in Chinese and in English. */
export const openQuestion = (open: readonly OpenQualifier[]): Text => ({
  zh: open.map(one => `${words[one.qualifier].zh} = ${valueIn(one).zh}？`).join('，'),
  en: open.map(one => `${words[one.qualifier].en} = ${valueIn(one).en}?`).join(', '),
});
