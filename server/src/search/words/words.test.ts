import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LONGEST_WORD, lightWords, stemOf, wordsOf } from './words.ts'

/** All scripts, signs, emoji, lone surrogates, and fragments of listings. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(
        "'",
        '’',
        '.',
        ',',
        '-',
        '=',
        '#',
        '++',
        ' ',
        's',
        'c',
        '.net',
        'node.js',
        'u.s',
        '30,000',
        'it',
        'é',
        'e\u0301',
        '™',
        '\u200b',
        '\ufe0f',
        '🇵🇭',
        '𝗩',
        'ß',
        'Σ',
        'İ',
        'ญี่',
        '\ud835',
      ),
    )
    .map((parts) => parts.join('')),
)

describe('The words of a text', () => {
  it.each([
    ['Video Editor', ['video', 'editor'], 'in lower case'],
    ['Résumé señor Ñandú', ['resume', 'senor', 'nandu'], 'without accents'],
    ['cafe\u0301 caf\u00e9', ['cafe', 'cafe'], 'however an accent is written'],
    ['straße Łódź smørrebrød', ['strasse', 'lodz', 'smorrebrod'], 'with letters that have no accent to lose'],
    ['🔥𝗩𝗶𝗿𝘁𝘂𝗮𝗹 Ａssistant🔥', ['virtual', 'assistant'], 'plain though in bold or full width'],
    ['ᴠɪʀᴛᴜᴀʟ 🅥🅐 🆅🅰 Ⓥⓐ', ['virtual', 'va', 'va', 'va'], 'plain though small capitals or in circles'],
    ['Hiring🇵🇭now✅apply', ['hiring', 'now', 'apply'], 'parted by emoji, a flag being no letters'],
    ['1️⃣Apply ➡️ Brand™', ['1', 'apply', 'brand'], 'parted by signs of several parts'],
    ['“Editor”—writer…', ['editor', 'writer'], 'without the signs around them'],
    [
      'Admin/VA, Manager.Must e-commerce',
      ['admin', 'va', 'manager', 'must', 'e', 'commerce'],
      'two, not one',
    ],
    ['employer’s employers’ VA`s José´s', ['employer', 'employers', 'va', 'jose'], 'without a possessive'],
    ["it's don't we’re O'Brien", ['its', 'dont', 'were', 'obrien'], 'one where an apostrophe is within'],
    ["'virtual assistant' 5'8 ''", ['virtual', 'assistant', '5', '8'], 'without quotation marks'],
    ['3D b2b 2026 30k ₱30k', ['3d', 'b2b', '2026', '30k', '30k'], 'with their digits'],
    ['₱30,000–35,000 1,2,3', ['30000', '35000', '1', '2', '3'], 'a number being one word'],
    ['C++, C# (F#) C/C++17', ['c++', 'c#', 'f#', 'c', 'c++', '17'], 'with the signs of a language'],
    ['.NET and ASP.NET, c#.net.', ['.net', 'and', 'asp', '.net', 'c#', '.net'], '.net being one'],
    [
      'salary.Net example.net ...net a.b++',
      ['salary', 'net', 'example', 'net', 'net', 'ab'],
      'where it is not',
    ],
    ['Node.js Vue.JS/Next.js .js', ['nodejs', 'vuejs', 'nextjs', 'js'], 'with their .js'],
    ['U.S. I.T. e.g. 9 a.m. U.S.Based', ['us', 'it', 'eg', '9', 'am', 'us', 'based'], 'one where initials'],
    ['so\u00adft ab\u0000cd left\u200eright', ['soft', 'abcd', 'leftright'], 'without what nobody sees'],
    [
      'one\u200btwo\u00a0three\u0085four\tfive',
      ['one', 'two', 'three', 'four', 'five'],
      'parted by any space',
    ],
    ['日本語 हिन्दी Привет', ['日本語', 'हिन्दी', 'привет'], 'in any script'],
    ["=va a=b '; DROP TABLE jobs; -- .*", ['va', 'a', 'b', 'drop', 'table', 'jobs'], 'and nothing else'],
    ['', [], 'none where there are none'],
    ['$5/hr, $7-$9 per hr, HR/Admin', ['5', '7', '9', 'per', 'hr', 'admin'], 'an hour that is no HR'],
  ])('of %j are %j: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it('are cut at forty characters, never through the middle of one', () => {
    expect(wordsOf('a'.repeat(5000))).toEqual(['a'.repeat(LONGEST_WORD)])
    expect(wordsOf(`a${'𐐨'.repeat(30)}`)).toEqual([`a${'𐐨'.repeat(19)}`])
  })

  it('are words of their own: taken together they have the same words again, and no sign but a known one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const words = wordsOf(text)
        expect(wordsOf(words.join(' '))).toEqual(words)
        for (const word of words) {
          expect(word.length).toBeLessThanOrEqual(LONGEST_WORD)
          expect(word).toMatch(/^(?:\.net|c\+\+|[cf]#|[\p{L}\p{N}\p{Mn}\p{Mc}]+)$/u)
          expect(stemOf(word)).toMatch(/^[^=\s]+$/)
        }
      }),
      { numRuns: 1000 },
    )
  })

  it('are the same in capitals', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (text) => {
        expect(wordsOf(text.toUpperCase())).toEqual(wordsOf(text))
      }),
    )
  })
})

describe('The stem of a word', () => {
  it.each([
    ['editors editor'],
    ['recruiter recruiters recruiting recruitment'],
    ['bookkeeper bookkeeping bookkeepers'],
    ['copywriter copywriting'],
    ['manager management managing'],
    ['assistant assistants assistance'],
    ['accountant accounting accountants'],
    ['marketing marketer'],
    ['programmer programming'],
    ['optimize optimise optimization optimisation optimising'],
    ['organization organisation organisations'],
    ['analyze analyse analysing'],
    ['center centre'],
    ['va vas'],
    ['ad ads'],
  ])('is one for %s', (words) => {
    expect(new Set(words.split(' ').map(stemOf)).size).toBe(1)
  })

  it.each([
    ['excel excellent'],
    ['general generation'],
    ['marketing market'],
    ['accounting account accountable'],
    ['customer custom customs'],
    ['intern internal international'],
    ['community communication'],
    ['organic organization'],
    ['engineer engine'],
    ['business busy'],
    ['animation animal'],
    ['product production productive'],
    ['personal person'],
    ['import important'],
    ['digital digit'],
    ['developer development'],
    ['canva canvas'],
    ['new news'],
    ['ad add'],
  ])('differs for %s, which a seeker keeps apart', (words) => {
    const kept = words.split(' ')
    expect(new Set(kept.map(stemOf)).size).toBe(kept.length)
  })

  it.each([
    'css',
    'gas',
    'sms',
    'pos',
    'aws',
    'ios',
    'its',
    'b2b',
    '3ds',
    'c++',
    'c#',
    '.net',
    '30ks',
    'señores',
  ])('of %s is itself', (word) => {
    expect(stemOf(word)).toBe(word)
  })
})

describe('Light words', () => {
  it('leave out those that name something in a job: IT, the US, no, not', () => {
    for (const word of ['it', 'us', 'no', 'not', 'am', 'va']) expect(lightWords.has(word)).toBe(false)
    for (const word of ['the', 'for', 'a', 'or', 'ng']) expect(lightWords.has(word)).toBe(true)
  })

  it('are words as texts have them', () => {
    for (const word of lightWords) expect(wordsOf(word)).toEqual([word])
  })
})
