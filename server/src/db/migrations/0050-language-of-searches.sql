-- The language of the page a search was saved on: its alerts are written in it.
alter table saved_searches add column language text not null default 'en';
