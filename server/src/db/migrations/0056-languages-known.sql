-- What 0050 holds of every search saved from then on holds of all.
alter table saved_searches validate constraint saved_searches_language_known;
