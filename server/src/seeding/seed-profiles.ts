import { noJobPreferences, type ProfileChanges } from '@hanap/contract/profile/profile'
import type { ResumeLine } from './seed-resume.ts'

type SeedProfile = ProfileChanges & {
  title: string
  location: string
  skills: string[]
  /** What only the resume says. */
  inResume: {
    /** Stated, since dates alone would say more from one year to the next. */
    years: number
    /** Newest first. */
    jobs: readonly [title: string, company: string, start: string, end: string][]
    school: readonly [degree: string, school: string, start: string, end: string]
  }
}

/** eli has none. */
export const seedProfiles: Readonly<Record<string, SeedProfile>> = {
  ana: {
    title: 'Virtual Assistant',
    about:
      'I keep inboxes, calendars and shops in order for small businesses abroad, so that their owners can do what they are good at.',
    years_of_experience: '3-5',
    location: 'Cebu City, Philippines',
    open_to_remote: true,
    willing_to_relocate: false,
    skills: ['Data Entry', 'Customer Service', 'Calendar Management', 'Shopify', 'Google Sheets', 'Canva'],
    projects: [
      {
        title: 'A shop’s returns, sorted',
        description: 'Moved two years of returns from e-mails into one sheet that the whole team works in.',
        url: '',
      },
    ],
    job_preferences: {
      ...noJobPreferences,
      job_types: ['full-time', 'part-time'],
      salary_min: 7200,
      salary_max: 12_000,
      work_arrangement: 'remote',
      availability: '2-weeks',
    },
    inResume: {
      years: 4,
      jobs: [
        ['Virtual Assistant', 'Harbour & Pine Trading', '2024', 'Present'],
        ['Customer Service Representative', 'Visayas Contact Center', '2022', '2024'],
      ],
      school: ['Bachelor of Science in Business Administration', 'Cebu Normal University', '2018', '2022'],
    },
  },
  ben: {
    title: 'Bookkeeper',
    about:
      'Bookkeeping for shops and agencies in Australia and the United States, month after month on time.',
    years_of_experience: '5-10',
    location: 'Davao City, Philippines',
    open_to_remote: true,
    willing_to_relocate: true,
    skills: ['Bookkeeping', 'QuickBooks', 'Xero', 'Microsoft Excel', 'Payroll'],
    linkedin: 'https://www.linkedin.com/in/ben-santos-example',
    job_preferences: {
      ...noJobPreferences,
      job_types: ['full-time'],
      salary_min: 12_000,
      salary_max: 18_000,
      work_arrangement: 'remote',
    },
    inResume: {
      years: 8,
      jobs: [
        ['Senior Bookkeeper', 'Southern Ledger Partners', '2021', 'Present'],
        ['Accounting Assistant', 'Davao Hardware Supply', '2018', '2021'],
      ],
      school: ['Bachelor of Science in Accountancy', 'Ateneo de Davao University', '2013', '2018'],
    },
  },
  carla: {
    title: 'Full Stack Developer',
    about: 'I build web shops and the quiet parts behind them. Happy with legacy code and with its owners.',
    years_of_experience: '5-10',
    location: 'Quezon City, Philippines',
    open_to_remote: true,
    willing_to_relocate: false,
    skills: ['JavaScript', 'TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
    website: 'https://carla-dizon.example.com',
    github: 'https://github.com/carla-dizon-example',
    projects: [
      {
        title: 'Jeepney routes',
        description: 'A map of routes in Metro Manila that works without a connection.',
        url: 'https://carla-dizon.example.com/routes',
      },
      {
        title: 'Invoice desk',
        description: 'Invoices and reminders for freelancers, used by some forty of them.',
        url: '',
      },
    ],
    job_preferences: {
      ...noJobPreferences,
      job_types: ['full-time', 'contract'],
      salary_min: 30_000,
      salary_max: 48_000,
      work_arrangement: 'remote',
      availability: 'custom',
      custom_availability: 'From the middle of January',
    },
    inResume: {
      years: 9,
      jobs: [
        ['Full Stack Developer', 'Northwind Retail', '2020', 'Present'],
        ['Web Developer', 'Studio Katipunan', '2017', '2020'],
      ],
      school: ['Bachelor of Science in Computer Science', 'University of the Philippines', '2013', '2017'],
    },
  },
  dario: {
    title: 'Graphic Designer',
    about: 'Logos, packaging and social media for food brands.',
    years_of_experience: '1-3',
    location: 'Iloilo City, Philippines',
    open_to_remote: true,
    willing_to_relocate: true,
    skills: ['Adobe Photoshop', 'Adobe Illustrator', 'Canva', 'Social Media Marketing'],
    job_preferences: noJobPreferences,
    inResume: {
      years: 2,
      jobs: [['Graphic Designer', 'La Paz Print House', '2024', 'Present']],
      school: ['Bachelor of Fine Arts', 'University of San Agustin', '2019', '2023'],
    },
  },
}

export function resumeLinesOf(name: string, email: string, person: SeedProfile): ResumeLine[] {
  const { years, jobs } = person.inResume
  const [degree, school, start, end] = person.inResume.school
  return [
    { text: name, heading: true },
    { text: person.title },
    { text: `${years} years of experience` },
    { text: `${person.location} | ${email}` },
    { text: 'Skills', heading: true },
    { text: person.skills.join(', ') },
    { text: 'Work Experience', heading: true },
    ...jobs.map(([title, company, from, to]) => ({ text: `${title}, ${company}, ${from} - ${to}` })),
    { text: 'Education', heading: true },
    { text: `${degree}, ${school}, ${start} - ${end}` },
  ]
}
