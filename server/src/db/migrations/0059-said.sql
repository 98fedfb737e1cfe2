-- What a listing's words say of its hours, and where its text contradicts the board's type or pay: read once.
alter table jobs add column said jsonb;
-- Mixed hours are a kind too: the rule is made wider, and what is stored holds already.
-- allowed: takes-away, the next statement puts the wider rule in its place
alter table jobs drop constraint jobs_hours_kind_known;
-- allowed: refuses-rows, whatever the version before writes is within it
alter table jobs add constraint jobs_hours_kind_known
  check (hours_kind in ('day', 'night', 'mixed', 'flexible')) not valid;
