import type { Employer } from './employers.ts'
import type { Kind } from './kind.ts'
import { type Random, write } from './random.ts'
import phrases from './words/phrases.json' with { type: 'json' }
import places from './words/places.json' with { type: 'json' }

export type Brief = {
  role: string
  kind: Kind
  employer: Employer
  hours: string
  pay: string
  shady: boolean
  /** Says that the work is temporary; mostly empty. */
  contract: string
}
type Parts = {
  about: string
  need: string
  duties: string[]
  musts: string[]
  offers: string[]
  hours: string
  /** The steps of hiring; often none. */
  steps: string[]
  warning: string
  apply: string
  asks: string[]
  closer: string
}

/** `<ojfilter>` encloses text hidden from guests. */
export function writeDescription(random: Random, brief: Brief): string {
  const { voice } = brief.employer
  if (voice === 'terse') return writeTerse(random, brief, writeParts(random, brief, 2, 4))
  if (voice === 'wall') return writeWall(random, writeParts(random, brief, 3, 5))
  if (voice === 'letter') return writeLetter(random, writeParts(random, brief, 3, 6))
  return writeSections(random, brief, writeParts(random, brief, 5, 9))
}

function writeParts(random: Random, brief: Brief, fewest: number, most: number): Parts {
  const { kind, employer } = brief
  const { company, manager, niche, trade, city, clock } = employer
  const word = random.pick(phrases.secretWords)
  const words = {
    company,
    manager,
    niche,
    trade,
    city,
    clock,
    word,
    role: brief.role,
    tool: kind.tools,
    topic: random.pick(places.topics),
    country: employer.country.adjective,
    domain: `${company.toLowerCase().replace(/[^a-z0-9]/g, '')}.example`,
    hours: /^\d+$/.test(brief.hours) ? brief.hours : '30 to 40',
    years: String(
      random.weighted([
        [4, 2],
        [3, 3],
        [3, 1],
        [1, 5],
        [1, 4],
      ]),
    ),
    n: String(random.int(3, 29)),
    wpm: random.pick(['40', '45', '50', '60']),
    mbps: random.pick(['10', '15', '20', '25', '50', '100']),
  }
  const say = (pattern: string) =>
    capital(write(random, pattern, words).replace(/\b1(\+?) years\b/g, '1$1 year'))
  const lines = (patterns: readonly string[], count: number) => random.some(patterns, count).map(say)
  return {
    about: say(random.pick(phrases.about)),
    need: [say(random.pick(kind.needs)), brief.contract].filter(Boolean).join(' '),
    duties: lines(kind.duties, random.int(fewest, most)),
    musts: lines(kind.musts, random.int(Math.max(2, fewest - 1), Math.min(6, most))),
    offers: lines(phrases.offers, random.int(2, 5)),
    hours: say(random.pick(phrases.hours)),
    steps: random.chance(0.22) ? phrases.steps.filter(() => random.chance(0.55)).map(say) : [],
    warning: random.chance(0.2) ? say(random.pick(phrases.warnings)) : '',
    apply: random.chance(0.015)
      ? phrases.oldRedaction
      : say(random.pick(brief.shady ? phrases.shady : phrases.apply)),
    asks: random.chance(0.45) ? lines(kind.asks, random.int(1, 3)) : [],
    closer: say(random.pick(phrases.closers)),
  }
}

/** For 'formal', 'agency' (facts first) and 'loud' (emoji, capitals). */
function writeSections(random: Random, brief: Brief, parts: Parts): string {
  const { voice, bullet } = brief.employer
  const loud = voice === 'loud'
  const heading = (name: keyof typeof phrases.headings, emoji: string) => {
    const text = random.pick(phrases.headings[name])
    return loud ? `${emoji} ${text.toUpperCase()}` : text
  }
  const list = (items: readonly string[]) =>
    items.map((item, index) => (bullet === '1' ? `${index + 1}. ${item}` : `${bullet}${item}`)).join('\n')
  const opening = loud ? `${write(random, random.pick(phrases.loud), {})} ${parts.need}` : parts.need
  const facts =
    voice === 'agency'
      ? [
          `Position: ${brief.role}\nSalary: ${brief.pay || 'to be discussed'}\nHours per week: ${brief.hours}\nClient: ${brief.employer.country.adjective} ${brief.employer.niche}`,
        ]
      : []
  const blocks = [
    ...facts,
    random.chance(0.6) ? `${heading('about', '👋')}\n${parts.about}` : parts.about,
    opening,
    `${heading('duties', '📌')}\n${list(parts.duties)}`,
    `${heading('musts', '✅')}\n${list(parts.musts)}`,
    ...(random.chance(0.65) ? [`${heading('hours', '🕘')}\n${parts.hours}`] : []),
    ...(random.chance(0.6) ? [`${heading('offers', '🎁')}\n${list(parts.offers)}`] : []),
    ...(parts.warning ? [loud ? `⚠️ ${parts.warning}` : parts.warning] : []),
    ...(parts.steps.length > 0
      ? [
          `${heading('steps', '🪜')}\n${parts.steps.map((step, index) => `Step ${index + 1}: ${step}`).join('\n')}`,
        ]
      : []),
    [
      `${heading('apply', '📩')}`,
      parts.apply,
      ...parts.asks.map((ask, index) => `${index + 1}. ${ask}`),
    ].join('\n'),
    ...(random.chance(0.5) ? [parts.closer] : []),
  ]
  return blocks.join('\n\n')
}

function writeLetter(random: Random, parts: Parts): string {
  const greeting = random.pick(['Hi there,', 'Hello!', 'Hi,', 'Good day,', 'Mabuhay!', ''])
  const verbs = parts.duties.map(lower)
  const last = verbs.pop() ?? ''
  const start = random.pick([
    'In a normal week you would',
    'You will',
    'What I need you to do:',
    'Your days look like this:',
    'Mostly you would',
  ])
  const duties = `${start} ${verbs.length > 0 ? `${verbs.join('; ')}; and ${last}` : last}.`
  const musts = `${random.pick(['What matters to me', 'What I look for', 'You should bring', 'Please only apply with'])}: ${parts.musts.map(lower).join('; ')}.`
  const offers = random.chance(0.5)
    ? [
        `${random.pick(['What you get', 'In return', 'From our side'])}: ${parts.offers.map(lower).join(', ')}.`,
      ]
    : []
  const asks =
    parts.asks.length > 0
      ? [`${random.pick(['Please answer', 'Please tell me'])}: ${parts.asks.join(' ')}`]
      : []
  const body = [
    `${parts.about} ${parts.need}`,
    duties,
    musts,
    parts.hours,
    ...offers,
    parts.warning,
    parts.apply,
    ...asks,
    parts.closer,
  ]
  return [greeting, ...body].filter((block) => block !== '').join('\n\n')
}

function writeTerse(random: Random, brief: Brief, parts: Parts): string {
  const careless = random.chance(0.5) ? (text: string) => text.toLowerCase() : (text: string) => text
  const need = random.chance(0.7)
    ? `${brief.role} needed for ${brief.employer.niche}. ${parts.need}`
    : parts.need
  const lines = [
    careless(need),
    careless(`${parts.duties.join('. ')}.`),
    careless(
      `${random.pick(['Must have', 'Need', 'You need', 'Required'])}: ${parts.musts.map(lower).join(', ')}.`,
    ),
    careless(parts.hours),
    parts.apply,
  ]
  return lines.join(random.pick(['\n', '\n\n']))
}

function writeWall(random: Random, parts: Parts): string {
  const offers = `${random.pick(['We give', 'You get', 'We offer'])} ${parts.offers.map(lower).join(', ')}.`
  const text = [
    parts.about,
    parts.need,
    `You will ${parts.duties.map(lower).join(', ')}.`,
    `We expect: ${parts.musts.map(lower).join(', ')}.`,
    parts.hours,
    offers,
    parts.apply,
    ...parts.asks,
    parts.closer,
  ]
  return text.join(' ')
}

function capital(text: string): string {
  return /^[a-z]/.test(text) && !text.startsWith('http') ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** Acronyms, names and tools keep their capitals. */
function lower(text: string): string {
  return /^[A-Z]([a-z]| )/.test(text) &&
    !/^(QuickBooks|Excel|English|Google|Xero|Shopify|Amazon|I )/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
