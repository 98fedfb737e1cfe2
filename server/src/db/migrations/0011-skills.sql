-- What work can be good at: the project's own list (server/src/skills/skills.txt) and the board's vocabulary. Rows are
-- added and renamed, never deleted: profiles point at them.
create table skills (
  id bigint primary key generated always as identity,
  -- The name in plain words; of the names of one skill the first in the project's list.
  key text not null unique check (key <> '' and length(key) <= 200),
  name text not null,
  -- Where it stands in the list; '' where the board has it at its top.
  "group" text not null,
  -- The board that knows it, and its id there: what the board's own list can be filtered by.
  source text,
  source_id text,
  created_at timestamptz not null,
  check ((source is null) = (source_id is null)),
  unique (source, source_id)
);

-- Profiles from before there was a list have names only.
update profile_skills set skill_id = null;
alter table profile_skills add foreign key (skill_id) references skills;
