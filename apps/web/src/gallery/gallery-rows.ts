import { addDays, decimal, type LocalDate, round, weekOf } from '@axle/kernel';
import { acceptValue, type Field, fieldsOf, type RecordRow, type Resource, scaleOfField } from '@axle/page-kit';

const makes = ['Toyota', 'Honda', 'Ford', 'Acura', 'BMW', 'Chevrolet', 'Volkswagen', 'Nissan', 'Subaru', 'Mercedes-Benz'];
const models = [
  'Camry',
  'Civic',
  'F150 Regular Cab',
  'Integra',
  '3 Series',
  'Silverado 2500 HD Crew Cab',
  'Golf',
  'Altima',
  'Outback',
  'C-Class',
];

const addresses = [
  { country: 'CN', region: '广东省', city: '深圳市', line1: '南山区科技园1号', postcode: '518057', contact: '李雷', phone: '13800000000' },
  {
    country: 'US',
    region: 'CA',
    city: 'Ontario',
    line1: '1200 E Airport Dr',
    line2: 'Dock 4',
    postcode: '91761',
    contact: 'Ann Lee',
    phone: '+1 909 555 0100',
  },
  { country: 'DE', city: 'Berlin', line1: 'Seestraße 3', postcode: '13347' },
  { country: 'GB', city: 'Derby', line1: '7 Mill Lane', postcode: 'DE1 1AA' },
];

/** How many rows each list of the gallery has. */
const count = 12_000;

/** Made-up rows for any resource: every field kind gets values, some are empty. The same each time. */
export const galleryRows = (resource: Resource): readonly RecordRow[] => {
  const fields = Object.entries(fieldsOf(resource));
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    version: 1,
    ...Object.fromEntries(
      fields.flatMap(([name, field], place) => {
        const value = valueFor(name, field, index, place);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
  }));
};

function valueFor(name: string, field: Field, index: number, place: number): unknown {
  const turn = (index * 7 + place * 13) % 97;
  if (!field.required && name !== 'status' && turn % 5 === 0) return undefined;
  switch (field.kind) {
    case 'text':
      return name === 'make'
        ? makes[index % 10]
        : name === 'model'
          ? models[index % 10]
          : `${field.label.en} ${turn}`.slice(0, field.maxLength);
    case 'code':
      return `${name.slice(0, 3).toUpperCase()}-${index}`.slice(0, field.maxLength);
    case 'ref':
    case 'cascade':
      return 1 + (turn % 3);
    case 'integer':
      return name === 'year' ? 2027 - (Math.floor(index / 10) % 46) : Math.min(field.max, Math.max(field.min, turn * 37));
    case 'enum':
      return field.options[name === 'status' ? (turn % 9 === 0 ? 1 : 0) : turn % field.options.length]?.code;
    case 'enumList':
      return field.options.filter((_, option) => (turn + option) % 4 === 0).map(option => option.code);
    case 'tags':
      return turn % 3 === 0 ? [`tag ${turn}`] : undefined;
    case 'bool':
      return turn % 2 === 0;
    case 'instant':
      return new Date(Date.UTC(2026, 4, 20, 8, 30) - index * 3_600_000 - turn * 61_000).toISOString();
    case 'page':
      return turn % 2 === 0 ? 'vehicleModel' : 'basic_vehicle_model';
    case 'user':
      return 1 + (turn % 6);
    case 'bytes':
      return turn * 12_345;
    case 'lines':
      return undefined;
    case 'decimal':
    case 'money':
    case 'percent':
    case 'quantity':
    case 'measure': {
      const number = decimal(
        `${turn % 7 === 0 ? '-' : ''}${turn * turn * (turn % 3 === 0 ? 137 : 1)}.${String((turn * 37) % 100).padStart(2, '0')}`,
      );
      return number.ok && acceptValue(field, round(number.value, scaleOfField(field))).ok
        ? round(number.value, scaleOfField(field))
        : field.min;
    }
    case 'date':
      return addDays('2026-05-20' as LocalDate, -(index % 400));
    case 'week':
      return weekOf(addDays('2026-05-20' as LocalDate, -(index % 400)));
    case 'month':
      return addDays('2026-05-20' as LocalDate, -(index % 400)).slice(0, 7);
    case 'files':
      return [{ id: '00000000-0000-4000-8000-000000000001', name: `sample.${field.endings[0]}`, bytes: 12_345 }];
    case 'address':
      return addresses[turn % addresses.length];
    case 'trend':
      return Array.from({ length: 31 }, (_, day) => [day * 3 - 90, 20 + ((turn * 7 + day * day) % 11)]);
    case 'jsonDifference':
      return {
        before: { price: String(turn), tags: ['a', 'b'], note: 'x' },
        after: { price: String(turn + 1), tags: ['a'], note: 'x', hold: turn % 2 === 0 },
      };
    case 'time':
      return `${String(8 + (turn % 12)).padStart(2, '0')}:${turn % 2 === 0 ? '30' : '00'}:00`;
  }
}
