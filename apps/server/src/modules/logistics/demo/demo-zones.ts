import type { RecordValues } from '@axle/page-kit';

/** Zones by distance from Ontario, California, by the beginnings of postal codes. */
const fromOntario: Readonly<Record<string, string>> = {
  '2': '90 91 92 930 931 932 933 934 935',
  '3': '936 937 889 890 891 893',
  '4': '94 950 951 952 953 954 956 957 958 85 864 840 841 844 846 847 894 895 897 898',
  '5': '955 959 960 961 97 98 99 83 842 843 845 80 81 820 821 829 831 87 865 59 884',
  '6': '822 823 824 825 826 827 828 830 57 67 68 69 73 75 76 77 78 79 88 66',
  '7': '50 51 52 53 54 55 56 58 60 61 62 63 64 65 70 71 72 74 386 387 388 389',
  '8': '0 1 2 3 4',
};

/** Zones by distance from Edison, New Jersey. */
const fromEdison: Readonly<Record<string, string>> = {
  '2': '07 08 10 11 190 191 192 194 195 103 104 105 106 107 108 109 180 181',
  '3': '01 02 06 12 13 17 18 19 20 21 22 055 054 063',
  '4': '03 04 05 14 15 16 23 24 26 27 43 44',
  '5': '28 29 25 45 46 47 48 49 40 41 42 37 376',
  '6': '30 31 32 33 34 35 36 38 39 53 54 60 61 62 63',
  '7': '50 51 52 55 56 57 58 64 65 66 67 68 69 70 71 72 73 74 75',
  '8': '59 76 77 78 79 8 9',
};

const chart = (originPrefix: string, zones: Readonly<Record<string, string>>): readonly RecordValues[] => {
  const seen = new Set<string>();
  return Object.entries(zones).flatMap(([zone, prefixes]) =>
    prefixes.split(' ').flatMap(destPrefix => {
      if (seen.has(destPrefix)) return [];
      seen.add(destPrefix);
      return [{ originPrefix, destPrefix, zone }];
    }),
  );
};

/** Zones of the United States from both warehouses, roughly by distance: charts of carriers take their place. */
export const demoUsZones: readonly RecordValues[] = [...chart('917', fromOntario), ...chart('088', fromEdison)];

/** Germany is one zone; the Highlands and islands and Northern Ireland are zones of their own. */
export const demoDeZones: readonly RecordValues[] = [{ originPrefix: '*', destPrefix: '*', zone: '1' }];
export const demoUkZones: readonly RecordValues[] = [
  { originPrefix: '*', destPrefix: '*', zone: '1' },
  ...['HS', 'IV', 'KW', 'ZE'].map(destPrefix => ({ originPrefix: '*', destPrefix, zone: '2' })),
  { originPrefix: '*', destPrefix: 'BT', zone: '3' },
];
