import type { PrerenderedPage } from '@hanap/contract/site/pages'
import { defineMessages } from '../i18n/messages.ts'

/** For search engines and shared links; a guide uses its sentence from the list of guides. */
export const pageDescriptions = defineMessages({
  home: 'Remote jobs for Filipinos, with pay read in pesos a month beside the employer’s own words. Search, apply with your own cover letter and follow every application. Start free, without a card.',
  features:
    'Search by what a job pays, apply from one place, cover letters you send yourself, and every application on one line: the six things Hanap does for Filipino remote workers.',
  about:
    'Who makes Hanap and why: a quiet place to find remote work from the Philippines, where every job’s pay is on the same scale and nothing is guessed.',
  contact:
    'Write to Hanap: a question, a fault, an idea. A person reads it, in English or Filipino, and answers by email.',
  privacy:
    'What Hanap keeps about you, why, who else gets it, and how you take a copy or delete all of it yourself. No ads, no trackers, nothing sold.',
  terms:
    'The rules of using Hanap: your account, the free days, paid months that don’t renew, and applying through your own Online Jobs Portal account.',
  salaries:
    'What remote jobs for Filipinos pay a month, in pesos and dollars: medians and ranges from the jobs open now, by work, experience and skill. Free, no account.',
  pricing:
    'What Hanap costs in pesos: free days without a card, then single months by card that don’t renew. What each plan holds, side by side.',
  resources:
    'Short, practical guides for remote job seekers in the Philippines: fake jobs, first messages, asking for pay, night shifts, getting paid and taxes. Free to read.',
  postJob:
    'Posting a job on Hanap itself is coming. What a job post will ask of an employer: pay as a figure, hours in Manila time, a name that is checked, and never a fee for applicants.',
  employerResources:
    'Notes for employers who hire people in the Philippines: what work pays, job posts that good people answer, shared hours, contracts and holidays.',
  login:
    'Log in to Hanap to search remote jobs, apply with your own cover letter and see where each application stands.',
  register:
    'Create your Hanap account: name, email and a password. Your free days start right away. No card needed.',
} satisfies Record<Exclude<PrerenderedPage['name'], 'guide'>, string>)

/** Shown until the script runs, or without scripts. */
export const waitingMessages = defineMessages({
  waiting: 'Loading…',
  needsScript: 'Hanap needs JavaScript.',
  description:
    'Hanap is a job board for Filipinos who work remotely: pay read in pesos a month, your own cover letters, and every application followed in one place.',
})
