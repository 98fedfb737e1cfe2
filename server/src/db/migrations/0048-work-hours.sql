-- The hours of a listing, read once: the shift it states, and whether that is day, night or flexible work in Manila.
alter table jobs add column shift jsonb;
alter table jobs add column hours_kind text;
