-- A holiday is of the country of its calendar.
create view holiday_list as select h.*, c.country from holiday h join calendar c on c.id = h.calendar;
