-- What makes a seeker look twice at a listing, read once: kinds and places in its texts.
alter table jobs add column signs jsonb not null default '[]';
