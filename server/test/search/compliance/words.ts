import type { AskedPay } from '../../../src/search/port.ts'
import type { Given, Sentence } from './asking.ts'

/** The jobs that the words find, in order. */
const finds = (sentence: string, text: string, answer: string[], given: Given = {}): Sentence => ({
  sentence: `ana ${sentence}: ${text}`,
  ask: ({ find }) => find(text, given),
  answer,
})
/** All that the page says. */
const tells = (sentence: string, text: string, answer: unknown, given: Given = {}): Sentence => ({
  sentence: `ana ${sentence}: ${text}`,
  ask: ({ tell }) => tell(text, given),
  answer,
})
/** The amount is the first word. */
const askedPay = (least: number, other = least): AskedPay => ({
  start: 0,
  end: 3,
  said: { currency: 'USD', per: 'month', least },
  fullTime: least,
  other,
})
const said = (least: number, without: string) => ({
  understood: [{ fact: 'pay', currency: 'USD', per: 'month', least, without }],
})
const editors = ['video editor', 'editor of videos', 'photographer']
const slip = (typed: string, used: string, asTyped: string, meant: string) => ({
  corrections: [{ typed, used, asTyped }],
  meant,
})

export const wordSentences: readonly Sentence[] = [
  finds('finds what has the words, titles first', 'video editor', editors),
  finds('finds other forms of a word', 'editing videos', editors),
  finds('finds a phrase', '"video editor"', ['video editor', 'photographer']),
  finds('leaves out a word', 'editor -office', ['video editor', 'photographer']),
  finds('leaves out a phrase', 'editor -"video editor"', ['editor of videos']),
  finds('leaves out in Filipino', 'editor walang premiere', ['editor of videos', 'photographer']),
  finds('asks for either', 'translator or photographer', ['photographer', 'translator']),
  finds('asks for either in Filipino', 'translator o photographer', ['photographer', 'translator']),
  finds('finds by an employer', 'northwind', ['data entry', 'writer']),
  finds('finds by a tag', 'figma', ['graphic designer']),
  finds('finds what else the work is called', 'csr', ['customer service', 'weekend support']),
  finds('types in Filipino', 'nagsusulat ng article', ['writer', 'filled writer']),
  finds('makes a Filipino verb of an English one', 'mag-write ng article', ['writer', 'filled writer']),
  finds('mixes both languages', 'taga-edit ng video po', editors),
  finds('sees a job last that may be filled', 'content writer', ['writer', 'filled writer']),
  finds('sees all for words of no job', 'hanap trabaho', ['filled writer', 'photographer'], { limit: 2 }),
  finds('finds nothing by signs alone', '!!! ???', []),
  tells('is told how a slip was read', 'vidoe editor', {
    found: editors,
    count: 3,
    ...slip('vidoe', 'video', '"vidoe" editor', 'video editor'),
  }),
  tells('leaves something out beside a slip', 'bookeeper -xero -us', {
    ...slip('bookeeper', 'bookkeeper', '"bookeeper" -xero -us', 'bookkeeper -xero -us'),
    without: [{ criterion: 'word', value: '-xero', count: 6 }],
  }),
  tells('keeps a slip that she quotes', '"bookeeper"', {}),
  tells('is told that she asks for beginners', 'data entry no experience', {
    found: ['data entry'],
    count: 1,
    understood: [{ fact: 'beginner', without: 'data entry' }],
  }),
  tells('asks for the night in Filipino', 'customer service pang gabi', {
    found: ['customer service'],
    count: 1,
    understood: [{ fact: 'night', without: 'customer service' }],
  }),
  tells('asks for the day, and sees what is close', 'day shift editor', {
    found: ['video editor'],
    close: ['editor of videos', 'photographer'],
    count: 1,
    understood: [{ fact: 'day', without: 'editor' }],
  }),
  tells('asks for weekends without calls', 'customer service weekends no phone calls', {
    found: ['weekend support'],
    close: ['customer service'],
    count: 1,
    understood: [
      { fact: 'weekends', without: 'customer service no phone calls' },
      { fact: 'no-calls', without: 'customer service weekends' },
    ],
  }),
  tells('asks for a type, and sees who takes any', 'part time', {
    found: ['editor of videos', 'weekend support', 'translator'],
    count: 3,
    understood: [{ fact: 'part-time', without: '' }],
  }),
  tells('asks not for a type', 'editor not part time', { found: ['video editor', 'photographer'], count: 2 }),
  tells(
    'gets what fits well by date',
    'video editor',
    { found: ['editor of videos', 'video editor'], close: ['photographer'], count: 2, looser: 1 },
    { order: 'date', fit: 'well' },
  ),
  tells(
    'gets all by date where nothing fits well',
    'pictures film',
    { found: ['photographer'], close: ['editor of videos'], count: 1 },
    { order: 'date', fit: 'well' },
  ),
  tells(
    'asks for pay, and sees last who tells none',
    '500 editor',
    { found: ['video editor', 'photographer'], count: 2, ...said(500, 'editor') },
    { askedPay: askedPay(500) },
  ),
  tells(
    'asks for pay by the hour, of which part-time work pays less a month',
    '800 editor',
    { found: ['video editor', 'editor of videos', 'photographer'], count: 3, ...said(800, 'editor') },
    { askedPay: askedPay(800, 400) },
  ),
  tells(
    'asks for nothing but pay, and by date mixes what is known and what is not',
    '2k+',
    {
      found: ['filled writer', 'photographer', 'writer', 'data entry lead', 'graphic designer'],
      count: 5,
      ...said(2000, ''),
    },
    { order: 'date', askedPay: askedPay(2000) },
  ),
  tells(
    'is told that the pay hides what she looks for',
    '900 translator',
    { ...said(900, 'translator'), without: [{ criterion: 'word', value: '900', count: 1 }] },
    { askedPay: askedPay(900) },
  ),
  tells('sees what is close, and which word to drop', 'spanish letters premiere', {
    close: ['translator', 'video editor'],
    without: [{ criterion: 'word', value: 'premiere', count: 1 }],
  }),
  tells('is told which word left out hides jobs', 'zendesk -customer', {
    without: [{ criterion: 'word', value: '-customer', count: 2 }],
  }),
]
