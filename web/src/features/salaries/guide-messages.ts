import { counted } from '../../i18n/counted.ts'
import { formatCount } from '../../i18n/format.ts'
import { defineMessages } from '../../i18n/messages.ts'

const listings = (count: number) => counted(count, 'listing')
const fit = (count: number) => (count === 1 ? 'fits' : 'fit')

/** The salary guide's texts; a listing does not load them. */
export const guideMessages = defineMessages({
  title: 'Salary Guide',
  lead: 'What remote jobs pay a month: counted from the listings that are open now, with sample salaries beside them. No account needed.',

  filters: 'Narrow the guide',
  jobTitle: 'Job title',
  jobTitleHint: 'For example bookkeeper',
  location: 'Location',
  locationHint: 'A place the listing names: US, Australia, Cebu',
  experience: 'Experience level',
  all: 'All',
  entry: 'Entry (0-2 years)',
  mid: 'Mid (3-5 years)',
  senior: 'Senior (6+ years)',
  jobType: 'Job type',
  allTypes: 'All types',
  skills: 'Skills',
  clear: 'Clear all filters',

  liveTitle: 'Pay in open listings',
  updating: 'Counting again',
  loading: 'Counting what listings pay',
  failed: 'Failed to load what listings pay. Please try again.',
  samplesStand: 'The sample salaries still work.',
  aMonth: 'a month',
  medianWords: 'is the middle: half of these listings pay less, half pay more.',
  middleHalf: (pesos: string, dollars: string) => `The middle half pays ${pesos} a month (${dollars}).`,
  restsOn: (paid: number, all: number) =>
    paid === all
      ? `Rests on all ${listings(all)} that ${fit(all)}.`
      : `Rests on ${formatCount(paid)} of the ${listings(all)} that ${fit(all)}. The others state no pay that can be put in a month.`,
  counted: (time: string) => `Counted ${time}.`,
  tooFew: 'Too few to say',
  tooFewText: (paid: number, all: number, fewest: number) =>
    `${paid === 0 ? 'None' : formatCount(paid)} of the ${listings(all)} that ${fit(all)} ${paid === 1 ? 'states' : 'state'} a pay that can be put in a month. Below ${formatCount(fewest)} a middle would tell of single employers, so we draw none.`,
  tooFewRow: (paid: number, all: number) =>
    `Too few to say: ${formatCount(paid)} of ${listings(all)} with pay`,
  rowRests: (paid: number, all: number) => `${formatCount(paid)} of ${listings(all)} with pay`,
  rowMiddle: (pesos: string, dollars: string) => `middle half ${pesos} · ${dollars}`,
  noneFit: 'No open listing fits',
  noneFitText: 'Try a shorter title, another place, or fewer filters.',

  keyBar: 'the middle half of the listings',
  keyLine: 'the middle one',
  keyScale: 'Scale ₱0 to 120,000 a month; a tick is 20,000',
  byExperience: 'By experience level',
  experienceNote: (stated: number, all: number) =>
    `${formatCount(stated)} of ${listings(all)} ${stated === 1 ? 'says a level or asks' : 'say a level or ask'} for years.`,
  byJobType: 'By job type',
  anyType: 'Full or part time',
  byTitle: 'By job title',
  byLocation: 'By place named',
  locationNote: (stated: number, all: number) =>
    `${formatCount(stated)} of ${listings(all)} ${stated === 1 ? 'names' : 'name'} a place, most often the employer’s. A listing may name several.`,
  bySkill: 'By skill asked for',
  narrowTo: (name: string) => `${name}: narrow the guide to it`,
  showAll: (group: string, count: number) => `${group}: show all ${count}`,
  showFewer: (group: string) => `${group}: show fewer`,
  nobody: 'No listing that fits says so.',

  samplesTitle: 'Sample salaries',
  samplesText:
    'Round figures for a first idea of a year’s pay. Data is updated monthly. Job title and location narrow them.',
  noSamples: 'No sample has this title and location.',
  average: 'Average salary',
  perYear: (amount: string) => `${amount} per year`,
  perMonth: (amount: string) => `about ${amount} a month`,
  range: 'Salary range',
  topSkills: 'Top skills',

  howTitle: 'How we count',
  howPosted: 'It is pay as posted. What people agree on in the end can be higher or lower.',
  howRange:
    'Of a posted range its middle counts. Pay by the hour is put in a month by the hours a week stated.',
  howDollars: 'Pesos and dollars are converted at the day’s rate of our table. Both are rounded.',
  howNobody: 'Only listings are counted. Nothing about you or any other seeker goes in.',
  guide: 'How to ask for pay',
})
