import type { LetterFacts, LetterJob } from '../../src/features/cover-letters/rules/letter-facts.ts'

export const bookkeeping: LetterJob = {
  title: 'Senior Bookkeeper',
  employer: 'Acme Books',
  description:
    'We keep the books of small shops. You will work 30 hours a week with QuickBooks and answer questions by email. Experience with invoices is needed.',
  tags: ['Bookkeeping'],
}

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

/** Passes the check. */
export const honestLetter = `Dear Acme Books,

I was excited to see your Senior Bookkeeper position, because keeping things in order is what I do best. As a Virtual Assistant with three to five years of experience, I have learned to handle daily details with care and to keep clients well informed.

At Harbour Trading, where I worked from 2021 to 2024, I took care of mail and books. I answered 40 clients a week, which taught me to stay calm, clear and friendly. I also work with Xero, and my data entry is quick and accurate. My Bachelor of Science in Business Administration from Cebu Normal University gave me a solid base in how small shops run.

I would enjoy answering questions by email and working with your invoices. I look forward to hearing from you.`
