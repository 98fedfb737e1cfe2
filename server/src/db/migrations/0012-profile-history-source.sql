-- The resume that filled a list of a profile last; absent where its entries are the seeker's own. While it is named, the
-- list follows the resumes: another one fills it anew, and it goes with the resume.
alter table profiles
  add column education_resume_id bigint references resumes on delete set null,
  add column past_jobs_resume_id bigint references resumes on delete set null;
create index profiles_education_resume_idx on profiles (education_resume_id) where education_resume_id is not null;
create index profiles_past_jobs_resume_idx on profiles (past_jobs_resume_id) where past_jobs_resume_id is not null;

-- However a resume goes, what it filled goes with it; before, since afterwards nothing names it any more.
create function empty_history_of_resume() returns trigger language plpgsql as $$
begin
  -- With the account the profile goes as well, in its own time: a row that is changed meanwhile would ask for its user.
  if not exists (select from users where id = old.user_id) then
    return old;
  end if;
  update profiles set education = '[]', education_resume_id = null
    where user_id = old.user_id and education_resume_id = old.id;
  update profiles set past_jobs = '[]', past_jobs_resume_id = null
    where user_id = old.user_id and past_jobs_resume_id = old.id;
  return old;
end $$;
create trigger resumes_emptying before delete on resumes
  for each row execute function empty_history_of_resume();
