-- What a site keeps of a price, by the fee category of what is sold and by steps of the price; `*` is for every category without rows of its own.
create table profit_param_referrals (
  id bigint generated always as identity primary key,
  record_id bigint not null references profit_param (id) on delete cascade,
  line_no integer not null,
  fee_category text not null,
  above numeric(18, 4) not null check (above >= 0),
  percent numeric(9, 4) not null check (percent between 0 and 100),
  least numeric(18, 4) check (least >= 0),
  unique (record_id, line_no) deferrable initially immediate
);
create trigger profit_param_referrals_past before update or delete on profit_param_referrals for each row execute function refuse_past_line('profit_param');
