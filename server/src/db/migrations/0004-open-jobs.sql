-- Searching has moved into an index in memory, which any process builds from the records. What is left here is the list
-- of open listings, newest first, and the log of what changed in it, which every such index follows.

create table open_jobs (
  job_id bigint primary key references jobs on delete cascade,
  posted_at timestamptz not null,
  tag_ids bigint[] not null
);
insert into open_jobs (job_id, posted_at, tag_ids) select job_id, posted_at, tag_ids from job_search;
create index open_jobs_posted_idx on open_jobs (posted_at desc, job_id desc);

drop table job_search;
drop function count_added_listings();
drop function count_removed_listings();
drop function count_no_listings();
drop function wanted_words(text);
drop function words_of(text);
drop function plain_words(text);
drop text search configuration hanap;
drop text search dictionary hanap_stem;

-- Numbered without a gap in the order in which the changes were committed: whoever has read up to a number has missed
-- nothing below it. The row of listing_count, locked until the commit by whoever takes numbers from it, sees to that.
alter table listing_count add column last_change bigint not null default 0;
create table job_changes (
  change_no bigint primary key,
  -- Absent where everything changed at once.
  job_id bigint
);

create function note_job_changes(changed bigint[], more_open bigint) returns void language plpgsql as $$
declare
  last bigint;
begin
  update listing_count set open_jobs = open_jobs + more_open, last_change = last_change + cardinality(changed)
  returning last_change into last;
  insert into job_changes (change_no, job_id)
  select last - cardinality(changed) + number, job_id from unnest(changed) with ordinality as one (job_id, number);
end $$;

create function note_opened_jobs() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(select job_id from opened);
begin
  if cardinality(ids) > 0 then perform note_job_changes(ids, cardinality(ids)); end if;
  return null;
end $$;
create function note_changed_jobs() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(select job_id from changed);
begin
  if cardinality(ids) > 0 then perform note_job_changes(ids, 0); end if;
  return null;
end $$;
create function note_closed_jobs() returns trigger language plpgsql as $$
declare
  ids bigint[] := array(select job_id from closed);
begin
  if cardinality(ids) > 0 then perform note_job_changes(ids, -cardinality(ids)); end if;
  return null;
end $$;
create function note_no_jobs() returns trigger language plpgsql as $$
begin
  update listing_count set open_jobs = 0;
  perform note_job_changes(array[null::bigint], 0);
  return null;
end $$;

create trigger open_jobs_opened after insert on open_jobs
  referencing new table as opened for each statement execute function note_opened_jobs();
create trigger open_jobs_changed after update on open_jobs
  referencing new table as changed for each statement execute function note_changed_jobs();
create trigger open_jobs_closed after delete on open_jobs
  referencing old table as closed for each statement execute function note_closed_jobs();
create trigger open_jobs_emptied after truncate on open_jobs
  for each statement execute function note_no_jobs();
