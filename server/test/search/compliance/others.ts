import type { PayOfListings, PayQuartiles } from '@hanap/contract/jobs/salaries'
import type { Asking, Sentence } from './asking.ts'

const says = (sentence: string, ask: (asking: Asking) => Promise<unknown>, answer: unknown): Sentence => ({
  sentence,
  ask,
  answer,
})
const suggests = (typed: string, answer: string[]): Sentence => ({
  ...says(`ana is offered searches as she types: ${typed}`, ({ suggest }) => suggest(typed), answer),
  isSoon: true,
})

const span = (pay: PayQuartiles | null) => (pay ? `${pay.low} ${pay.median} ${pay.high}` : '?')
const payOf = ({ listings, paid, php, usd }: PayOfListings) =>
  `${paid}/${listings}: ₱${span(php)} $${span(usd)}`

/** Besides searches: suggestions, similar jobs, pay, kinds of work. */
export const otherSentences: readonly Sentence[] = [
  suggests('vid', ['tag Video Editing 2', 'title Video Editor 1', 'title Editor of Videos 1']),
  suggests('BOOK', ['title Bookkeeper 7', 'title Senior Bookkeeper 2']),
  suggests('data en', ['title Data Entry Clerk 1', 'title Data Entry Lead 1']),
  suggests('help', ['employer Acme Helpdesk 2']),
  suggests('eeper', []),
  suggests('b', []),
  says('carla sees jobs like the one she reads', ({ related }) => related('editor of videos'), {
    tags: ['video editor'],
    jobType: ['weekend support'],
    title: ['video editor'],
    latest: ['filled writer', 'photographer', 'data entry', 'customer service', 'video editor'],
  }),
  says('carla sees what such work usually pays', ({ typicalPay }) => typicalPay('bookkeeper 1'), {
    phpMin: 33_600,
    phpMax: 61_600,
    usdMin: 600,
    usdMax: 1100,
    listings: 8,
  }),
  says('carla sees no usual pay of few jobs', ({ typicalPay }) => typicalPay('video editor'), null),
  says(
    'carla sees what other employers pay for the same work',
    ({ typicalPayOfOthers }) => typicalPayOfOthers(['bookkeeper 1', 'writer', 'bookkeeper 3']),
    [null, null, { phpMin: 28_000, phpMax: 61_600, usdMin: 500, usdMax: 1100, listings: 8 }],
  ),
  says(
    'carla looks up what bookkeepers are paid',
    async ({ payGuide }) => {
      const guide = await payGuide({ title: 'bookkeeper' })
      const { all, by_title, by_location, by_experience, by_job_type, by_hours, skills, pay_steps } = guide
      return {
        all: payOf(all),
        groups: [
          ...by_title.map((one) => `${one.title} ${payOf(one)}`),
          ...by_location.map((one) => `${one.location} ${payOf(one)}`),
          ...by_experience.map((one) => `${one.level} ${payOf(one)}`),
          ...by_job_type.map((one) => `${one.job_type} ${payOf(one)}`),
          ...skills.map((one) => `${one.name} ${payOf(one)}`),
        ],
        hours: by_hours.map((one) => `${one.hours} ${one.listings}`),
        stated: [guide.location_stated, guide.experience_stated],
        steps: pay_steps?.join(''),
      }
    },
    {
      all: '9/9: ₱33600 44800 56000 $600 800 1000',
      groups: [
        'Bookkeeper 7/7: ₱30800 39200 47600 $550 700 850',
        'Senior Bookkeeper 2/2: ₱? $?',
        'Cebu 6/6: ₱46200 53200 60200 $825 950 1075',
        'United States 3/3: ₱25200 28000 30800 $450 500 550',
        'entry 0/0: ₱? $?',
        'mid 0/0: ₱? $?',
        'senior 2/2: ₱? $?',
        'full-time 9/9: ₱33600 44800 56000 $600 800 1000',
        'Xero 9/9: ₱33600 44800 56000 $600 800 1000',
      ],
      hours: ['day 0', 'night 0', 'mixed 0', 'flexible 0', 'not-stated 9'],
      stated: [9, 2],
      steps: '000011111011110000000000',
    },
  ),
  says(
    'carla looks up pay in the US',
    async ({ payGuide }) => payOf((await payGuide({ location: 'us' })).all),
    '3/3: ₱25200 28000 30800 $450 500 550',
  ),
  says(
    'carla looks up pay by place, level and type',
    async ({ payGuide }) =>
      payOf((await payGuide({ location: 'cebu', level: 'senior', jobType: 'full-time', fewest: 2 })).all),
    '2/2: ₱63000 64400 65800 $1125 1150 1175',
  ),
  says(
    'dan reads of a kind of work without another',
    async ({ kindOfWork }) => {
      const { listings, paid, php, usd, pay_steps, ...others } = await kindOfWork({
        titles: 'bookkeeper or editor',
        without: 'senior',
      })
      return { pay: payOf({ listings, paid, php, usd }), steps: pay_steps?.join(''), ...others }
    },
    {
      pay: '9/9: ₱28000 39200 44800 $500 700 800',
      steps: '000021112011000000000000',
      fresh: 5,
      skills: [
        { name: 'Xero', listings: 7 },
        { name: 'Video Editing', listings: 2 },
        { name: 'Premiere', listings: 1 },
      ],
      places: [
        { names: [], listings: 2 },
        { names: ['United States'], listings: 3 },
        { names: ['Cebu'], listings: 4 },
      ],
      newest: ['editor of videos', 'video editor'],
    },
  ),
]
