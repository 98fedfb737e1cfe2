import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { projectSynonyms, readSynonyms } from '../words/synonyms.ts'
import { parseQuery, type Query, type Term } from './query.ts'

const synonyms = readSynonyms(
  'va = virtual assistant\necommerce = e commerce\nrbac = web role\nsales = selling\npm -> project manager\npm -> product manager',
)

const sayTerm = (term: Term) => (term.kind === 'word' ? term.word : `"${term.words.join(' ')}"`)
/** Groups by spaces, alternatives by |, light ones in brackets, exclusions after a minus, avoided terms after ~. */
const say = ({ all, none, avoided }: Query) =>
  [
    ...all.map(({ any, isLight }) => {
      const terms = any.map(sayTerm).join('|')
      return isLight ? `(${terms})` : terms
    }),
    ...none.map((term) => `-${sayTerm(term)}`),
    ...avoided.map((term) => `~${sayTerm(term)}`),
  ].join(' ')
const read = (text: string) => say(parseQuery(text, synonyms))
const conceptsOf = (text: string) =>
  parseQuery(text, synonyms).all.map(({ any }) =>
    any.map((term) => (term.kind === 'word' ? term.concepts : [])),
  )

describe('What ben types', () => {
  it.each([
    ['Video  EDITOR', 'video editor', 'all words'],
    ['résumé 𝗩𝗔 e-commerce', 'resume va e commerce', 'as texts have them'],
    ['va/admin', 'va admin', 'two words'],
    ['"video editor" spanish', '"video editor" spanish', 'a phrase'],
    [
      '“video editor” „va” «co host» ＂a b＂',
      '"video editor" "va" "co host" "a b"',
      'with any quotation marks',
    ],
    ['host "video editor', 'host "video editor"', 'a quote left open running to the end'],
    ['writer,"video editor"', 'writer "video editor"', 'a quote after a sign'],
    ['24" monitor 5\'8" frame', '24 monitor 5 8 frame', 'inches that quote nothing'],
    ['(video editor)', 'video editor', 'brackets meaning nothing'],
    ['va no "cold calling"', 'va -"cold calling"', "a phrase after 'no' left out"],
    ['editor walang "canva"', 'editor -canva', "a word after 'walang' too"],
    ['editor wlang "canva"', 'editor -canva', 'in haste as well'],
    ['canva o photoshop', 'canva|photoshop', "Filipino's 'or'"],
    [
      '"a b" "c d" "e" "f g" "h i" "j k" "l m" z',
      '"a b" "c d" "e" "f g" "h i" "j k" z',
      'the first five phrases',
    ],
    [
      '"a b" or "c d" or "e f" or "g h" or "i j" or "k l"',
      '"a b"|"c d"|"e f"|"g h"|"i j"',
      'five phrases as alternatives',
    ],
    [
      '-"a b" -"c d" -"e f" -"g h" -"i j" -"k l" -m',
      '-"a b" -"c d" -"e f" -"g h" -"i j" -m',
      'the first five phrases left out',
    ],
    ['editor -remote', 'editor -remote', 'a word left out'],
    ['editor not print', 'editor ~print', 'a word avoided'],
    [
      'writer na walang virtual assistant',
      'writer (na) ~virtual assistant',
      'one thing of two words avoided',
    ],
    ['editor without motion graphics', 'editor ~"motion graphics"', 'two words avoided together'],
    ['editor na hindi mga ads', 'editor (na) ~ads', 'a word avoided after a particle'],
    ['editor no sales calls', 'editor ~"sales calls"', 'a known word and what is done with it avoided'],
    ['editor no sales canva', 'editor canva ~sales', 'a known word avoided beside another'],
    ['editor di ads', 'editor ~ads', 'a word avoided in haste'],
    ['writer no', 'writer no', 'nothing avoided'],
    ['editor no 1', 'editor no 1', 'a number'],
    ['editor －Ｒemote −day ‐night --office', 'editor -remote -day -night -office', 'with any minus'],
    ['editor -"night shift" (-"on call")', 'editor -"night shift" -"on call"', 'a phrase left out'],
    ['shop -e-commerce', 'shop -"e commerce"', 'a word of two left out'],
    ['e-commerce co-host editor - manila', 'e commerce co host editor manila', 'hyphens leaving nothing out'],
    ['Editor – Manila —remote', 'editor manila (remote)', 'dashes leaving nothing out'],
    ['-night', '-night', 'only what to leave out'],
    ['writer or video', 'writer|video', 'alternatives'],
    ['a or b OR c d', 'a|b|c d', 'several alternatives'],
    ['video editor or writer', 'video editor|writer', 'alternatives of single words'],
    ['"video editor" or writer', '"video editor"|writer', 'a phrase as an alternative'],
    ['virtual assistant or writer', 'virtual|writer assistant|writer', 'a known phrase as an alternative'],
    ['e-commerce or va', 'e|va commerce|va', 'a word of two as an alternative'],
    ['or', '(or)', '"or" with nothing to part'],
    ['or video', '(or) video', '"or" at the start'],
    ['video or', 'video (or)', '"or" at the end'],
    ['video or -night', 'video (or) -night', '"or" before what is left out'],
    ['"or" video', '"or" video', '"or" in quotes'],
    ['work for the va', '(work) (for) (the) va', 'light words'],
    ['va na pwede lang sa gabi', 'va (na) (pwede) (lang) (sa) gabi', 'Filipino particles'],
    ['web role job', 'web role (job)', 'a light word inside what is one thing'],
    [
      'work from home data entry',
      '(work) (from) (home) data entry',
      'what goes without saying where every job is remote',
    ],
    ['home-based va', '(home) (based) va', 'the same with a hyphen'],
    ['looking for remote writer jobs', '(looking) (for) (remote) writer (jobs)', 'what every listing is'],
    ['hiring: writer, WFH', '(hiring) writer (wfh)', 'the same with signs'],
    ['trabaho sa bahay writer', '(trabaho) (sa) (bahay) writer', 'the same in Filipino'],
    ['home bound writer', 'home bound writer', 'the words of a light phrase by themselves'],
    ['"work from home" writer', '"work from home" writer', 'a light phrase in quotes'],
    ['writer -remote -"home based"', 'writer -remote -"home based"', 'light words left out'],
    ['writer or remote', 'writer|remote', 'a light word as an alternative'],
    ['work from home', 'work from home', 'a light phrase alone'],
    ['wfh po', 'wfh (po)', 'the same with a particle'],
    ['remote jobs', '(remote) (jobs)', 'any job, in words of the board'],
    ['hanap trabaho po', '(hanap) (trabaho) (po)', 'any job, in Filipino'],
    ['the', '(the)', 'a light word alone'],
    ['"the" va', '"the" va', 'a light word in quotes'],
    ['trabaho -night', '(trabaho) -night', 'any job and what to leave out'],
    ['it support', 'it support', 'IT, which is not light'],
    ['va va VA', 'va', 'a word again'],
    ['C++ c# .net node.js', 'c++ c# .net nodejs', 'signs that belong to words'],
    ['=va', 'va', 'what the index keeps to itself'],
    ["'; DROP TABLE jobs; -- .*(a+)+$ %_", 'drop table (jobs) (a)', 'SQL and patterns'],
  ])('%j is %s: %s', (typed, said) => {
    expect(read(typed)).toBe(said)
  })

  it.each([
    ['search engine evaluator', 'search engine evaluator'],
    ['a/b testing', 'a b testing'],
    ['va pwd', 'va pwd'],
    ['trabaho bilang encoder', '(trabaho) (bilang) encoder'],
    ['search va jobs', '(search) va (jobs)'],
    ['asikaso ng medical billing', '(asikaso) (ng) medical billing'],
    ['katulong sa bahay', 'katulong (sa) (bahay)'],
    ['trabahong walang boss', '(trabahong) (walang) (boss)'],
    ['tagalog speaker recruiter', '(tagalog) (speaker) recruiter'],
    ['2 years experience editor', '(2) (years) (experience) editor'],
  ])('%j asks for %s by the table of the field', (typed, said) => {
    expect(say(parseQuery(typed, projectSynonyms))).toBe(said)
  })

  it.each(['', ' ', '"" -- ', '-', '!!!', '😀', '"', '-"', '" - "', '\u0000\u001b', '\ud83d'])(
    '%j names nothing to look for',
    (typed) => {
      expect(parseQuery(typed, synonyms)).toEqual({ all: [], none: [], avoided: [] })
    },
  )

  it('carries its concepts, every word of a known phrase those of the phrase', () => {
    const va = '=va=virtual assistant'
    expect(conceptsOf('va')).toEqual([[[va]]])
    expect(conceptsOf('remote Virtual Assistants')).toEqual([[[]], [[va]], [[va]]])
    expect(conceptsOf('e-commerce')).toEqual([[['=ecommerce=e commerce']], [['=ecommerce=e commerce']]])
    expect(conceptsOf('pm')).toEqual([[['=pm>project manager', '=pm>product manager']]])
    expect(conceptsOf('project manager')).toEqual([[[]], [[]]])
  })

  it('knows which of its words and concepts are only a piece of a phrase that finds itself', () => {
    const known = readSynonyms('va = virtual assistant\nasst = assistant\ngabi na -> night')
    const piecesOf = (text: string) =>
      parseQuery(text, known).all.map(({ any }) => any.map((term) => term.kind === 'word' && term.pieces))
    expect(piecesOf('virtual assistant')).toEqual([[['virtual']], [['assistant', '=asst=assistant']]])
    expect(piecesOf('va assistant')).toEqual([[[]], [[]]])
    expect(piecesOf('gabi na')).toEqual([[[]], [[]]])
  })

  it('carries none where words are quoted, apart, or left out', () => {
    expect(conceptsOf('"va" "virtual assistant"')).toEqual([[[]], [[]]])
    expect(conceptsOf('assistant virtual')).toEqual([[[]], [[]]])
    expect(conceptsOf('virtual or assistant')).toEqual([[[], []]])
    expect(conceptsOf('virtual -night assistant')).toEqual([[[]], [[]]])
    expect(parseQuery('-va', synonyms).none).toMatchObject([{ word: 'va', stem: 'va', concepts: [] }])
  })

  it('has stems beside the words', () => {
    expect(parseQuery('editors "Night Shifts"', synonyms).all.map(({ any }) => any[0])).toMatchObject([
      { kind: 'word', word: 'editors', stem: 'editor', concepts: [] },
      { kind: 'phrase', words: ['night', 'shifts'], stems: ['night', 'shift'] },
    ])
  })

  it('counts for its first twenty groups, as many alternatives, and as many things left out', () => {
    const words = Array.from({ length: 200 }, (_, n) => `w${n}`)
    expect(parseQuery(words.join(' '), synonyms).all).toHaveLength(20)
    expect(parseQuery(words.join(' or '), synonyms).all.map(({ any }) => any.length)).toEqual([20])
    expect(parseQuery(words.join(' -'), synonyms)).toMatchObject({ all: { length: 1 }, none: { length: 20 } })
    const many = parseQuery(Array(500).fill('virtual-assistant-of-the-ages').join(' or '), synonyms)
    expect(many.all.length).toBeLessThanOrEqual(20)
  })

  it('is a query whatever it is, and leaves out the same again in its own words', () => {
    const parts = fc
      .array(
        fc.constantFrom(
          'va',
          'virtual',
          ' assistant',
          ' or ',
          ' OR',
          '"',
          '“',
          ' ',
          '-',
          ' -',
          '=',
          "'",
          '.net',
          'é',
          '😀',
          '\0',
          '(',
          '%',
          '\\',
        ),
      )
      .map((all) => all.join(''))
    const typed = fc.oneof(
      parts,
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ maxLength: 10_000, size: 'max' }),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const query = parseQuery(text, projectSynonyms)
        expect(query.all.length).toBeLessThanOrEqual(20)
        for (const { any } of query.all) expect(any.length).toBeGreaterThan(0)
        for (const term of [...query.all.flatMap(({ any }) => any), ...query.none]) {
          const words = term.kind === 'word' ? [term.word, term.stem] : [...term.words, ...term.stems]
          expect(words.join('')).not.toMatch(/=|\s/)
          if (term.kind === 'word') for (const concept of term.concepts) expect(concept).toMatch(/^=/)
        }
        const literal = query.none.map((term) => `-${sayTerm(term)}`).join(' ')
        expect(parseQuery(literal, projectSynonyms).none).toEqual(query.none)
      }),
      { numRuns: 300 },
    )
  })
})
