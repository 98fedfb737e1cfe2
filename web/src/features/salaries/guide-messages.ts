import { counted } from '../../i18n/counted.ts'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

const jobs = (count: number) => counted(count, 'job')

/** Separate, so that the job list does not load them. */
export const guideMessages = defineMessages({
  title: 'Salary Guide',
  lead: 'What remote jobs pay a month, counted from jobs open now, with sample salaries beside them. No account needed.',

  filters: 'Filters',
  jobTitle: 'Job title',
  jobTitleHint: 'Try bookkeeper',
  location: 'Location',
  locationHint: 'A place the job names: US, Australia, Cebu',
  experience: 'Experience level',
  all: 'All',
  entry: 'Entry (0-2 years)',
  mid: 'Mid (3-5 years)',
  senior: 'Senior (6+ years)',
  jobType: 'Job type',
  allTypes: 'All types',
  skills: 'Skills',
  clear: 'Clear all filters',
  done: 'Done',

  liveTitle: 'Pay in open jobs',
  everyJob: 'All open jobs',
  updating: 'Counting again',
  loading: 'Counting what jobs pay',
  failed: 'Failed to load what jobs pay. Please try again.',
  samplesStand: 'The sample salaries still work.',
  typical: 'Typical pay a month, about',
  halfPay: 'Half of these jobs pay',
  inDollars: (median: string, half: string) => `In dollars: about ${median}, half pay ${half}.`,
  basedOn: (paid: number, all: number) => `Based on ${formatCount(paid)} of ${jobs(all)}.`,
  counted: (time: string) => `Counted ${time}.`,
  findJobs: 'Find these jobs',
  tooFew: 'Too few to say',
  tooFewMore: (rows: number) => `${formatCount(rows)} more with too few jobs to say`,
  tooFewAll: 'Too few jobs in each to say',
  tooFewText: (paid: number, all: number, fewest: number) =>
    `${paid === 0 ? 'None' : formatCount(paid)} of ${jobs(all)} ${paid === 1 ? 'states' : 'state'} pay we can convert. We need at least ${formatCount(fewest)}, so that one employer doesn’t set the figure.`,
  jobs,
  noneFit: 'No open jobs match',
  noneFitText: 'Try a shorter title, another place, or fewer filters.',

  keyBar: 'what half of the jobs pay',
  keyLine: 'typical pay',
  keyScale: '₱0 to 120,000 a month, a tick every 20,000',
  byHours: 'By hours',
  day: 'Day in Manila',
  night: 'Night in Manila',
  mixed: 'Day and night',
  flexible: 'Flexible',
  nightPaysMore: (pesos: string) => `Night work pays about ${pesos} more.`,
  nightPaysLess: (pesos: string) => `Night work pays about ${pesos} less.`,
  byExperience: 'By experience',
  experienceNote: (stated: number, all: number) =>
    `${formatCount(stated)} of ${jobs(all)} ${stated === 1 ? 'states a level or asks' : 'state a level or ask'} for years of experience.`,
  byJobType: 'By type',
  anyType: 'Full or part time',
  byTitle: 'By job title',
  byLocation: 'By place',
  locationNote: (stated: number, all: number) =>
    `${formatCount(stated)} of ${jobs(all)} ${stated === 1 ? 'names' : 'name'} a place, usually the employer’s. A job can name several.`,
  bySkill: 'By skill',
  narrowTo: (name: string) => `${name}: narrow the guide to it`,
  allRows: (count: number) => `All ${count}`,
  showAll: (group: string, count: number) => `${group}: show all ${count}`,
  fewer: 'Show fewer',
  showFewer: (group: string) => `${group}: show fewer`,
  nobody: 'None of these jobs says so.',

  samplesTitle: 'Sample salaries',
  samplesText: 'Rough yearly examples, not counted from open jobs. Data is updated monthly.',
  noSamples: 'No sample has this title and location.',
  average: 'Average salary',
  perYear: (amount: string) => `${amount} per year`,
  range: 'Salary range',
  topSkills: 'Top skills',

  howTitle: 'How we count',
  howPosted: 'This is pay as posted. What you agree on in the end can be higher or lower.',
  howRange:
    'For a posted range we take its middle. We convert hourly pay to a month by the hours a week the job states.',
  howDollars: 'We convert pesos and dollars at our table’s rate for the day, and round both.',
  howPaid: 'Numbers beside a name count the jobs whose pay we can convert.',
  howNobody: 'We count jobs only. Nothing about you or any other seeker goes in.',
  guide: 'How to ask for pay',
})
