import type { LetterFacts, LetterJob } from '../src/features/cover-letters/letter-facts.ts'

/** A listing that letters of the tests are for. */
export const bookkeeping: LetterJob = {
  title: 'Senior Bookkeeper',
  employer: 'Acme Books',
  description:
    'We keep the books of small shops. You will work 30 hours a week with QuickBooks and answer questions by email. Experience with invoices is needed.',
  tags: ['Bookkeeping'],
}

/** What ana's profile says of her. */
export const anasFacts: LetterFacts = {
  title: 'Virtual Assistant',
  about: 'I like order. I answered 40 clients a week.',
  years_of_experience: '3-5',
  years: 3,
  skills: ['Data Entry', 'Customer Service', 'Xero'],
  projects: [{ title: 'Shop', description: 'Answered its customers' }],
  past_jobs: [
    {
      title: 'Virtual Assistant',
      company: 'Harbour Trading',
      start: '2021',
      end: '2024',
      summary: 'Mail and books',
    },
  ],
  education: [
    {
      school: 'Cebu Normal University',
      degree: 'Bachelor of Science in Business Administration',
      start: '2016',
      end: '2020',
    },
  ],
  wishes: '',
}

/** Of a seeker who has said nothing yet. */
export const noFacts: LetterFacts = {
  title: '',
  about: '',
  years_of_experience: '',
  years: null,
  skills: [],
  projects: [],
  past_jobs: [],
  education: [],
  wishes: '',
}
