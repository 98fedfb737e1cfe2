-- outside a transaction
create index concurrently if not exists jobs_reader_version_idx on jobs (reader_version);
