-- What seekers say of themselves. A seeker who said nothing yet has no row, which reads as an empty profile.

create table profiles (
  user_id bigint primary key references users on delete cascade,
  title text not null default '',
  about text not null default '',
  years_of_experience text not null default ''
    check (years_of_experience in ('', '0-1', '1-3', '3-5', '5-10', '10+')),
  location text not null default '',
  open_to_remote boolean not null default false,
  willing_to_relocate boolean not null default false,
  resume_url text not null default '',
  website text not null default '',
  linkedin text not null default '',
  github text not null default '',
  job_types text[] not null default '{}'
    check (job_types <@ array['full-time', 'part-time', 'contract', 'freelance', 'internship']),
  -- Dollars a year.
  salary_min integer check (salary_min >= 0),
  salary_max integer check (salary_max >= salary_min),
  work_arrangement text not null default 'flexible'
    check (work_arrangement in ('on-site', 'remote', 'hybrid', 'flexible')),
  availability text not null default 'immediately'
    check (availability in ('immediately', '2-weeks', '1-month', 'custom')),
  custom_availability text not null default '',
  -- When 'Skip preferences' was chosen; absent again once some were given.
  preferences_skipped_at timestamptz,
  -- The furthest step of onboarding that was done or skipped.
  onboarding_step smallint not null default 0 check (onboarding_step between 0 and 5),
  -- Lists that a resume filled, always read and written whole and asked for by nobody else: documents, not tables.
  education jsonb not null default '[]',
  past_jobs jsonb not null default '[]',
  updated_at timestamptz not null
);

create table profile_skills (
  user_id bigint not null references profiles on delete cascade,
  position smallint not null,
  -- As the seeker wrote it.
  name text not null,
  -- What it is in our list of skills, where it is in it.
  skill_id bigint,
  primary key (user_id, position)
);

create table profile_projects (
  user_id bigint not null references profiles on delete cascade,
  position smallint not null,
  title text not null,
  description text not null,
  url text not null,
  primary key (user_id, position)
);
