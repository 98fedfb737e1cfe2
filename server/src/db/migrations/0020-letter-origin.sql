-- What a letter is: its seeker's own words, written with AI, or the template; absent where nobody said, as with all that
-- were kept before this. And the generated sentences that still stand in it, each with what it rests on.
alter table cover_letters
  add column source text check (source in ('own', 'written', 'template')),
  add column sentences jsonb not null default '[]';
