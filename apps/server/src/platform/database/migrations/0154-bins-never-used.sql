-- Whether a bin was ever used is looked up, and not read out of all putaways and counts, when it is to be deleted.
drop index putaway_from;
create index putaway_from on putaway (from_bin, state);
create index stocktake_bin_of on stocktake_bin (bin);
