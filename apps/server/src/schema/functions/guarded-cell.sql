-- A text as it may stand in a csv file: one that reads like the mark that empties a field, or like the error of a formula, gets an
-- apostrophe, and so does what a spreadsheet would run. The rules T11 and T4 of tasks.
create or replace function guarded_cell(cell text) returns text language sql immutable as $$
  select case
    when literal ~ '^[''\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]'
      and literal !~* '^[+-]?([0-9]+|[0-9]{1,3}(,[0-9]{3})+)([.][0-9]+)?(e[+-]?[0-9]+)?$' then '''' || literal
    else literal end
  from (
    select case
      when cell ~* ('^''*[\s\u00a0\u3000\ufeff]*=?#(N/A|NO_VALUE|NULL!|DIV/0!|VALUE!|REF!|NAME[?]|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!'
        || '|CONNECT!|UNKNOWN!|BUSY!|PYTHON!|EXTERNAL!|GETTING_DATA)[\s\u00a0\u3000\ufeff]*$') then '''' || cell
      else cell end as literal
  ) as marked
$$;
