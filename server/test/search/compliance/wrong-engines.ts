import type { Asked, Filters, Found, GuideQuestion, JobSearch, Question } from '../../../src/search/port.ts'

type WrongEngine = {
  /** In one thing; it is right in all else. */
  wrong: string
  wrap: (engine: JobSearch) => JobSearch
  /** Words of all sentences that are not true of it. */
  breaks: string[]
}

const asking =
  (change: (question: Question) => Partial<Asked>) =>
  (engine: JobSearch): JobSearch => ({
    ...engine,
    search: (asked) => engine.search({ ...asked, ...change(asked) }),
    count: (question, given) => engine.count({ ...question, ...change(question) }, given),
  })
const listing =
  (change: Partial<Asked>) =>
  (engine: JobSearch): JobSearch => ({
    ...engine,
    search: (asked) => engine.search({ ...asked, ...change }),
  })
const saying =
  (change: (found: Found) => Partial<Found>) =>
  (engine: JobSearch): JobSearch => ({
    ...engine,
    async search(asked) {
      const found = await engine.search(asked)
      return { ...found, ...change(found) }
    },
  })
const guiding =
  (change: Partial<GuideQuestion>) =>
  (engine: JobSearch): JobSearch => ({
    ...engine,
    payGuide: (question) => engine.payGuide({ ...question, ...change }),
  })
const forgetting = (filter: keyof Filters) => asking(() => ({ [filter]: null }))
const typing = (from: RegExp, to: string) =>
  asking(({ text }) => ({ text: text?.replaceAll(from, to) ?? null }))

function tiring(engine: JobSearch): JobSearch {
  const asked = new Set<string>()
  return {
    ...engine,
    async search(question) {
      const found = await engine.search(question)
      const key = JSON.stringify(question)
      if (asked.has(key)) return { ...found, ids: [] }
      asked.add(key)
      return found
    },
  }
}

const counted = [
  'counts, of all',
  'counts, of a word',
  'counts, of a slip',
  'counts, of filters',
  'of pay among',
]
const forPay = ['asks for pay', 'nothing but pay', 'the pay hides']
const left = 'each option would leave'

export const wrongEngines: readonly WrongEngine[] = [
  {
    wrong: 'forgets the type',
    wrap: forgetting('jobType'),
    breaks: ['by type', 'by several', left, ...counted],
  },
  {
    wrong: 'forgets the pay',
    wrap: forgetting('pay'),
    breaks: ['filters by pay', 'filters with words', ...counted],
  },
  { wrong: 'forgets the least pay', wrap: forgetting('minimumPay'), breaks: ['by least pay', ...counted] },
  {
    wrong: 'forgets the pay among the words',
    wrap: forgetting('askedPay'),
    breaks: forPay,
  },
  {
    wrong: 'counts what the pay among the words leaves out',
    wrap: (engine) => ({
      ...engine,
      count: (question, given) => engine.count({ ...question, askedPay: null }, given),
    }),
    breaks: ['of pay among'],
  },
  {
    wrong: 'forgets the hours',
    wrap: forgetting('workHours'),
    breaks: ['by hours', 'by flexible hours', ...counted, 'words with tags'],
  },
  {
    wrong: 'forgets the date',
    wrap: forgetting('postedFrom'),
    breaks: ['filters by date', 'which filter to drop', ...counted],
  },
  {
    wrong: 'forgets the tags',
    wrap: forgetting('tagIds'),
    breaks: [
      'some tags',
      'by a tag that',
      'by several',
      'what he hid',
      'may hide',
      'counts, of all',
      'counts, of filters',
      'of pay among',
      'words with tags',
    ],
  },
  { wrong: 'shows what is hidden', wrap: asking(() => ({ hidden: [] })), breaks: ['what he hid', left] },
  {
    wrong: 'leaves nothing out',
    wrap: typing(/-\S+/g, ''),
    breaks: ['leaves out a ', 'leaves something out', 'which word left out'],
  },
  { wrong: 'reads no phrase', wrap: typing(/"/g, ''), breaks: ['a phrase', 'that she quotes'] },
  { wrong: 'reads no alternatives', wrap: typing(/ or /g, ' '), breaks: ['asks for either:', left] },
  {
    wrong: 'knows one order',
    wrap: listing({ order: 'relevance' }),
    breaks: [
      'fits well by date',
      'nothing but pay',
      'orders by date',
      'orders all by pay',
      'second page by pay',
    ],
  },
  {
    wrong: 'knows one page',
    wrap: listing({ offset: 0 }),
    breaks: ['orders by pay with words', 'the second page', 'beyond the last page'],
  },
  {
    wrong: 'takes all for fitting well',
    wrap: asking(() => ({ fit: undefined })),
    breaks: ['fits well by date', 'how many fit well'],
  },
  {
    wrong: 'counts the page',
    wrap: saying(({ ids }) => ({ count: ids.length })),
    breaks: ['how many there are', ...counted],
  },
  {
    wrong: 'corrects in silence',
    wrap: saying(() => ({ corrections: [] })),
    breaks: ['how a slip', 'beside a slip'],
  },
  {
    wrong: 'has a slip saved as typed',
    wrap: saying(() => ({ meant: null })),
    breaks: ['how a slip', 'beside a slip'],
  },
  {
    wrong: 'does not say what it understood',
    wrap: saying(() => ({ understood: [] })),
    breaks: [
      'asks for beginners',
      'for the night',
      'for the day',
      'for weekends',
      'asks for a type',
      ...forPay,
    ],
  },
  {
    wrong: 'shows nothing close',
    wrap: saying(() => ({ close: [] })),
    breaks: ['what is close', 'for weekends', 'by date: video', 'nothing fits well'],
  },
  {
    wrong: 'leads out of nothing',
    wrap: saying(() => ({ without: [] })),
    breaks: ['beside a slip', 'the pay hides', 'which word', 'which filter'],
  },
  { wrong: 'keeps from her what is looser', wrap: saying(() => ({ looser: 0 })), breaks: ['by date: video'] },
  { wrong: 'answers only once', wrap: tiring, breaks: ['gets one answer'] },
  {
    wrong: 'suggests nothing',
    wrap: (engine) => ({ ...engine, suggest: async () => [] }),
    breaks: ['types: vid', 'types: BOOK', 'types: data', 'types: help'],
  },
  {
    wrong: 'finds a job like itself',
    wrap: (engine) => ({
      ...engine,
      async related(original) {
        const related = await engine.related(original)
        return { ...related, title: [original.id, ...related.title] }
      },
    }),
    breaks: ['jobs like the one'],
  },
  {
    wrong: 'takes an employer for another',
    wrap: (engine) => ({
      ...engine,
      typicalPayOfOthers: (originals) => Promise.all(originals.map(engine.typicalPay)),
    }),
    breaks: ['other employers'],
  },
  { wrong: 'guides to any place', wrap: guiding({ location: null }), breaks: ['pay in the US'] },
  { wrong: 'guides to any level', wrap: guiding({ level: null }), breaks: ['by place, level'] },
  { wrong: 'guides to any title', wrap: guiding({ title: null }), breaks: ['bookkeepers are paid'] },
  {
    wrong: 'mixes kinds of work',
    wrap: (engine) => ({ ...engine, kindOfWork: (asked) => engine.kindOfWork({ ...asked, without: null }) }),
    breaks: ['without another'],
  },
]
