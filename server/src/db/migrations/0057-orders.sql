-- What a listing asks of whoever applies, read once: kinds and places in its description.
alter table jobs add column orders jsonb not null default '[]';
