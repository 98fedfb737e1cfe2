-- What makes a seeker look twice at a listing, read once: kinds and places in its texts. Null until it
-- is read: a page then reads by itself, so that no caution is missing after an upgrade.
alter table jobs add column signs jsonb;
