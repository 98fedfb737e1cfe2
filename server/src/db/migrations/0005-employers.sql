-- The open listings of each employer, newest first, read off in order; their number and the newest of them as well.
create index jobs_open_of_employer_idx on jobs (employer_id, posted_at desc, id desc)
  where removed_at is null and employer_id is not null;

-- How many open listings an employer has, so that the directory counts none. The triggers keep it in the transaction
-- that changes the listings, so it is exact whoever writes, also when a listing moves from one employer to another.
create table employer_counts (
  employer_id bigint primary key references employers on delete cascade,
  open_jobs integer not null,
  -- Absent where nothing is open.
  newest_posted_at timestamptz
);
create index employer_counts_most_idx on employer_counts (open_jobs desc) where open_jobs > 0;

-- `gained` and `lost` hold an employer once for each open listing that came to it or went from it.
create function change_employer_counts(gained bigint[], lost bigint[]) returns void language sql as $$
  insert into employer_counts (employer_id, open_jobs, newest_posted_at)
  select steps.employer_id, sum(steps.step), (
    select max(j.posted_at) from jobs j where j.employer_id = steps.employer_id and j.removed_at is null
  )
  from (
    select unnest(gained) as employer_id, 1 as step
    union all
    select unnest(lost), -1
  ) steps
  group by steps.employer_id
  order by steps.employer_id
  on conflict (employer_id) do update set
    open_jobs = employer_counts.open_jobs + excluded.open_jobs, newest_posted_at = excluded.newest_posted_at
$$;

create function count_added_jobs() returns trigger language plpgsql as $$
begin
  perform change_employer_counts(
    (select array_agg(employer_id) from added_rows where employer_id is not null and removed_at is null), null);
  return null;
end $$;
create function count_changed_jobs() returns trigger language plpgsql as $$
begin
  perform change_employer_counts(
    (select array_agg(employer_id) from added_rows where employer_id is not null and removed_at is null),
    (select array_agg(employer_id) from removed_rows where employer_id is not null and removed_at is null));
  return null;
end $$;
create function count_deleted_jobs() returns trigger language plpgsql as $$
begin
  perform change_employer_counts(
    null, (select array_agg(employer_id) from removed_rows where employer_id is not null and removed_at is null));
  return null;
end $$;
create function count_no_jobs() returns trigger language plpgsql as $$
begin
  delete from employer_counts;
  return null;
end $$;
create trigger jobs_added after insert on jobs
  referencing new table as added_rows for each statement execute function count_added_jobs();
create trigger jobs_changed after update on jobs
  referencing old table as removed_rows new table as added_rows for each statement execute function count_changed_jobs();
create trigger jobs_deleted after delete on jobs
  referencing old table as removed_rows for each statement execute function count_deleted_jobs();
create trigger jobs_emptied after truncate on jobs
  for each statement execute function count_no_jobs();

insert into employer_counts (employer_id, open_jobs, newest_posted_at)
select employer_id, count(*), max(posted_at) from jobs
where employer_id is not null and removed_at is null
group by employer_id;
