-- Who may see what of a seeker; without a row the defaults hold.
create table privacy_settings (
  user_id bigint primary key references users on delete cascade,
  profile_visibility text not null check (profile_visibility in ('public', 'limited', 'private')),
  allow_recruiter_contact boolean not null,
  hide_current_employer boolean not null,
  updated_at timestamptz not null
);
