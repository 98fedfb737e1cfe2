-- The language of the page a search was saved on: its alerts are written in it.
alter table saved_searches add column language text not null default 'en';
-- allowed: refuses-rows, the version before never writes it
alter table saved_searches add constraint saved_searches_language_known check (language in ('en', 'fil')) not valid;
