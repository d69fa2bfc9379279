-- How the lines of settlements match, by the settlement's id.
create view settlement_match as select l.record_id as id, l.match from settlement_lines l;
