import { type Decimal, groupedDecimal, inLanguage, type Language, type Text } from '@axle/kernel';
import { type Field, holdsDecimals, isReference, scaleOfField } from '@axle/page-kit';

/** How values of the calendar are written. */
const shapes = { instant: '2026-05-20 08:30:00 (UTC)', date: '2026-05-20', week: '2026-W21', month: '2026-05', time: '08:30:00' } as const;

/** What a column of a template takes, in one line. */
export function valuesOf(field: Field, language: Language): string {
  const say = (text: Text) => inLanguage(text, language);
  if (field.kind === 'enum' || field.kind === 'enumList')
    return field.options.map(({ code, label }) => `${String(code)} ${say(label)}`).join(', ');
  if (field.kind === 'integer') return `${field.min}–${field.max}`;
  if (isReference(field)) return say({ zh: '编码，或唯一的名称', en: 'the code, or a unique name' });
  if (field.kind === 'user') return say({ zh: '账号，或唯一的姓名', en: 'the account, or a unique name' });
  if (field.kind === 'text' || field.kind === 'code' || field.kind === 'tags')
    return say({ zh: `最多${field.maxLength}个字符`, en: `at most ${field.maxLength} characters` });
  if (field.kind === 'lines')
    return `${Object.values(field.fields)
      .map(({ label }) => say(label))
      .join(' | ')}; …`;
  if (field.kind === 'address')
    return say({
      zh: '国家代码 | 省/州 | 城市 | 街道，多行以 ; 分隔 | 邮编 | 联系人 | 电话',
      en: 'country code | state | city | street, lines separated by ; | postcode | contact | phone',
    });
  if (field.kind === 'bool') return say({ zh: '是 / 否', en: 'yes / no' });
  if (holdsDecimals(field)) {
    const bounds = [field.min, field.max].map(bound => (bound === undefined ? '…' : groupedDecimal(bound as Decimal)));
    const within = field.min === undefined && field.max === undefined ? '' : `, ${bounds.join(' – ')}`;
    return say({ zh: `最多${scaleOfField(field)}位小数${within}`, en: `at most ${scaleOfField(field)} decimal places${within}` });
  }
  return Object.hasOwn(shapes, field.kind) ? shapes[field.kind as keyof typeof shapes] : '';
}
