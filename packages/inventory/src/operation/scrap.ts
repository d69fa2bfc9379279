import { compareDecimals, type Decimal, type Refusal } from '@axle/kernel';

/** What the rules of scrap go by. */
interface ScrapValues {
  readonly reason?: string;
  readonly lines?: readonly { readonly stockStatus?: string }[];
  readonly photos?: readonly unknown[];
}

/** What scrap is worth at most that any approver passes, in CNY. */
export const scrapLimit = '5000' as Decimal;

const damagedOnly = (at: number): Refusal => ({
  code: 'SCRAP_DAMAGED',
  field: `lines.${at}.stockStatus`,
  message: { zh: '报废只能取残损库存，请先做状态转换', en: 'Scrap must come from damaged stock; convert the status first' },
});

const photosWanted: Refusal = {
  code: 'SCRAP_PHOTOS',
  field: 'photos',
  message: { zh: '报废至少要有1张照片', en: 'Scrap needs at least 1 photo' },
};

/** [OP4] Scrap is taken from pieces that are known to be damaged. */
export const scrapRefusals = ({ reason, lines }: ScrapValues): readonly Refusal[] =>
  reason === 'scrap'
    ? (lines ?? []).flatMap(({ stockStatus }, at) => (stockStatus === undefined || stockStatus === 'damaged' ? [] : [damagedOnly(at)]))
    : [];

/** [OP4] Scrap is submitted with a photo of what is scrapped. */
export const scrapPhotos = ({ reason, photos }: ScrapValues): readonly Refusal[] =>
  reason === 'scrap' && !((photos ?? []).length > 0) ? [photosWanted] : [];

/** [OP4] Whether scrap of a value needs an approver of the second level. */
export const needsSecondLevel = (value: Decimal): boolean => compareDecimals(value, scrapLimit) > 0;
