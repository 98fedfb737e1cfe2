-- Which secret keys this site seals with, by the names that sealed values carry: a process that does not have all of them
-- does not start.
create table secret_keys (
  key_id text primary key,
  first_used_at timestamptz not null
);
