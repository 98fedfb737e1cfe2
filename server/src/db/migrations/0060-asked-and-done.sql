-- What the listing asked of the applicant, as it was when it was applied to, and what was done about each.
alter table applications add column asked jsonb;
