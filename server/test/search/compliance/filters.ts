import type { Asking, Given, Sentence } from './asking.ts'

const finds = (sentence: string, given: Given, answer: string[], text: string | null = null): Sentence => ({
  sentence: `ben ${sentence}`,
  ask: ({ find }) => find(text, given),
  answer,
})
const says = (sentence: string, ask: (asking: Asking) => Promise<unknown>, answer: unknown): Sentence => ({
  sentence: `ben ${sentence}`,
  ask,
  answer,
})
const counted = (what: string, text: string | null, given: Given): Sentence =>
  says(
    `finds as many jobs as each option counts, of ${what}`,
    ({ miscounted }) => miscounted(text, given),
    [],
  )

/** Numbers of one name. */
const books = (...numbers: number[]) => numbers.map((n) => `bookkeeper ${n}`)
const everything: Given = {
  jobType: 'gig',
  pay: '5000+',
  minimumPay: 100_000,
  workHours: 'night',
  days: 0.6,
  tags: ['Figma'],
}

export const filterSentences: readonly Sentence[] = [
  finds('sees the newest first without words', { limit: 3 }, ['filled writer', 'photographer', 'data entry']),
  finds('filters by type', { jobType: 'part-time' }, ['editor of videos', 'weekend support']),
  finds('filters by pay that overlaps', { pay: '500-1000' }, [
    'customer service',
    'video editor',
    ...books(1, 2, 3, 4, 5, 6, 7, 8),
    'translator',
  ]),
  finds('filters by pay without an end', { pay: '5000+' }, ['graphic designer']),
  finds('filters by least pay', { minimumPay: 60_000 }, [
    'data entry lead',
    ...books(7, 8, 9),
    'graphic designer',
  ]),
  finds('filters by hours', { workHours: 'night' }, ['customer service']),
  finds('filters by flexible hours', { workHours: 'flexible' }, ['data entry']),
  finds('filters by date', { days: 3 }, ['filled writer', 'photographer', 'data entry', 'customer service']),
  finds('filters by any of some tags', { tags: ['Zendesk', 'Figma'] }, [
    'customer service',
    'weekend support',
    'graphic designer',
  ]),
  finds('filters by a tag that no job has', { tags: ['Nothing'] }, []),
  finds('filters by several', { jobType: 'part-time', pay: '0-500', tags: ['Zendesk'] }, ['weekend support']),
  finds('filters with words', { pay: '0-500' }, ['data entry'], 'data entry'),
  finds('does not see what he hid', { tags: ['Zendesk'], hidden: ['weekend support'] }, ['customer service']),
  finds('may hide what is not there', { tags: ['Figma'], hidden: ['writer', 'nothing'] }, [
    'graphic designer',
  ]),
  finds(
    'orders by date',
    { order: 'date' },
    ['photographer', 'editor of videos', 'video editor'],
    'video editor',
  ),
  finds('orders all by pay', { order: 'salary', limit: 3 }, [
    'graphic designer',
    'data entry lead',
    'bookkeeper 9',
  ]),
  finds('orders by pay with words', { order: 'salary', offset: 1 }, ['data entry'], 'data entry'),
  finds('sees the second page', { offset: 3, limit: 3 }, books(4, 5, 6), 'bookkeeper'),
  finds('sees the second page by date', { order: 'date', offset: 4, limit: 2 }, [
    'editor of videos',
    'video editor',
  ]),
  finds('sees the second page by pay', { order: 'salary', offset: 4, limit: 2 }, books(7, 6)),
  finds('sees nothing beyond the last page', { offset: 99 }, []),
  says(
    'reads how many there are on any page',
    async ({ tell }) => (await tell(null, { offset: 2, limit: 1 }))['count'],
    20,
  ),
  says(
    'is told which filter to drop',
    ({ tell }) => tell('designer', { ...everything, jobType: null, workHours: null }),
    {
      without: [{ criterion: 'date_posted', value: '', count: 1 }],
    },
  ),
  says('is told nothing to drop where no one filter helps', ({ tell }) => tell('designer', everything), {}),
  says('sees what each option counts', ({ counts }) => counts(null), {
    count: 20,
    job_type: { any: 20, 'full-time': 13, 'part-time': 2, contract: 3, gig: 1 },
    salary_range: { any: 20, '0-500': 7, '500-1000': 11, '1000-2000': 5, '2000-5000': 1, '5000+': 1 },
    minimum_pay: { any: 20, 20000: 16, 30000: 13, 40000: 10, 60000: 5, 80000: 2, 100000: 2 },
    work_hours: { any: 20, day: 2, night: 1, flexible: 1, 'not-stated': 16 },
    date_posted: { any: 20, today: 2, '3days': 4, week: 8, month: 19 },
    tags: { Xero: 9, 'Video Editing': 2, Zendesk: 2, Excel: 2, Premiere: 1, Figma: 1, Photoshop: 1 },
  }),
  says(
    'sees what each option would leave of words and filters',
    ({ counts }) => counts('customer or editor', { jobType: 'part-time', hidden: ['weekend support'] }),
    {
      count: 1,
      job_type: { any: 4, 'full-time': 2, 'part-time': 1, gig: 1 },
      salary_range: { any: 1, '0-500': 1 },
      minimum_pay: { any: 1, 20000: 1 },
      work_hours: { any: 1, 'not-stated': 1 },
      date_posted: { any: 1, week: 1, month: 1 },
      tags: { 'Video Editing': 1 },
    },
  ),
  says(
    'sees how many fit well',
    async ({ counts }) => (await counts('video editor', { fit: 'well' }))['count'],
    2,
  ),
  counted('all', null, {}),
  counted('a word', 'bookkeeper', {}),
  counted('a slip', 'bookeeper -senior', {}),
  counted('filters', null, { jobType: 'full-time', pay: '500-1000', hidden: ['data entry', 'bookkeeper 3'] }),
  counted('pay among the words', '700 customer or editor', {
    askedPay: {
      start: 0,
      end: 3,
      said: { currency: 'USD', per: 'month', least: 700 },
      fullTime: 700,
      other: 400,
    },
  }),
  counted('words with tags', 'editor or customer', { workHours: 'not-stated', days: 7, tags: ['Zendesk'] }),
  says(
    'gets one answer, however often and at once he asks',
    async ({ tell }) =>
      new Set(
        (await Promise.all(Array.from({ length: 20 }, () => tell('vidoe or data', { limit: 4 })))).map(
          (one) => JSON.stringify(one),
        ),
      ).size,
    1,
  ),
]
