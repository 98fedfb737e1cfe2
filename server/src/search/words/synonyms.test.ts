import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  conceptsIn,
  conceptsTyped,
  isOneWay,
  isSubstitute,
  mergeSynonyms,
  projectSynonyms,
  readSynonyms,
  type Synonyms,
} from './synonyms.ts'
import { stemOf, wordsOf } from './words.ts'

const stems = (text: string) => wordsOf(text).map(stemOf)
/** By synonym alone. */
const finds = (typed: string, said: string, synonyms: Synonyms = projectSynonyms) => {
  const whole = (found: { length: number; concept: string }[], text: string) =>
    found.filter(({ length }) => length === stems(text).length).map(({ concept }) => concept)
  const wanted = whole(conceptsTyped(stems(typed), synonyms), typed)
  return whole(conceptsIn(stems(said), synonyms), said).some((concept) => wanted.includes(concept))
}

describe('The synonyms of the field', () => {
  it.each([
    ['VA', 'Virtual Assistant'],
    ['GVA', 'general virtual assistant'],
    ['csr', 'customer service representatives'],
    ['ReactJS', 'React'],
    ['react.js', 'reactjs'],
    ['e-commerce', 'ecommerce'],
    ['front-end', 'frontend'],
    ['Node', 'node.js'],
    ['.NET', 'dotnet'],
    ['C++', 'cpp'],
    ['QA', 'quality assurance'],
    ['bookkeeping', 'book keeper'],
    ['graphic artist', 'graphics designers'],
    ['video editor', 'video editing'],
    ['smm', 'social media management'],
    ['WFH', 'home-based'],
    ['lead gen', 'lead generation'],
    ['backlinks', 'link building'],
    ['non-voice', 'no calls'],
    ['gva', 'virtual assistant'],
    ['SDR', 'sales development representative'],
  ])('let ana find %s by %s and the other way', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([true, true])
  })

  it.each([
    ['hr', 'human resources'],
    ['IT', 'information technology'],
    ['pm', 'project manager'],
    ['pm', 'product manager'],
    ['guro', 'teacher'],
    ['secretary', 'administrative assistant'],
    ['encoder', 'data entry'],
    ['law firm assistant', 'paralegal'],
    ['call center agent', 'customer service representative'],
    ['programmer', 'developer'],
    ['quickbooks', 'QBO'],
  ])('let ana find more by %s: %s, but not the other way', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([true, false])
  })

  it.each([
    ['project manager', 'product manager'],
    ['bookkeeper', 'accountant'],
    ['graphic designer', 'web designer'],
    ['ui', 'ux'],
    ['java', 'javascript'],
    ['qa', 'qc'],
  ])('keep %s and %s apart', (one, other) => {
    expect([finds(one, other), finds(other, one)]).toEqual([false, false])
  })

  it.each([
    ['magtrabaho bilang encoder', 'inventory'],
    ['hanap client va', 'lead generation'],
    ['google search ads', 'web research'],
    ['no set schedule', 'appointment setter'],
    ['post video editor', 'social media posting'],
  ])('take %j for no %s', (typed, said) => {
    const wanted = conceptsTyped(stems(typed), projectSynonyms).map(({ concept }) => concept)
    const found = conceptsIn(stems(said), projectSynonyms).map(({ concept }) => concept)
    expect(wanted.filter((concept) => !isSubstitute(concept) && found.includes(concept))).toEqual([])
  })

  it.each([
    ['taga bilang', 'inventory'],
    ['bilang ng stock', 'inventory'],
    ['bilangan', 'inventory'],
    ['hanap ng buyer', 'lead generation'],
    ['a/b testing', 'split testing'],
    ['tracker', 'Hubstaff'],
    ['med biller', 'medical billing'],
    ['chat lang', 'live chat'],
    ['pwd', 'persons with disabilities'],
  ])('let ana find by %s: %s', (typed, said) => {
    expect(finds(typed, said)).toBe(true)
  })

  it.each(['starter kit', 'internship coordinator', 'first time home buyer'])(
    'ask for %j as it is typed, or for a beginner’s job',
    (typed) => {
      const asked = conceptsTyped(stems(typed), projectSynonyms).map(({ concept }) => concept)
      expect(asked).toContain('=->@beginner')
      expect(asked).not.toContain('==>@beginner')
    },
  )

  it('are two hundred and more', () => {
    const concepts = [...projectSynonyms.typed.values()].flat().map(({ concept }) => concept)
    expect(new Set(concepts).size).toBeGreaterThan(200)
  })
})

describe('A table of synonyms', () => {
  it('has one concept a line, remarks, empty lines and any line ends', () => {
    const read = readSynonyms(
      '\ufeff# ours\r\n\r\nc# = C Sharp # the language\rva=virtual assistant\nhr -> human resources\n',
    )
    expect(conceptsIn(stems('a C# dev'), read)).toEqual([{ start: 1, length: 1, concept: '=c#=c sharp' }])
    expect(finds('va', 'virtual assistants', read)).toBe(true)
    expect([finds('hr', 'human resources', read), finds('human resources', 'hr', read)]).toEqual([
      true,
      false,
    ])
  })

  it('says with ~> what would do too, and is something else', () => {
    const read = readSynonyms(
      'secretary ~> executive assistant\nhr -> human resources\nva = virtual assistant',
    )
    const kinds = ['secretary', 'hr', 'va'].flatMap((word) =>
      conceptsTyped(stems(word), read).map(({ concept }) => [isOneWay(concept), isSubstitute(concept)]),
    )
    expect(finds('secretary', 'executive assistants', read)).toBe(true)
    expect(finds('executive assistants', 'secretary', read)).toBe(false)
    expect(kinds).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ])
  })

  it.each([
    ['va = virtual assistant\n\nva virtual assistant', /^line 3: a line needs two phrases/],
    ['va', /^line 1: a line needs two phrases/],
    ['# one\nva =', /^line 2: a word is missing/],
    ['-> va', /^line 1: a word is missing/],
    ['va = 😀', /^line 1: a word is missing/],
    ['a -> b -> c', /^line 1: more than one '->'/],
    ['a ~> b -> c', /^line 1: more than one '->', '~>' or '=>'/],
    ['a ~>', /^line 1: a word is missing/],
    ['newbie => @rich', /^line 1: '@' is followed by one of beginner/],
    ['=> @beginner', /^line 1: a word is missing/],
    ['a -> b => @beginner', /^line 1: more than one '->'/],
    ['va = a b c d e f g h i', /^line 1: a phrase has more than 8 words/],
    ['va = virtual assistant\n'.repeat(20_000), /^line \d+: more than 20000 phrases/],
    [`va = ${'(a|b)'.repeat(30)}`, /^line 1: .* make more than 1000 phrases/],
  ])('that is bad is refused, naming the line: %#', (text, message) => {
    expect(() => readSynonyms(text)).toThrow(message)
  })

  it('never fails in another way, whatever the file holds', () => {
    const line = fc
      .array(fc.constantFrom('va', '=', '->', '#', ' ', '\n', '!', 'virtual assistant'))
      .map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), line), (text) => {
        try {
          readSynonyms(text)
        } catch (error) {
          expect(String(error)).toMatch(/^Error: line \d+: [^\n]+$/)
        }
      }),
    )
  })

  it('of an operator adds to the project’s, whose lines stay as they are', () => {
    const merged = mergeSynonyms(projectSynonyms, readSynonyms('chief happiness officer = cho\nva = vee ay'))
    expect(finds('cho', 'chief happiness officer', merged)).toBe(true)
    expect([finds('va', 'vee ay', merged), finds('va', 'virtual assistant', merged)]).toEqual([true, true])
    expect(finds('vee ay', 'virtual assistant', merged)).toBe(false)
    expect(mergeSynonyms(merged, projectSynonyms)).toEqual(merged)
  })

  it('can be sent to a worker', () => {
    expect(structuredClone(projectSynonyms)).toEqual(projectSynonyms)
  })
})

it('a Filipino phrase is typed with its joining words, or without', () => {
  const table = readSynonyms('post sa facebook => social media\nsa gabi => @night')
  const typed = (text: string) => conceptsTyped(stems(text), table).map(({ length }) => length)
  expect([typed('post sa facebook'), typed('post facebook'), typed('facebook')]).toEqual([[3], [2], []])
  expect([typed('sa gabi'), typed('gabi')]).toEqual([[2], []])
})

it('what means data entry finds it by any of its names', () => {
  const table = readSynonyms('data entry = data encoding\nencoder => data entry\nclerk -> data entry')
  expect([finds('encoder', 'data encoding', table), finds('clerk', 'data encoding', table)]).toEqual([
    true,
    false,
  ])
})

it.each([
  ['bantay ng ads', 'media buyer'],
  ['taga hanap ng clients', 'lead generation'],
  ['habol ng bayad', 'collections'],
  ['suri ng tawag', 'call monitoring'],
  ['ayos ng files', 'file management'],
  ['gawa ng thumbnail', 'thumbnail artist'],
  ['katulong ng boss', 'executive assistant'],
  ['hawak ng project', 'project manager'],
])('%j, as lito types it, is %j', (typed, said) => {
  expect(finds(typed, said)).toBe(true)
})

describe('The concepts in a text', () => {
  const synonyms = readSynonyms(
    'react = react js = react js library\nva = virtual assistant\ngva = general virtual assistant',
  )

  it('stand wherever they are said; of one concept the longest at each place counts', () => {
    expect(
      conceptsIn(stems('React.js? The React JS library; a general virtual assistant; VA'), synonyms),
    ).toEqual([
      { start: 2, length: 3, concept: '=react=react js=react js library' },
      { start: 6, length: 3, concept: '=gva=general virtual assistant' },
      { start: 7, length: 2, concept: '=va=virtual assistant' },
      { start: 9, length: 1, concept: '=va=virtual assistant' },
    ])
  })

  it('end where the text ends', () => {
    expect(conceptsIn(stems('a general virtual'), synonyms)).toEqual([])
    expect(conceptsIn([], synonyms)).toEqual([])
  })

  it('have names that no text can produce', () => {
    for (const { concept } of [...projectSynonyms.said.values()].flat()) {
      expect(concept).toMatch(/^=/)
      expect(wordsOf(concept)).not.toContain(concept)
    }
  })
})
