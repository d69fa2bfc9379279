create table brand (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  kind text not null,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index brand_key on brand (code);
create index brand_updated on brand (updated_at, id);

create table category (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  parent bigint references category (id) on delete restrict,
  level integer,
  fee_category text,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index category_key on category (code);
create index category_code on category (code collate "C", id);
create index category_parent on category (parent);
create index category_updated on category (updated_at, id);

-- A category stands one level below its parent, at most on the fourth, and never below itself. One change of the tree waits for the other.
create function settle_category_level() returns trigger language plpgsql as $$
declare
  above integer;
  below integer;
begin
  perform pg_advisory_xact_lock(hashtext('category'));
  if new.parent is not null then
    if exists (
      with recursive up as (
        select new.parent as id
        union
        select c.parent from category c join up on c.id = up.id where c.parent is not null
      )
      select 1 from up where up.id = new.id
    ) then
      raise exception using errcode = '23514', constraint = 'category_own_branch', message = 'a category cannot stand below itself';
    end if;
    select level into above from category where id = new.parent;
  end if;
  new.level := coalesce(above, 0) + 1;
  with recursive down as (
    select new.id as id, new.level as level
    union all
    select c.id, down.level + 1 from category c join down on c.parent = down.id
  )
  select max(level) into below from down;
  if below > 4 then
    raise exception using errcode = '23514', constraint = 'category_too_deep', message = 'categories have at most four levels';
  end if;
  return new;
end $$;
create trigger category_level before insert or update of parent on category for each row execute function settle_category_level();

-- What stands below a moved category moves along.
create function move_categories_below() returns trigger language plpgsql as $$
begin
  update category set parent = parent where parent = new.id and level is distinct from new.level + 1;
  return null;
end $$;
create trigger category_below after update of parent on category for each row execute function move_categories_below();

create table market (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  currency text not null,
  timezone text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index market_key on market (code);
create index market_code on market (code collate "C", id);

create table country (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  iso2 text not null,
  iso3 text not null,
  num text not null,
  name_zh text not null,
  name_en text not null,
  region text not null,
  currency text,
  dial text,
  eu boolean,
  units text,
  market bigint references market (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index country_key on country (iso2);
create index country_iso2 on country (iso2 collate "C", id);
create unique index country_iso3 on country (iso3);
create unique index country_num on country (num);
create index country_market on country (market);

create table site (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  platform text not null,
  country bigint not null references country (id) on delete restrict,
  domain text not null,
  marketplace_id text not null,
  currency text not null,
  timezone text not null,
  vat_included boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index site_key on site (code);
create index site_code on site (code collate "C", id);
create unique index site_marketplace on site (platform, marketplace_id);
create index site_country on site (country);

insert into market (code, name_zh, name_en, currency, timezone) values
  ('US', '美国', 'United States', 'USD', 'America/Los_Angeles'),
  ('EU', '欧盟', 'European Union', 'EUR', 'Europe/Berlin'),
  ('UK', '英国', 'United Kingdom', 'GBP', 'Europe/London'),
  ('CA', '加拿大', 'Canada', 'CAD', 'America/Toronto'),
  ('JP', '日本', 'Japan', 'JPY', 'Asia/Tokyo'),
  ('AU', '澳大利亚', 'Australia', 'AUD', 'Australia/Sydney');

-- ISO 3166-1: codes and names from i18n-iso-countries 7.14.0, continents, currencies and dialling codes from countries-list 3.4.1
-- (both MIT), taken on 2026-11-21.
insert into country (iso2, iso3, num, name_zh, name_en, region, currency, dial, eu, units, market)
select given.iso2, given.iso3, given.num, given.name_zh, given.name_en, given.region, given.currency, given.dial, given.eu, given.units, market.id
from (values
  ('AD', 'AND', '020', '安道尔', 'Andorra', 'europe', 'EUR', '+376', false, 'metric', null),
  ('AE', 'ARE', '784', '阿联酋', 'United Arab Emirates', 'asia', 'AED', '+971', false, 'metric', null),
  ('AF', 'AFG', '004', '阿富汗', 'Afghanistan', 'asia', 'AFN', '+93', false, 'metric', null),
  ('AG', 'ATG', '028', '安提瓜和巴布达', 'Antigua and Barbuda', 'northAmerica', 'XCD', '+1268', false, 'metric', null),
  ('AI', 'AIA', '660', '安圭拉', 'Anguilla', 'northAmerica', 'XCD', '+1264', false, 'metric', null),
  ('AL', 'ALB', '008', '阿尔巴尼亚', 'Albania', 'europe', 'ALL', '+355', false, 'metric', null),
  ('AM', 'ARM', '051', '亚美尼亚', 'Armenia', 'asia', 'AMD', '+374', false, 'metric', null),
  ('AO', 'AGO', '024', '安哥拉', 'Angola', 'africa', 'AOA', '+244', false, 'metric', null),
  ('AQ', 'ATA', '010', '南极洲', 'Antarctica', 'antarctica', null, '+672', false, 'metric', null),
  ('AR', 'ARG', '032', '阿根廷', 'Argentina', 'southAmerica', 'ARS', '+54', false, 'metric', null),
  ('AS', 'ASM', '016', '美属萨摩亚', 'American Samoa', 'oceania', 'USD', '+1684', false, 'metric', null),
  ('AT', 'AUT', '040', '奥地利', 'Austria', 'europe', 'EUR', '+43', true, 'metric', 'EU'),
  ('AU', 'AUS', '036', '澳大利亚', 'Australia', 'oceania', 'AUD', '+61', false, 'metric', 'AU'),
  ('AW', 'ABW', '533', '阿鲁巴', 'Aruba', 'northAmerica', 'AWG', '+297', false, 'metric', null),
  ('AX', 'ALA', '248', '奥兰', 'Åland Islands', 'europe', 'EUR', '+358', false, 'metric', null),
  ('AZ', 'AZE', '031', '阿塞拜疆', 'Azerbaijan', 'asia', 'AZN', '+994', false, 'metric', null),
  ('BA', 'BIH', '070', '波黑', 'Bosnia and Herzegovina', 'europe', 'BAM', '+387', false, 'metric', null),
  ('BB', 'BRB', '052', '巴巴多斯', 'Barbados', 'northAmerica', 'BBD', '+1246', false, 'metric', null),
  ('BD', 'BGD', '050', '孟加拉国', 'Bangladesh', 'asia', 'BDT', '+880', false, 'metric', null),
  ('BE', 'BEL', '056', '比利时', 'Belgium', 'europe', 'EUR', '+32', true, 'metric', 'EU'),
  ('BF', 'BFA', '854', '布基纳法索', 'Burkina Faso', 'africa', 'XOF', '+226', false, 'metric', null),
  ('BG', 'BGR', '100', '保加利亚', 'Bulgaria', 'europe', 'EUR', '+359', true, 'metric', 'EU'),
  ('BH', 'BHR', '048', '巴林', 'Bahrain', 'asia', 'BHD', '+973', false, 'metric', null),
  ('BI', 'BDI', '108', '布隆迪', 'Burundi', 'africa', 'BIF', '+257', false, 'metric', null),
  ('BJ', 'BEN', '204', '贝宁', 'Benin', 'africa', 'XOF', '+229', false, 'metric', null),
  ('BL', 'BLM', '652', '圣巴泰勒米', 'Saint Barthélemy', 'northAmerica', 'EUR', '+590', false, 'metric', null),
  ('BM', 'BMU', '060', '百慕大', 'Bermuda', 'northAmerica', 'BMD', '+1441', false, 'metric', null),
  ('BN', 'BRN', '096', '文莱', 'Brunei Darussalam', 'asia', 'BND', '+673', false, 'metric', null),
  ('BO', 'BOL', '068', '玻利维亚', 'Bolivia', 'southAmerica', 'BOB', '+591', false, 'metric', null),
  ('BQ', 'BES', '535', '荷兰加勒比区', 'Bonaire, Sint Eustatius and Saba', 'northAmerica', 'USD', '+5997', false, 'metric', null),
  ('BR', 'BRA', '076', '巴西', 'Brazil', 'southAmerica', 'BRL', '+55', false, 'metric', null),
  ('BS', 'BHS', '044', '巴哈马', 'Bahamas', 'northAmerica', 'BSD', '+1242', false, 'metric', null),
  ('BT', 'BTN', '064', '不丹', 'Bhutan', 'asia', 'BTN', '+975', false, 'metric', null),
  ('BV', 'BVT', '074', '布韦岛', 'Bouvet Island', 'antarctica', 'NOK', '+47', false, 'metric', null),
  ('BW', 'BWA', '072', '博茨瓦纳', 'Botswana', 'africa', 'BWP', '+267', false, 'metric', null),
  ('BY', 'BLR', '112', '白俄罗斯', 'Belarus', 'europe', 'BYN', '+375', false, 'metric', null),
  ('BZ', 'BLZ', '084', '伯利兹', 'Belize', 'northAmerica', 'BZD', '+501', false, 'metric', null),
  ('CA', 'CAN', '124', '加拿大', 'Canada', 'northAmerica', 'CAD', '+1', false, 'metric', 'CA'),
  ('CC', 'CCK', '166', '科科斯（基林）群岛', 'Cocos (Keeling) Islands', 'asia', 'AUD', '+61', false, 'metric', null),
  ('CD', 'COD', '180', '刚果（金）', 'Democratic Republic of the Congo', 'africa', 'CDF', '+243', false, 'metric', null),
  ('CF', 'CAF', '140', '中非', 'Central African Republic', 'africa', 'XAF', '+236', false, 'metric', null),
  ('CG', 'COG', '178', '刚果（布）', 'Republic of the Congo', 'africa', 'XAF', '+242', false, 'metric', null),
  ('CH', 'CHE', '756', '瑞士', 'Switzerland', 'europe', 'CHF', '+41', false, 'metric', null),
  ('CI', 'CIV', '384', '科特迪瓦', 'Cote d''Ivoire', 'africa', 'XOF', '+225', false, 'metric', null),
  ('CK', 'COK', '184', '库克群岛', 'Cook Islands', 'oceania', 'NZD', '+682', false, 'metric', null),
  ('CL', 'CHL', '152', '智利', 'Chile', 'southAmerica', 'CLP', '+56', false, 'metric', null),
  ('CM', 'CMR', '120', '喀麦隆', 'Cameroon', 'africa', 'XAF', '+237', false, 'metric', null),
  ('CN', 'CHN', '156', '中国', 'China', 'asia', 'CNY', '+86', false, 'metric', null),
  ('CO', 'COL', '170', '哥伦比亚', 'Colombia', 'southAmerica', 'COP', '+57', false, 'metric', null),
  ('CR', 'CRI', '188', '哥斯达黎加', 'Costa Rica', 'northAmerica', 'CRC', '+506', false, 'metric', null),
  ('CU', 'CUB', '192', '古巴', 'Cuba', 'northAmerica', 'CUP', '+53', false, 'metric', null),
  ('CV', 'CPV', '132', '佛得角', 'Cape Verde', 'africa', 'CVE', '+238', false, 'metric', null),
  ('CW', 'CUW', '531', '库拉索', 'Curaçao', 'northAmerica', 'XCG', '+5999', false, 'metric', null),
  ('CX', 'CXR', '162', '圣诞岛', 'Christmas Island', 'asia', 'AUD', '+61', false, 'metric', null),
  ('CY', 'CYP', '196', '塞浦路斯', 'Cyprus', 'europe', 'EUR', '+357', true, 'metric', 'EU'),
  ('CZ', 'CZE', '203', '捷克', 'Czech Republic', 'europe', 'CZK', '+420', true, 'metric', 'EU'),
  ('DE', 'DEU', '276', '德国', 'Germany', 'europe', 'EUR', '+49', true, 'metric', 'EU'),
  ('DJ', 'DJI', '262', '吉布提', 'Djibouti', 'africa', 'DJF', '+253', false, 'metric', null),
  ('DK', 'DNK', '208', '丹麦', 'Denmark', 'europe', 'DKK', '+45', true, 'metric', 'EU'),
  ('DM', 'DMA', '212', '多米尼克', 'Dominica', 'northAmerica', 'XCD', '+1767', false, 'metric', null),
  ('DO', 'DOM', '214', '多米尼加', 'Dominican Republic', 'northAmerica', 'DOP', '+1809', false, 'metric', null),
  ('DZ', 'DZA', '012', '阿尔及利亚', 'Algeria', 'africa', 'DZD', '+213', false, 'metric', null),
  ('EC', 'ECU', '218', '厄瓜多尔', 'Ecuador', 'southAmerica', 'USD', '+593', false, 'metric', null),
  ('EE', 'EST', '233', '爱沙尼亚', 'Estonia', 'europe', 'EUR', '+372', true, 'metric', 'EU'),
  ('EG', 'EGY', '818', '埃及', 'Egypt', 'africa', 'EGP', '+20', false, 'metric', null),
  ('EH', 'ESH', '732', '阿拉伯撒哈拉民主共和国', 'Western Sahara', 'africa', 'MAD', '+212', false, 'metric', null),
  ('ER', 'ERI', '232', '厄立特里亚', 'Eritrea', 'africa', 'ERN', '+291', false, 'metric', null),
  ('ES', 'ESP', '724', '西班牙', 'Spain', 'europe', 'EUR', '+34', true, 'metric', 'EU'),
  ('ET', 'ETH', '231', '埃塞俄比亚', 'Ethiopia', 'africa', 'ETB', '+251', false, 'metric', null),
  ('FI', 'FIN', '246', '芬兰', 'Finland', 'europe', 'EUR', '+358', true, 'metric', 'EU'),
  ('FJ', 'FJI', '242', '斐济', 'Fiji', 'oceania', 'FJD', '+679', false, 'metric', null),
  ('FK', 'FLK', '238', '福克兰群岛', 'Falkland Islands (Malvinas)', 'southAmerica', 'FKP', '+500', false, 'metric', null),
  ('FM', 'FSM', '583', '密克罗尼西亚联邦', 'Micronesia, Federated States of', 'oceania', 'USD', '+691', false, 'metric', null),
  ('FO', 'FRO', '234', '法罗群岛', 'Faroe Islands', 'europe', 'DKK', '+298', false, 'metric', null),
  ('FR', 'FRA', '250', '法国', 'France', 'europe', 'EUR', '+33', true, 'metric', 'EU'),
  ('GA', 'GAB', '266', '加蓬', 'Gabon', 'africa', 'XAF', '+241', false, 'metric', null),
  ('GB', 'GBR', '826', '英国', 'United Kingdom', 'europe', 'GBP', '+44', false, 'metric', 'UK'),
  ('GD', 'GRD', '308', '格林纳达', 'Grenada', 'northAmerica', 'XCD', '+1473', false, 'metric', null),
  ('GE', 'GEO', '268', '格鲁吉亚', 'Georgia', 'asia', 'GEL', '+995', false, 'metric', null),
  ('GF', 'GUF', '254', '法属圭亚那', 'French Guiana', 'southAmerica', 'EUR', '+594', false, 'metric', null),
  ('GG', 'GGY', '831', '根西', 'Guernsey', 'europe', 'GBP', '+44', false, 'metric', null),
  ('GH', 'GHA', '288', '加纳', 'Ghana', 'africa', 'GHS', '+233', false, 'metric', null),
  ('GI', 'GIB', '292', '直布罗陀', 'Gibraltar', 'europe', 'GIP', '+350', false, 'metric', null),
  ('GL', 'GRL', '304', '格陵兰', 'Greenland', 'northAmerica', 'DKK', '+299', false, 'metric', null),
  ('GM', 'GMB', '270', '冈比亚', 'Republic of The Gambia', 'africa', 'GMD', '+220', false, 'metric', null),
  ('GN', 'GIN', '324', '几内亚', 'Guinea', 'africa', 'GNF', '+224', false, 'metric', null),
  ('GP', 'GLP', '312', '瓜德罗普', 'Guadeloupe', 'northAmerica', 'EUR', '+590', false, 'metric', null),
  ('GQ', 'GNQ', '226', '赤道几内亚', 'Equatorial Guinea', 'africa', 'XAF', '+240', false, 'metric', null),
  ('GR', 'GRC', '300', '希腊', 'Greece', 'europe', 'EUR', '+30', true, 'metric', 'EU'),
  ('GS', 'SGS', '239', '南乔治亚和南桑威奇群岛', 'South Georgia and the South Sandwich Islands', 'antarctica', 'GBP', '+500', false, 'metric', null),
  ('GT', 'GTM', '320', '危地马拉', 'Guatemala', 'northAmerica', 'GTQ', '+502', false, 'metric', null),
  ('GU', 'GUM', '316', '关岛', 'Guam', 'oceania', 'USD', '+1671', false, 'metric', null),
  ('GW', 'GNB', '624', '几内亚比绍', 'Guinea-Bissau', 'africa', 'XOF', '+245', false, 'metric', null),
  ('GY', 'GUY', '328', '圭亚那', 'Guyana', 'southAmerica', 'GYD', '+592', false, 'metric', null),
  ('HK', 'HKG', '344', '中国香港', 'Hong Kong, China', 'asia', 'HKD', '+852', false, 'metric', null),
  ('HM', 'HMD', '334', '赫德岛和麦克唐纳群岛', 'Heard Island and McDonald Islands', 'antarctica', 'AUD', '+61', false, 'metric', null),
  ('HN', 'HND', '340', '洪都拉斯', 'Honduras', 'northAmerica', 'HNL', '+504', false, 'metric', null),
  ('HR', 'HRV', '191', '克罗地亚', 'Croatia', 'europe', 'EUR', '+385', true, 'metric', 'EU'),
  ('HT', 'HTI', '332', '海地', 'Haiti', 'northAmerica', 'HTG', '+509', false, 'metric', null),
  ('HU', 'HUN', '348', '匈牙利', 'Hungary', 'europe', 'HUF', '+36', true, 'metric', 'EU'),
  ('ID', 'IDN', '360', '印尼', 'Indonesia', 'asia', 'IDR', '+62', false, 'metric', null),
  ('IE', 'IRL', '372', '爱尔兰', 'Ireland', 'europe', 'EUR', '+353', true, 'metric', 'EU'),
  ('IL', 'ISR', '376', '以色列', 'Israel', 'asia', 'ILS', '+972', false, 'metric', null),
  ('IM', 'IMN', '833', '马恩岛', 'Isle of Man', 'europe', 'GBP', '+44', false, 'metric', null),
  ('IN', 'IND', '356', '印度', 'India', 'asia', 'INR', '+91', false, 'metric', null),
  ('IO', 'IOT', '086', '英属印度洋领地', 'British Indian Ocean Territory', 'asia', 'USD', '+246', false, 'metric', null),
  ('IQ', 'IRQ', '368', '伊拉克', 'Iraq', 'asia', 'IQD', '+964', false, 'metric', null),
  ('IR', 'IRN', '364', '伊朗', 'Islamic Republic of Iran', 'asia', 'IRR', '+98', false, 'metric', null),
  ('IS', 'ISL', '352', '冰岛', 'Iceland', 'europe', 'ISK', '+354', false, 'metric', null),
  ('IT', 'ITA', '380', '意大利', 'Italy', 'europe', 'EUR', '+39', true, 'metric', 'EU'),
  ('JE', 'JEY', '832', '泽西', 'Jersey', 'europe', 'GBP', '+44', false, 'metric', null),
  ('JM', 'JAM', '388', '牙买加', 'Jamaica', 'northAmerica', 'JMD', '+1876', false, 'metric', null),
  ('JO', 'JOR', '400', '约旦', 'Jordan', 'asia', 'JOD', '+962', false, 'metric', null),
  ('JP', 'JPN', '392', '日本', 'Japan', 'asia', 'JPY', '+81', false, 'metric', 'JP'),
  ('KE', 'KEN', '404', '肯尼亚', 'Kenya', 'africa', 'KES', '+254', false, 'metric', null),
  ('KG', 'KGZ', '417', '吉尔吉斯斯坦', 'Kyrgyzstan', 'asia', 'KGS', '+996', false, 'metric', null),
  ('KH', 'KHM', '116', '柬埔寨', 'Cambodia', 'asia', 'KHR', '+855', false, 'metric', null),
  ('KI', 'KIR', '296', '基里巴斯', 'Kiribati', 'oceania', 'AUD', '+686', false, 'metric', null),
  ('KM', 'COM', '174', '科摩罗', 'Comoros', 'africa', 'KMF', '+269', false, 'metric', null),
  ('KN', 'KNA', '659', '圣基茨和尼维斯', 'Saint Kitts and Nevis', 'northAmerica', 'XCD', '+1869', false, 'metric', null),
  ('KP', 'PRK', '408', '朝鲜', 'North Korea', 'asia', 'KPW', '+850', false, 'metric', null),
  ('KR', 'KOR', '410', '韩国', 'South Korea', 'asia', 'KRW', '+82', false, 'metric', null),
  ('KW', 'KWT', '414', '科威特', 'Kuwait', 'asia', 'KWD', '+965', false, 'metric', null),
  ('KY', 'CYM', '136', '开曼群岛', 'Cayman Islands', 'northAmerica', 'KYD', '+1345', false, 'metric', null),
  ('KZ', 'KAZ', '398', '哈萨克斯坦', 'Kazakhstan', 'asia', 'KZT', '+7', false, 'metric', null),
  ('LA', 'LAO', '418', '老挝', 'Lao People''s Democratic Republic', 'asia', 'LAK', '+856', false, 'metric', null),
  ('LB', 'LBN', '422', '黎巴嫩', 'Lebanon', 'asia', 'LBP', '+961', false, 'metric', null),
  ('LC', 'LCA', '662', '圣卢西亚', 'Saint Lucia', 'northAmerica', 'XCD', '+1758', false, 'metric', null),
  ('LI', 'LIE', '438', '列支敦士登', 'Liechtenstein', 'europe', 'CHF', '+423', false, 'metric', null),
  ('LK', 'LKA', '144', '斯里兰卡', 'Sri Lanka', 'asia', 'LKR', '+94', false, 'metric', null),
  ('LR', 'LBR', '430', '利比里亚', 'Liberia', 'africa', 'LRD', '+231', false, 'imperial', null),
  ('LS', 'LSO', '426', '莱索托', 'Lesotho', 'africa', 'LSL', '+266', false, 'metric', null),
  ('LT', 'LTU', '440', '立陶宛', 'Lithuania', 'europe', 'EUR', '+370', true, 'metric', 'EU'),
  ('LU', 'LUX', '442', '卢森堡', 'Luxembourg', 'europe', 'EUR', '+352', true, 'metric', 'EU'),
  ('LV', 'LVA', '428', '拉脱维亚', 'Latvia', 'europe', 'EUR', '+371', true, 'metric', 'EU'),
  ('LY', 'LBY', '434', '利比亚', 'Libya', 'africa', 'LYD', '+218', false, 'metric', null),
  ('MA', 'MAR', '504', '摩洛哥', 'Morocco', 'africa', 'MAD', '+212', false, 'metric', null),
  ('MC', 'MCO', '492', '摩纳哥', 'Monaco', 'europe', 'EUR', '+377', false, 'metric', null),
  ('MD', 'MDA', '498', '摩尔多瓦', 'Moldova, Republic of', 'europe', 'MDL', '+373', false, 'metric', null),
  ('ME', 'MNE', '499', '黑山', 'Montenegro', 'europe', 'EUR', '+382', false, 'metric', null),
  ('MF', 'MAF', '663', '法属圣马丁', 'Saint Martin (French part)', 'northAmerica', 'EUR', '+590', false, 'metric', null),
  ('MG', 'MDG', '450', '马达加斯加', 'Madagascar', 'africa', 'MGA', '+261', false, 'metric', null),
  ('MH', 'MHL', '584', '马绍尔群岛', 'Marshall Islands', 'oceania', 'USD', '+692', false, 'metric', null),
  ('MK', 'MKD', '807', '北马其顿', 'The Republic of North Macedonia', 'europe', 'MKD', '+389', false, 'metric', null),
  ('ML', 'MLI', '466', '马里', 'Mali', 'africa', 'XOF', '+223', false, 'metric', null),
  ('MM', 'MMR', '104', '缅甸', 'Myanmar', 'asia', 'MMK', '+95', false, 'imperial', null),
  ('MN', 'MNG', '496', '蒙古', 'Mongolia', 'asia', 'MNT', '+976', false, 'metric', null),
  ('MO', 'MAC', '446', '中国澳门', 'Macao, China', 'asia', 'MOP', '+853', false, 'metric', null),
  ('MP', 'MNP', '580', '北马里亚纳群岛', 'Northern Mariana Islands', 'oceania', 'USD', '+1670', false, 'metric', null),
  ('MQ', 'MTQ', '474', '马提尼克', 'Martinique', 'northAmerica', 'EUR', '+596', false, 'metric', null),
  ('MR', 'MRT', '478', '毛里塔尼亚', 'Mauritania', 'africa', 'MRU', '+222', false, 'metric', null),
  ('MS', 'MSR', '500', '蒙特塞拉特', 'Montserrat', 'northAmerica', 'XCD', '+1664', false, 'metric', null),
  ('MT', 'MLT', '470', '马耳他', 'Malta', 'europe', 'EUR', '+356', true, 'metric', 'EU'),
  ('MU', 'MUS', '480', '毛里求斯', 'Mauritius', 'africa', 'MUR', '+230', false, 'metric', null),
  ('MV', 'MDV', '462', '马尔代夫', 'Maldives', 'asia', 'MVR', '+960', false, 'metric', null),
  ('MW', 'MWI', '454', '马拉维', 'Malawi', 'africa', 'MWK', '+265', false, 'metric', null),
  ('MX', 'MEX', '484', '墨西哥', 'Mexico', 'northAmerica', 'MXN', '+52', false, 'metric', null),
  ('MY', 'MYS', '458', '马来西亚', 'Malaysia', 'asia', 'MYR', '+60', false, 'metric', null),
  ('MZ', 'MOZ', '508', '莫桑比克', 'Mozambique', 'africa', 'MZN', '+258', false, 'metric', null),
  ('NA', 'NAM', '516', '纳米比亚', 'Namibia', 'africa', 'NAD', '+264', false, 'metric', null),
  ('NC', 'NCL', '540', '新喀里多尼亚', 'New Caledonia', 'oceania', 'XPF', '+687', false, 'metric', null),
  ('NE', 'NER', '562', '尼日尔', 'Niger', 'africa', 'XOF', '+227', false, 'metric', null),
  ('NF', 'NFK', '574', '诺福克岛', 'Norfolk Island', 'oceania', 'AUD', '+672', false, 'metric', null),
  ('NG', 'NGA', '566', '尼日利亚', 'Nigeria', 'africa', 'NGN', '+234', false, 'metric', null),
  ('NI', 'NIC', '558', '尼加拉瓜', 'Nicaragua', 'northAmerica', 'NIO', '+505', false, 'metric', null),
  ('NL', 'NLD', '528', '荷兰', 'Netherlands', 'europe', 'EUR', '+31', true, 'metric', 'EU'),
  ('NO', 'NOR', '578', '挪威', 'Norway', 'europe', 'NOK', '+47', false, 'metric', null),
  ('NP', 'NPL', '524', '尼泊尔', 'Nepal', 'asia', 'NPR', '+977', false, 'metric', null),
  ('NR', 'NRU', '520', '瑙鲁', 'Nauru', 'oceania', 'AUD', '+674', false, 'metric', null),
  ('NU', 'NIU', '570', '纽埃', 'Niue', 'oceania', 'NZD', '+683', false, 'metric', null),
  ('NZ', 'NZL', '554', '新西兰', 'New Zealand', 'oceania', 'NZD', '+64', false, 'metric', null),
  ('OM', 'OMN', '512', '阿曼', 'Oman', 'asia', 'OMR', '+968', false, 'metric', null),
  ('PA', 'PAN', '591', '巴拿马', 'Panama', 'northAmerica', 'PAB', '+507', false, 'metric', null),
  ('PE', 'PER', '604', '秘鲁', 'Peru', 'southAmerica', 'PEN', '+51', false, 'metric', null),
  ('PF', 'PYF', '258', '法属波利尼西亚', 'French Polynesia', 'oceania', 'XPF', '+689', false, 'metric', null),
  ('PG', 'PNG', '598', '巴布亚新几内亚', 'Papua New Guinea', 'oceania', 'PGK', '+675', false, 'metric', null),
  ('PH', 'PHL', '608', '菲律宾', 'Philippines', 'asia', 'PHP', '+63', false, 'metric', null),
  ('PK', 'PAK', '586', '巴基斯坦', 'Pakistan', 'asia', 'PKR', '+92', false, 'metric', null),
  ('PL', 'POL', '616', '波兰', 'Poland', 'europe', 'PLN', '+48', true, 'metric', 'EU'),
  ('PM', 'SPM', '666', '圣皮埃尔和密克隆', 'Saint Pierre and Miquelon', 'northAmerica', 'EUR', '+508', false, 'metric', null),
  ('PN', 'PCN', '612', '皮特凯恩群岛', 'Pitcairn', 'oceania', 'NZD', '+64', false, 'metric', null),
  ('PR', 'PRI', '630', '波多黎各', 'Puerto Rico', 'northAmerica', 'USD', '+1787', false, 'metric', null),
  ('PS', 'PSE', '275', '巴勒斯坦', 'State of Palestine', 'asia', 'ILS', '+970', false, 'metric', null),
  ('PT', 'PRT', '620', '葡萄牙', 'Portugal', 'europe', 'EUR', '+351', true, 'metric', 'EU'),
  ('PW', 'PLW', '585', '帕劳', 'Palau', 'oceania', 'USD', '+680', false, 'metric', null),
  ('PY', 'PRY', '600', '巴拉圭', 'Paraguay', 'southAmerica', 'PYG', '+595', false, 'metric', null),
  ('QA', 'QAT', '634', '卡塔尔', 'Qatar', 'asia', 'QAR', '+974', false, 'metric', null),
  ('RE', 'REU', '638', '留尼汪', 'Reunion', 'africa', 'EUR', '+262', false, 'metric', null),
  ('RO', 'ROU', '642', '罗马尼亚', 'Romania', 'europe', 'RON', '+40', true, 'metric', 'EU'),
  ('RS', 'SRB', '688', '塞尔维亚', 'Serbia', 'europe', 'RSD', '+381', false, 'metric', null),
  ('RU', 'RUS', '643', '俄罗斯', 'Russia', 'asia', 'RUB', '+7', false, 'metric', null),
  ('RW', 'RWA', '646', '卢旺达', 'Rwanda', 'africa', 'RWF', '+250', false, 'metric', null),
  ('SA', 'SAU', '682', '沙特阿拉伯', 'Saudi Arabia', 'asia', 'SAR', '+966', false, 'metric', null),
  ('SB', 'SLB', '090', '所罗门群岛', 'Solomon Islands', 'oceania', 'SBD', '+677', false, 'metric', null),
  ('SC', 'SYC', '690', '塞舌尔', 'Seychelles', 'africa', 'SCR', '+248', false, 'metric', null),
  ('SD', 'SDN', '729', '苏丹', 'Sudan', 'africa', 'SDG', '+249', false, 'metric', null),
  ('SE', 'SWE', '752', '瑞典', 'Sweden', 'europe', 'SEK', '+46', true, 'metric', 'EU'),
  ('SG', 'SGP', '702', '新加坡', 'Singapore', 'asia', 'SGD', '+65', false, 'metric', null),
  ('SH', 'SHN', '654', '圣赫勒拿、阿森松和特里斯坦-达库尼亚', 'Saint Helena', 'africa', 'SHP', '+290', false, 'metric', null),
  ('SI', 'SVN', '705', '斯洛文尼亚', 'Slovenia', 'europe', 'EUR', '+386', true, 'metric', 'EU'),
  ('SJ', 'SJM', '744', '斯瓦尔巴和扬马延', 'Svalbard and Jan Mayen', 'europe', 'NOK', '+4779', false, 'metric', null),
  ('SK', 'SVK', '703', '斯洛伐克', 'Slovakia', 'europe', 'EUR', '+421', true, 'metric', 'EU'),
  ('SL', 'SLE', '694', '塞拉利昂', 'Sierra Leone', 'africa', 'SLE', '+232', false, 'metric', null),
  ('SM', 'SMR', '674', '圣马力诺', 'San Marino', 'europe', 'EUR', '+378', false, 'metric', null),
  ('SN', 'SEN', '686', '塞内加尔', 'Senegal', 'africa', 'XOF', '+221', false, 'metric', null),
  ('SO', 'SOM', '706', '索马里', 'Somalia', 'africa', 'SOS', '+252', false, 'metric', null),
  ('SR', 'SUR', '740', '苏里南', 'Suriname', 'southAmerica', 'SRD', '+597', false, 'metric', null),
  ('SS', 'SSD', '728', '南苏丹', 'South Sudan', 'africa', 'SSP', '+211', false, 'metric', null),
  ('ST', 'STP', '678', '圣多美和普林西比', 'Sao Tome and Principe', 'africa', 'STN', '+239', false, 'metric', null),
  ('SV', 'SLV', '222', '萨尔瓦多', 'El Salvador', 'northAmerica', 'USD', '+503', false, 'metric', null),
  ('SX', 'SXM', '534', '荷属圣马丁', 'Sint Maarten (Dutch part)', 'northAmerica', 'XCG', '+1721', false, 'metric', null),
  ('SY', 'SYR', '760', '叙利亚', 'Syrian Arab Republic', 'asia', 'SYP', '+963', false, 'metric', null),
  ('SZ', 'SWZ', '748', '斯威士兰', 'Eswatini', 'africa', 'SZL', '+268', false, 'metric', null),
  ('TC', 'TCA', '796', '特克斯和凯科斯群岛', 'Turks and Caicos Islands', 'northAmerica', 'USD', '+1649', false, 'metric', null),
  ('TD', 'TCD', '148', '乍得', 'Chad', 'africa', 'XAF', '+235', false, 'metric', null),
  ('TF', 'ATF', '260', '法属南部领地', 'French Southern Territories', 'antarctica', 'EUR', '+262', false, 'metric', null),
  ('TG', 'TGO', '768', '多哥', 'Togo', 'africa', 'XOF', '+228', false, 'metric', null),
  ('TH', 'THA', '764', '泰国', 'Thailand', 'asia', 'THB', '+66', false, 'metric', null),
  ('TJ', 'TJK', '762', '塔吉克斯坦', 'Tajikistan', 'asia', 'TJS', '+992', false, 'metric', null),
  ('TK', 'TKL', '772', '托克劳', 'Tokelau', 'oceania', 'NZD', '+690', false, 'metric', null),
  ('TL', 'TLS', '626', '东帝汶', 'Timor-Leste', 'oceania', 'USD', '+670', false, 'metric', null),
  ('TM', 'TKM', '795', '土库曼斯坦', 'Turkmenistan', 'asia', 'TMT', '+993', false, 'metric', null),
  ('TN', 'TUN', '788', '突尼斯', 'Tunisia', 'africa', 'TND', '+216', false, 'metric', null),
  ('TO', 'TON', '776', '汤加', 'Tonga', 'oceania', 'TOP', '+676', false, 'metric', null),
  ('TR', 'TUR', '792', '土耳其', 'Türkiye', 'asia', 'TRY', '+90', false, 'metric', null),
  ('TT', 'TTO', '780', '特立尼达和多巴哥', 'Trinidad and Tobago', 'northAmerica', 'TTD', '+1868', false, 'metric', null),
  ('TV', 'TUV', '798', '图瓦卢', 'Tuvalu', 'oceania', 'AUD', '+688', false, 'metric', null),
  ('TW', 'TWN', '158', '中国台湾', 'Taiwan, China', 'asia', 'TWD', '+886', false, 'metric', null),
  ('TZ', 'TZA', '834', '坦桑尼亚', 'United Republic of Tanzania', 'africa', 'TZS', '+255', false, 'metric', null),
  ('UA', 'UKR', '804', '乌克兰', 'Ukraine', 'europe', 'UAH', '+380', false, 'metric', null),
  ('UG', 'UGA', '800', '乌干达', 'Uganda', 'africa', 'UGX', '+256', false, 'metric', null),
  ('UM', 'UMI', '581', '美国本土外小岛屿', 'United States Minor Outlying Islands', 'oceania', 'USD', '+1', false, 'metric', null),
  ('US', 'USA', '840', '美国', 'United States', 'northAmerica', 'USD', '+1', false, 'imperial', 'US'),
  ('UY', 'URY', '858', '乌拉圭', 'Uruguay', 'southAmerica', 'UYU', '+598', false, 'metric', null),
  ('UZ', 'UZB', '860', '乌兹别克斯坦', 'Uzbekistan', 'asia', 'UZS', '+998', false, 'metric', null),
  ('VA', 'VAT', '336', '梵蒂冈', 'Holy See (Vatican City State)', 'europe', 'EUR', '+379', false, 'metric', null),
  ('VC', 'VCT', '670', '圣文森特和格林纳丁斯', 'Saint Vincent and the Grenadines', 'northAmerica', 'XCD', '+1784', false, 'metric', null),
  ('VE', 'VEN', '862', '委内瑞拉', 'Venezuela', 'southAmerica', 'VES', '+58', false, 'metric', null),
  ('VG', 'VGB', '092', '英属维尔京群岛', 'Virgin Islands, British', 'northAmerica', 'USD', '+1284', false, 'metric', null),
  ('VI', 'VIR', '850', '美属维尔京群岛', 'Virgin Islands, U.S.', 'northAmerica', 'USD', '+1340', false, 'metric', null),
  ('VN', 'VNM', '704', '越南', 'Vietnam', 'asia', 'VND', '+84', false, 'metric', null),
  ('VU', 'VUT', '548', '瓦努阿图', 'Vanuatu', 'oceania', 'VUV', '+678', false, 'metric', null),
  ('WF', 'WLF', '876', '瓦利斯和富图纳', 'Wallis and Futuna', 'oceania', 'XPF', '+681', false, 'metric', null),
  ('WS', 'WSM', '882', '萨摩亚', 'Samoa', 'oceania', 'WST', '+685', false, 'metric', null),
  ('YE', 'YEM', '887', '也门', 'Yemen', 'asia', 'YER', '+967', false, 'metric', null),
  ('YT', 'MYT', '175', '马约特', 'Mayotte', 'africa', 'EUR', '+262', false, 'metric', null),
  ('ZA', 'ZAF', '710', '南非', 'South Africa', 'africa', 'ZAR', '+27', false, 'metric', null),
  ('ZM', 'ZMB', '894', '赞比亚', 'Zambia', 'africa', 'ZMW', '+260', false, 'metric', null),
  ('ZW', 'ZWE', '716', '津巴布韦', 'Zimbabwe', 'africa', 'ZWG', '+263', false, 'metric', null)
) as given (iso2, iso3, num, name_zh, name_en, region, currency, dial, eu, units, market)
left join market on market.code = given.market order by given.iso2;

-- Amazon's marketplace ids as its developer documents list them.
insert into site (code, platform, country, domain, marketplace_id, currency, timezone, vat_included)
select given.code, given.platform, country.id, given.domain, given.marketplace_id, given.currency, given.timezone, given.vat_included
from (values
  ('AMZ-US', 'amazon', 'US', 'amazon.com', 'ATVPDKIKX0DER', 'USD', 'America/Los_Angeles', false),
  ('AMZ-CA', 'amazon', 'CA', 'amazon.ca', 'A2EUQ1WTGCTBG2', 'CAD', 'America/Los_Angeles', false),
  ('AMZ-MX', 'amazon', 'MX', 'amazon.com.mx', 'A1AM78C64UM0Y8', 'MXN', 'America/Los_Angeles', true),
  ('AMZ-UK', 'amazon', 'GB', 'amazon.co.uk', 'A1F83G8C2ARO7P', 'GBP', 'Europe/London', true),
  ('AMZ-DE', 'amazon', 'DE', 'amazon.de', 'A1PA6795UKMFR9', 'EUR', 'Europe/Berlin', true),
  ('AMZ-FR', 'amazon', 'FR', 'amazon.fr', 'A13V1IB3VIYZZH', 'EUR', 'Europe/Paris', true),
  ('AMZ-IT', 'amazon', 'IT', 'amazon.it', 'APJ6JRA9NG5V4', 'EUR', 'Europe/Rome', true),
  ('AMZ-ES', 'amazon', 'ES', 'amazon.es', 'A1RKKUPIHCS9HS', 'EUR', 'Europe/Madrid', true),
  ('AMZ-NL', 'amazon', 'NL', 'amazon.nl', 'A1805IZSGTT6HS', 'EUR', 'Europe/Amsterdam', true),
  ('AMZ-SE', 'amazon', 'SE', 'amazon.se', 'A2NODRKZP88ZB9', 'SEK', 'Europe/Stockholm', true),
  ('AMZ-PL', 'amazon', 'PL', 'amazon.pl', 'A1C3SOZRARQ6R3', 'PLN', 'Europe/Warsaw', true),
  ('AMZ-JP', 'amazon', 'JP', 'amazon.co.jp', 'A1VC38T7YXB528', 'JPY', 'Asia/Tokyo', true),
  ('AMZ-AU', 'amazon', 'AU', 'amazon.com.au', 'A39IBJ37TRP1C6', 'AUD', 'Australia/Sydney', true),
  ('EBAY-US', 'ebay', 'US', 'ebay.com', 'EBAY_US', 'USD', 'America/Los_Angeles', false),
  ('EBAY-UK', 'ebay', 'GB', 'ebay.co.uk', 'EBAY_GB', 'GBP', 'Europe/London', true),
  ('EBAY-DE', 'ebay', 'DE', 'ebay.de', 'EBAY_DE', 'EUR', 'Europe/Berlin', true),
  ('WMT-US', 'walmart', 'US', 'walmart.com', 'WALMART_US', 'USD', 'America/Los_Angeles', false),
  ('PG-US', 'partsgeek', 'US', 'partsgeek.com', 'PARTSGEEK_US', 'USD', 'America/New_York', false)
) as given (code, platform, country, domain, marketplace_id, currency, timezone, vat_included)
join country on country.iso2 = given.country order by given.code;
