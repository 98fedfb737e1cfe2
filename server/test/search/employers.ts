import fc from 'fast-check'

/** These letters occur in no other word. */
const word = fc
  .string({ unit: fc.constantFrom(...'abdefgilmnorstu'), minLength: 2, maxLength: 6 })
  .map((rest) => `Zqx${rest}`)
const form = fc.constantFrom(
  '',
  ' Inc.',
  ', Inc',
  ' Corp',
  ' Co., Ltd.',
  ' Philippines',
  ' Philippines, Inc.',
  ' LLC',
)

/** As a seeker writes it, with its distinctive words. */
export const employers = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), form)
  .map(([words, ending]) => ({ words, written: `${words.join(' ')}${ending}` }))
export type MadeEmployer = { words: string[]; written: string }

const spellings: readonly ((words: string[]) => string)[] = [
  (words) => words.join(' '),
  (words) => words.join(' ').toLowerCase(),
  (words) => words.join(' ').toUpperCase(),
  (words) => words.join(''),
  (words) => words.join('').toLowerCase(),
  (words) => words.join('-'),
  (words) => words.join(' & '),
  (words) => words.join('. '),
  (words) => `${words.join(' ')}’s`,
  (words) => `${words.join(' ')}, Incorporated`,
  (words) => `${words.join(' ').toUpperCase()} INC.`,
  (words) => `the ${words.join('\u00a0')} Company`,
  (words) => `“${words.join('\u200b ')}”`,
  (words) => [...words.join(' ').normalize('NFD')].join('\u00ad'),
  (words) => `#team${words.join('')}`,
  (words) => `${words.join('').toLowerCase()}.com`,
  (words) => `https://www.${words.join('').toLowerCase()}.com.ph/team`,
  (words) => `ana@${words.join('').toLowerCase()}.com.ph`,
]

export const spelled = ({ words }: MadeEmployer) => fc.constantFrom(...spellings).map((spell) => spell(words))

/** Ignores anything between the letters. */
export const hasName = (text: string, { words }: MadeEmployer): boolean =>
  bare(text).includes(bare(words.join('')))
const bare = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, '')

const texts = ['', 'I am ', 'Team Lead at ', 'Working with ', 'VA, ', 'Customer support for ', 'I joined ']
const ends = [
  '',
  ' since 2019.',
  ' and before elsewhere.',
  ' (remote)',
  ', Cebu',
  ' for 3 years. I like it there!',
]

export const textNaming = (employer: MadeEmployer) =>
  fc
    .tuple(fc.constantFrom(...texts), spelled(employer), fc.constantFrom(...ends))
    .map((parts) => parts.join(''))
