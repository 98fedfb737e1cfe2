-- The hours of a listing, read once: the shift it states, and whether that is day, night or flexible work in Manila.
alter table jobs add column shift jsonb;
alter table jobs add column hours_kind text;
-- allowed: refuses-rows, the version before never writes it
alter table jobs add constraint jobs_hours_kind_known check (hours_kind in ('day', 'night', 'flexible')) not valid;
