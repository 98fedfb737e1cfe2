-- Which version of the listing was saved, so that what has changed since can be told.
alter table saved_jobs add column saved_version integer;
update saved_jobs set saved_version = jobs.version from jobs where jobs.id = saved_jobs.job_id;
alter table saved_jobs alter column saved_version set not null;
