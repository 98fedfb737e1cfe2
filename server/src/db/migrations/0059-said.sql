-- What a listing's words say of its hours, and where its text contradicts the board's type or pay: read once.
alter table jobs add column said jsonb;
-- Wider than before: what is stored holds already.
alter table jobs drop constraint jobs_hours_kind_known;
alter table jobs add constraint jobs_hours_kind_known
  check (hours_kind in ('day', 'night', 'mixed', 'flexible')) not valid;
