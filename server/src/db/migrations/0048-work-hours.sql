-- The hours of a listing, read once: a shift on the clock where it states one, else what its words say of them.
alter table jobs add column shift jsonb;
alter table jobs add column hours_kind text check (hours_kind in ('day', 'night', 'flexible'));
