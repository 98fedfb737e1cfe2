-- When the board first said that the employer replied: a later word takes the place of that one.
alter table applications add column replied_at timestamptz;
-- When it was counted into its employer's outcomes, which never counts it again.
alter table applications add column outcome_counted_at timestamptz;

-- What came of applications, summed over whole groups of ten seekers. It names nobody, and is never counted anew.
create table employer_outcomes (
  employer_id bigint primary key references employers on delete cascade,
  seekers integer not null,
  replies integer not null,
  interviews integer not null,
  counted_at timestamptz not null
);
