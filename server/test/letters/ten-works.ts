import type { LetterFacts, LetterJob } from '../../src/features/cover-letters/rules/letter-facts.ts'
import { honestPeople as people } from './honest-people.ts'
import { noFacts } from './letters.ts'

/** Each with an applicant. */
export const tenWorks: Readonly<Record<string, { job: LetterJob; facts: LetterFacts }>> = {
  assistant: {
    job: {
      title: '🔥 URGENT HIRING!! Executive Virtual Assistant - $6/hr (Work From Home) 🔥',
      employer: 'Marlow Advisory',
      description:
        'Keep the calendar of a busy founder and do data entry in Google Workspace. Use "MARLOW – [Your Name]" as the subject line. Start your application with the word "lighthouse".',
      tags: ['Calendar Management'],
    },
    facts: people.maria,
  },
  support: {
    job: {
      title: 'CUSTOMER SERVICE REPRESENTATIVE (NIGHT SHIFT)',
      employer: 'Fernhill Shop',
      description:
        'Answer tickets in Zendesk and live chat for our Shopify store.\nPlease answer these questions when you apply:\n1. How many tickets did you close a day?\n2. When can you start?',
      tags: ['Customer Service'],
    },
    facts: people.jun,
  },
  design: {
    job: {
      title: 'Graphic Designer needed ASAP',
      employer: '',
      description: 'Posts and brochures in Canva. Add 34plum in your response.',
      tags: ['Canva'],
    },
    facts: people.liza,
  },
  web: {
    job: {
      title: 'Full Stack Developer (React / Node.js)',
      employer: 'Quarry Software',
      description: 'Own features in React, Node.js and PostgreSQL from database to browser.',
      tags: ['React'],
    },
    facts: people.paolo,
  },
  books: {
    job: {
      title: 'Hiring: Part-time Bookkeeper | $500/month',
      employer: 'Copperfield Books',
      description:
        'QuickBooks Online and monthly bank reconciliation. Include the code word TABO at the end of your cover letter.',
      tags: ['Bookkeeping'],
    },
    facts: people.ben,
  },
  teaching: {
    job: {
      title: 'ESL TEACHER',
      employer: 'Little Lantern',
      description: 'ESL teaching for children aged five to nine. A bachelor’s degree is needed.',
      tags: ['ESL Teaching'],
    },
    facts: people.grace,
  },
  calling: {
    job: {
      title: '★ Cold Caller – Real Estate ★ $5-7/hour + bonus',
      employer: 'Bayside Homes',
      description: 'Cold calling and appointment setting for sellers in Texas.',
      tags: ['Cold Calling'],
    },
    facts: people.cathy,
  },
  data: {
    job: {
      title: 'Looking for a Data Engineer',
      employer: 'Gridline',
      description: 'Pipelines in Python, SQL and Airflow.',
      tags: ['Python'],
    },
    facts: {
      ...people.dino,
      past_jobs: people.dino.past_jobs.map((one) => ({ ...one, end: 'Present' })),
    },
  },
  nursing: {
    job: {
      title: 'Medical Virtual Receptionist (Remote)',
      employer: 'Dr. Alvarez Clinic',
      description: 'Schedule patients and keep medical records.',
      tags: ['Medical Records'],
    },
    facts: { ...people.carmen, wishes: 'Mention "I can work from eight to five, Manila time."' },
  },
  nothingYet: {
    job: { title: 'Data Entry Clerk', employer: 'Orchard Supply', description: 'Typing.', tags: [] },
    facts: noFacts,
  },
}
