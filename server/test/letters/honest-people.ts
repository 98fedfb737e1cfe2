import type { LetterFacts } from '../../src/features/cover-letters/rules/letter-facts.ts'
import { noFacts } from './letters.ts'

const pastJob = (title: string, company: string, start: string, end: string, summary: string) => ({
  title,
  company,
  start,
  end,
  summary,
})
const study = (school: string, degree: string, start: string, end: string) => ({ school, degree, start, end })

export const honestPeople = {
  maria: {
    ...noFacts,
    title: 'Administrative Assistant',
    about: 'I keep busy people organized. I speak clear English and I answer fast.',
    years_of_experience: '3-5',
    skills: ['Calendar Management', 'Google Workspace', 'Data Entry', 'Travel Arrangements'],
    past_jobs: [
      {
        title: 'Administrative Assistant',
        company: 'Delgado Law Office',
        start: '2020',
        end: '2024',
        summary:
          'Scheduled meetings for four lawyers, booked flights and kept the client records up to date.',
      },
    ],
    education: [study('University of San Carlos', 'BS in Office Administration', '2015', '2019')],
  },
  jun: {
    ...noFacts,
    title: 'Customer Service Representative',
    about: 'Calm and friendly. Six years in call centers, mostly for American shops.',
    years_of_experience: '5-10',
    years: 6,
    skills: ['Customer Service', 'Zendesk', 'Live Chat', 'Shopify'],
    past_jobs: [
      pastJob(
        'Senior Agent',
        'Concentrix',
        '2020',
        '2023',
        'Handled 60 chats a day with 95% satisfaction. Trained new agents.',
      ),
      pastJob('Agent', 'Teleperformance', '2017', '2020', 'Phone support'),
    ],
  },
  liza: {
    ...noFacts,
    title: 'Graphic Artist',
    about: 'I make brands look warm and clear.',
    years_of_experience: '1-3',
    skills: ['Canva', 'Adobe Photoshop', 'Adobe Illustrator', 'Branding'],
    projects: [{ title: 'Kape Kultura', description: 'Logo, menu and posters for a coffee shop in Iloilo' }],
    education: [study('UP Visayas', 'Bachelor of Fine Arts', '2018', '2022')],
  },
  paolo: {
    ...noFacts,
    title: 'Web Developer',
    about: 'I build web applications end to end and like small teams.',
    years_of_experience: '5-10',
    years: 7,
    skills: ['React', 'Node.js', 'TypeScript', 'PostgreSQL', 'Docker'],
    projects: [{ title: 'Sakay Map', description: 'A route planner for jeepneys with 3,000 users' }],
    past_jobs: [
      pastJob(
        'Full Stack Developer',
        'Kalibrr',
        '2019',
        '2024',
        'Built the search of the job site and cut its loading time by 40%.',
      ),
    ],
    education: [study('Mapua University', 'BS Computer Science', '2013', '2017')],
  },
  grace: {
    ...noFacts,
    title: 'Teacher',
    about: 'Licensed professional teacher. I love songs, games and stories in class.',
    years_of_experience: '5-10',
    skills: ['Lesson Planning', 'ESL Teaching', 'Classroom Management'],
    past_jobs: [
      pastJob(
        'Grade 3 Teacher',
        'Sta. Rosa Elementary School',
        '2014',
        '2021',
        'Taught English and science to classes of 35 pupils',
      ),
    ],
    education: [study('Philippine Normal University', 'Bachelor of Elementary Education', '2010', '2014')],
  },
  tess: {
    ...noFacts,
    title: 'Writer',
    about: 'I write plainly and on time.',
    years_of_experience: '3-5',
    skills: ['Copywriting', 'SEO', 'WordPress', 'Keyword Research'],
    past_jobs: [
      pastJob(
        'Content Writer',
        'Lamudi',
        '2021',
        '2024',
        'Wrote 12 articles a month about homes and neighborhoods.',
      ),
    ],
  },
  new: { ...noFacts, title: 'Virtual Assistant', skills: ['Microsoft Excel', 'Typing'] },
  ben: {
    ...noFacts,
    title: 'Accounting Clerk',
    about: 'Numbers calm me down. I have kept the books of three sari-sari stores.',
    years_of_experience: '3-5',
    skills: ['Bookkeeping', 'QuickBooks Online', 'Bank Reconciliation', 'Excel'],
    past_jobs: [
      pastJob(
        'Accounting Clerk',
        'Puregold',
        '2019',
        '2023',
        'Matched deliveries with invoices, prepared weekly payables',
      ),
    ],
    education: [study('Holy Angel University', 'Bachelor of Science in Accountancy', '2014', '2018')],
  },
  cathy: {
    ...noFacts,
    title: 'Sales Agent',
    about: 'I am not afraid of a no.',
    years_of_experience: '1-3',
    skills: ['Cold Calling', 'Appointment Setting', 'CRM'],
    past_jobs: [
      pastJob(
        'Telemarketer',
        'Sitel',
        '2021',
        '2023',
        '150 outbound calls a day for an Australian energy company',
      ),
    ],
  },
  dan: {
    ...noFacts,
    title: 'Video Editor',
    about: 'Self-taught. I edit vlogs for friends and small creators.',
    years_of_experience: '3-5',
    skills: ['Adobe Premiere Pro', 'After Effects', 'CapCut'],
    projects: [
      { title: 'Lakbay Norte', description: 'A travel series of 8 episodes about Ilocos and Batanes' },
    ],
  },
  ella: {
    ...noFacts,
    title: 'HR Assistant',
    about: '',
    years_of_experience: '1-3',
    skills: ['Recruiting', 'LinkedIn', 'Interviewing'],
    past_jobs: [
      pastJob(
        'HR Assistant',
        'SM Supermalls',
        '2022',
        '2024',
        'Screened applicants for store positions, scheduled interviews, prepared contracts',
      ),
    ],
    education: [study('De La Salle Lipa', 'BS Psychology', '2017', '2021')],
  },
  fe: {
    ...noFacts,
    title: '',
    about: 'Mother of two, looking for work from home.',
    skills: ['Typing', 'Google Sheets'],
  },
  ana: {
    ...noFacts,
    title: 'Project Assistant',
    about: 'I like to see things finished.',
    years_of_experience: '3-5',
    skills: ['Microsoft Excel', 'Trello', 'Scheduling'],
    past_jobs: [
      pastJob(
        'Project Assistant',
        'DMCI Homes',
        '2020',
        '2024',
        'Tracked deliveries for two condominium sites and wrote weekly progress reports',
      ),
    ],
    education: [study('TIP Manila', 'BS Civil Engineering', '2014', '2019')],
  },
  bea: {
    ...noFacts,
    title: 'Content Creator',
    about: 'I post about plants and pastries.',
    years_of_experience: '1-3',
    skills: ['Canva', 'Instagram', 'TikTok', 'Copywriting'],
    projects: [{ title: 'Halaman ni Bea', description: 'My plant page with 12,000 followers' }],
  },
  carmen: {
    ...noFacts,
    title: 'Nurse',
    about: 'Registered nurse since 2018.',
    years_of_experience: '5-10',
    skills: ['Patient Care', 'Medical Records', 'English'],
    past_jobs: [
      pastJob(
        'Staff Nurse',
        'St. Luke’s Medical Center',
        '2018',
        '2022',
        'Cared for up to 12 patients a shift',
      ),
      pastJob(
        'Medical Secretary',
        'Reyes Eye Clinic',
        '2022',
        '2024',
        'Answered phones, scheduled patients and filed insurance claims',
      ),
    ],
    education: [study('UST', 'BS Nursing', '2013', '2017')],
  },
  dino: {
    ...noFacts,
    title: 'Data Engineer',
    about: '',
    years_of_experience: '5-10',
    skills: ['Python', 'SQL', 'Airflow', 'dbt', 'AWS'],
    past_jobs: [
      pastJob(
        'Data Engineer',
        'GCash',
        '2019',
        '2025',
        'Moved 80 pipelines to Airflow and halved their failures',
      ),
    ],
  },
} satisfies Record<string, LetterFacts>
