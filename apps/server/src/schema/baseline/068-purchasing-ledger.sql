-- What is owed to a supplier by a company in a currency, account by account, debits above zero: what its entries add up to.
create table supplier_balance (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  supplier bigint not null references supplier (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  ap numeric(18, 3) not null default 0,
  grir numeric(18, 3) not null default 0,
  prepay numeric(18, 3) not null default 0,
  claim_recv numeric(18, 3) not null default 0,
  stock numeric(18, 3) not null default 0,
  input_tax numeric(18, 3) not null default 0,
  ppv numeric(18, 3) not null default 0,
  deduct numeric(18, 3) not null default 0,
  claim_inc numeric(18, 3) not null default 0,
  bank numeric(18, 3) not null default 0,
  net_owed numeric(18, 3) not null default 0,
  last_entry date,
  -- The last day of its last locked statement.
  locked_to date,
  constraint supplier_balance_even check (ap + grir + prepay + claim_recv + stock + input_tax + ppv + deduct + claim_inc + bank = 0)
);
create unique index supplier_balance_key on supplier_balance (supplier, company_entity, currency);
create index supplier_balance_owed on supplier_balance (net_owed, id);
create index supplier_balance_company on supplier_balance (company_entity);
create index supplier_balance_currency_listed on supplier_balance (currency collate "C", id);

-- Months of a company in which nothing more is posted, and those that were opened again.
create table ledger_period (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  company_entity bigint not null references company_entity (id) on delete restrict,
  period text not null check (period ~ '^[0-9]{4}-[0-9]{2}$'),
  state text not null default 'closed' check (state in ('closed', 'open')),
  closed_by bigint references app_user (id),
  closed_at timestamptz(3) not null,
  reopened_by bigint references app_user (id),
  reopened_at timestamptz(3),
  reason text check (length(reason) <= 500),
  constraint ledger_period_reopened check ((state = 'open') = (reopened_at is not null))
);
create unique index ledger_period_key on ledger_period (company_entity, period);
create index ledger_period_period_listed on ledger_period (period collate "C", id);
create index ledger_period_closed_by on ledger_period (closed_by);
create index ledger_period_reopened_by on ledger_period (reopened_by);

-- The one book of what we owe to suppliers. Vouchers and entries are only ever added; balances are what they add up to.
create table ledger_voucher (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  voucher_no text not null unique,
  event text not null check (event in ('e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'adj', 'rev')),
  -- The source document, and the sequence number of its voucher for the event: none is posted twice.
  biz_type text not null check (biz_type in (
    'receipt', 'batch', 'settlement', 'prepayment', 'deduction', 'claim', 'after_sale', 'payment', 'adjustment', 'voucher', 'inspection',
    'conversion')),
  biz_no text not null check (length(biz_no) between 1 and 60),
  biz_seq integer not null check (biz_seq >= 1),
  account_date date not null,
  period text not null,
  supplier bigint not null references supplier (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  amount numeric(18, 3) not null check (amount > 0),
  due_date date,
  rate_cny numeric(18, 6),
  reverses bigint unique references ledger_voucher (id),
  memo text check (length(memo) <= 500),
  created_by bigint not null references app_user (id),
  created_at timestamptz(3) not null,
  constraint ledger_voucher_once unique (event, biz_type, biz_no, biz_seq),
  constraint ledger_voucher_reversal check ((event = 'rev') = (reverses is not null))
);
create index ledger_voucher_day on ledger_voucher (account_date, id);
create index ledger_voucher_supplier on ledger_voucher (supplier, account_date, id);
create index ledger_voucher_company on ledger_voucher (company_entity, account_date, id);
create index ledger_voucher_period_listed on ledger_voucher (period collate "C", id);
create index ledger_voucher_voucher_no_listed on ledger_voucher (voucher_no collate "C", id);
create index ledger_voucher_biz_no_listed on ledger_voucher (biz_no collate "C", id);
create index ledger_voucher_currency_listed on ledger_voucher (currency collate "C", id);
create index ledger_voucher_created on ledger_voucher (created_at, id);
create index ledger_voucher_created_by on ledger_voucher (created_by);
create trigger ledger_voucher_numbered before insert on ledger_voucher
  for each row execute function number_document('JV', 'voucher_no', 'warehouse');
create trigger ledger_voucher_append_only before update or delete on ledger_voucher for each row execute function refuse_change();
create trigger ledger_voucher_kept before truncate on ledger_voucher execute function refuse_change();

create table ledger_entry (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  voucher bigint not null references ledger_voucher (id),
  balance bigint not null references supplier_balance (id),
  account text not null
    check (account in ('ap', 'grir', 'prepay', 'claim_recv', 'stock', 'input_tax', 'ppv', 'deduct', 'claim_inc', 'bank')),
  debit numeric(18, 3) not null check (debit >= 0),
  credit numeric(18, 3) not null check (credit >= 0),
  balance_after numeric(18, 3) not null,
  supplier bigint not null references supplier (id) on delete restrict,
  account_date date not null,
  -- When what was billed is to be paid: of accounts payable alone.
  due_date date,
  constraint ledger_entry_due check ((due_date is not null) = (account = 'ap' and credit > 0)),
  constraint ledger_entry_side check ((debit > 0) <> (credit > 0)),
  constraint ledger_entry_once unique (voucher, account)
);
create index ledger_entry_balance on ledger_entry (balance, account, id);
create index ledger_entry_billed on ledger_entry (balance, due_date, id) include (credit) where due_date is not null;
create index ledger_entry_day on ledger_entry (account_date, id);
create index ledger_entry_supplier on ledger_entry (supplier, account_date, id);
create index ledger_entry_account on ledger_entry (account, account_date, id);
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function refuse_change();
create trigger ledger_entry_kept before truncate on ledger_entry execute function refuse_change();

-- Vouchers that people write, until somebody else has decided.
create table ledger_adjustment (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  adjust_no text not null unique,
  state text not null default 'pending' check (state in ('pending', 'posted', 'rejected')),
  supplier bigint not null references supplier (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  currency text not null,
  account_date date not null,
  amount numeric(18, 3),
  memo text not null check (length(memo) <= 500),
  attachments json,
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  voucher_no text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index ledger_adjustment_created on ledger_adjustment (created_at, id);
create index ledger_adjustment_state on ledger_adjustment (state, created_at, id);
create index ledger_adjustment_supplier on ledger_adjustment (supplier, created_at, id);
create index ledger_adjustment_company on ledger_adjustment (company_entity);
create index ledger_adjustment_adjust_no_listed on ledger_adjustment (adjust_no collate "C", id);
create index ledger_adjustment_currency_listed on ledger_adjustment (currency collate "C", id);
create trigger ledger_adjustment_numbered before insert on ledger_adjustment
  for each row execute function number_document('JA', 'adjust_no', 'warehouse');

create table ledger_adjustment_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references ledger_adjustment (id) on delete cascade,
  line_no integer not null,
  account text not null
    check (account in ('ap', 'grir', 'prepay', 'claim_recv', 'stock', 'input_tax', 'ppv', 'deduct', 'claim_inc', 'bank')),
  debit numeric(18, 3) check (debit >= 0),
  credit numeric(18, 3) check (credit >= 0),
  unique (record_id, line_no) deferrable initially immediate
);

-- What conversions of stock took off hold, by the receipts that count it: put back when the posting of the conversion is reversed.
create table freed_piece (
  conversion_no text not null,
  receipt bigint not null references receipt (id) on delete restrict,
  line_no integer not null,
  qty integer not null check (qty > 0),
  primary key (conversion_no, receipt, line_no)
);
create index freed_piece_receipt on freed_piece (receipt);
