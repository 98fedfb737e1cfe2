import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projectSynonyms as synonyms } from '../words/synonyms.ts'
import { wordsOf } from '../words/words.ts'
import { type Piece, readPieces } from './query.ts'
import { asTyped, readUnderstood } from './understood.ts'

const read = (text: string) =>
  readUnderstood(text, synonyms, new Map()).map(({ fact, without }) => `${fact}: ${without}`)

it.each([
  ['va no experience', ['beginner: va']],
  ['wala po akong experience va', ['beginner: va']],
  ['VA, Part-Time lang', ['part-time: VA, lang']],
  ['bookkeeper 4 hrs a day', ['part-time: bookkeeper']],
  ['editor 40 hours per week', ['full-time: editor']],
  [
    'encoder pang gabi kahit walang experience',
    ['night: encoder kahit walang experience', 'beginner: encoder pang gabi'],
  ],
  ['walang tawag day shift', ['no-calls: day shift', 'day: walang tawag']],
  ['newbie willing to train', ['beginner: ']],
  ['csr wlang alam', ['beginner: csr']],
  ['csr pangaraw', ['day: csr']],
  ['1st timer', ['beginner: ']],
  ['never worked online before va', ['beginner: va']],
  ['wlng xperience csr', ['beginner: csr']],
  ['csr training sila magbibigay', ['training: csr']],
  ['encoder solo parent', ['flexible: encoder']],
  ['newbie training provided', ['beginner: training provided', 'training: newbie']],
  ['gumagawa ng video bayad kada video', ['output-pay: gumagawa ng video']],
  ['encoder kinsenas ang sahod', ['fortnight-pay: encoder']],
  ['without any prior experience va', ['beginner: va']],
  ['hindi kailangan ang experience', ['beginner: ']],
  ['va 4-6 hrs a day', ['part-time: va']],
  ['editor limang oras sa isang araw', ['part-time: editor']],
  ['20hrs/week bookkeeper', ['part-time: bookkeeper']],
  ['va 20 hours a day', []],
  ['va 0 hours a week', []],
  ['99 hours a week', []],
  ['va 12 hours a day', ['full-time: va']],
  ['first time job seeker va', ['beginner: va']],
  ['kaka-graduate lang', ['beginner: ']],
  ['walang alam pa va', ['beginner: pa va']],
  ['wlang experience', ['beginner: ']],
  ['not required experience', ['beginner: ']],
  ['student va', ['beginner: va']],
  ['first time va', ['beginner: va']],
  ['va less than 1 year experience', ['beginner: va']],
  ['csr wala pang 1 year na exp', ['beginner: csr']],
  ['6 months experience writer', ['beginner: writer']],
  ['2 years experience writer', []],
  ['under 3 years experience', []],
  ['we will teach you bookkeeping', ['beginner: bookkeeping']],
  ['baguhan sa freelancing', ['beginner: ']],
  ['writer est 9-5', ['night: writer']],
  ['csr 9am to 5pm us time', ['night: csr']],
  ['csr 8:30 am - 5 pm', ['day: csr']],
  ['va 10pm-6am', ['night: va']],
  ['va 9pm to 5am est', ['day: va']],
  ['va 8-5 aest', ['day: va']],
  ['writer 9-5', []],
  ['writer 9 articles 5 pages', []],
  ['bookkeeper part taym', ['part-time: bookkeeper']],
  ['pang-gabing va', ['night: va']],
  ['no night shift va', ['day: va']],
  ['di graveyard na csr', ['day: na csr']],
  ['csr hindi po pang gabi', ['day: csr']],
  ['wlang night shift csr', ['day: csr']],
  ['trabaho tuwing weekend', ['weekends: ']],
  ['sabado at linggo lang', ['weekends: ']],
  ['customer service not phone', ['no-calls: customer service']],
  ['va ayaw ng tawag', ['no-calls: va']],
  ['va ayoko ng may tawag', ['no-calls: va']],
  ['ayoko sumagot ng calls', ['no-calls: ']],
  ['encoder walang pakikipag-usap', ['no-calls: encoder']],
  ['hindi kailangan may alam', ['beginner: ']],
  ['hindi ko alam', []],
  ['d na kailangan experience', ['beginner: ']],
  ['ndi kelangan ng exp', ['beginner: ']],
  ['no wrk experience va', ['beginner: va']],
  ['va d kelangan ng experience', ['beginner: va']],
  ['hindi naman kailangan ng experience', ['beginner: ']],
  ['bagohan sa va', ['beginner: sa va']],
  ['editor kahit ilang oras lang', ['part-time: editor kahit']],
  ['pangdagdag kita', ['part-time: ']],
  ['csr ayaw magpuyat', ['day: csr']],
  ['csr umaga hanggang hapon', ['day: csr']],
  ['va no cold calling', []],
  ['trabaho walang experience', ['beginner: ']],
  ['gabi lang', ['night: ']],
  ['"part time" writer', []],
  ['writer -newbie', []],
  ['logo designer', []],
  ['', []],
  ['bookkeeper,night shift', ['night: bookkeeper']],
  ['editor,no experience', ['beginner: editor']],
  ['data entry,part time', ['part-time: data entry']],
  ['virtual assistant/part-time', ['part-time: virtual assistant']],
  ['encoder/part time/night shift', ['part-time: encoder / night shift', 'night: encoder/part time']],
  [
    'writer|part-time+no experience;va',
    ['part-time: writer | no experience;va', 'beginner: writer|part-time + va'],
  ],
  ['va (night shift), $5 editor', ['night: va, $5 editor']],
  ['(part time) (editor)', ['part-time: (editor)']],
  ['(night shift editor)', ['night: (editor)']],
  ['[writer, (night shift)] ok', ['night: [writer] ok']],
  ['bookkeeper - part time - QuickBooks', ['part-time: bookkeeper - QuickBooks']],
  ['C++/night-shift .NET', ['night: C++ / .NET']],
  ['.net,part time', ['part-time: .net']],
  ['mag-encode/pang-gabi', ['night: mag-encode']],
  ['editor part-time,-sales', ['part-time: editor, sales']],
  ['"Data  entry" part time -sales', ['part-time: "Data entry" -sales']],
  ['writer,part time "data entry",-"cold calls"', ['part-time: writer, "data entry",-"cold calls"']],
  ['24" night shift monitor', ['night: 24 monitor']],
  ['part time or editor', ['part-time: editor']],
  ['va or part time', ['part-time: va']],
  ['newbies welcome va', ['beginner: va']],
  ['open to fresh grads accountant', ['beginner: accountant']],
  ['tutor no degree required', ['beginner: tutor']],
  ['wala p po q exp va', ['beginner: va']],
  ['cold caller may training', ['training: cold caller']],
  ['wlang expirience va', ['beginner: va']],
  ['va w/o exp', ['beginner: va']],
  ['va w/out experience', ['beginner: va']],
  ['va w/ degree', []],
  ['nurse w/ background', []],
  ['no bg check va', []],
  ['no background noise', []],
  ['va no background needed', ['beginner: va']],
  ['va walang background po', ['beginner: va po']],
  ...['no exp', 'beginner', 'fresh grad', 'first-timer', 'entry level', 'willing to train'].map(
    (asked): [string, string[]] => [`va ${asked}`, ['beginner: va']],
  ),
  ['junior', ['beginner: ']],
  ['kahit walang karanasan', ['beginner: ']],
  ['va we can train you', ['beginner: va']],
  ['able to train beginners', ['beginner: ']],
  ['ai training us', []],
  ['corporate training us clients', []],
  ['can train staff', []],
  ['career change coach', []],
  ['career change to bookkeeper', ['beginner: bookkeeper']],
  ['job change', []],
  ['college level math tutor', []],
  ['encoder high school level lang', ['beginner: encoder']],
  ['va 4hrs lang', ['part-time: va lang']],
  ['limang oras va', ['part-time: va']],
  ['20 hours va', ['part-time: va']],
  ['va 8 hours', ['full-time: va']],
  ['24 hours support', []],
  ['48 hours turnaround', []],
  ['8-5 hours va', ['full-time: va']],
  ['9-5 hrs', ['full-time: ']],
  ['csr 9 to 5 hours', ['full-time: csr']],
  ['va 10-2 hours', []],
  ['24/7 4 hours a day va', ['part-time: 24/7 va']],
  ['4 to 6 hours a day va', ['part-time: va']],
  ['editor 10 hours', []],
  ['va 12 hrs', []],
  ['2 hr assistant', []],
  ['2 hr a day assistant', ['part-time: assistant']],
  ['1 hour meeting', []],
  ['va not part time', []],
  ['walang night shift at weekend', ['day: at weekend', 'weekdays: walang night shift']],
  ['va walang call center', []],
  ['va us hours not required', ['day: va']],
  ['no part time phone va', []],
  ['csr ayaw ng part time', []],
  ['va no part time night shift', ['night: va no part time']],
  ['no newbie night shift va', ['night: no newbie va']],
  ['va except part time graveyard', ['night: va except part time']],
  ['writer or part time or editor', ['part-time: writer or editor']],
])('ana sees what %j asks for, and what is left without each', (text, said) => {
  expect(read(text).sort()).toEqual([...said].sort())
})

const typedAs = (text: string, word: string) => asTyped(text, word, synonyms)

it('a word put right is searched as typed where it stands in quotes', () => {
  expect(typedAs('Grafic  designer', 'grafic')).toBe('"Grafic" designer')
  expect(typedAs('grafic or "grafic"', 'grafic')).toBe('"grafic" or "grafic"')
  expect(typedAs('writer', 'grafic')).toBe('writer')
})

it('only the word put right is quoted, not its neighbours', () => {
  expect(typedAs('video/grafic,writer', 'grafic')).toBe('video/"grafic",writer')
  expect(typedAs('video/-grafic', 'grafic')).toBe('video/- "grafic"')
  expect(typedAs('24" grafic" writer', 'grafic')).toBe('24" "grafic" writer')
  expect(typedAs('nag-gagrafic', 'gagrafic')).toBe('"nag-gagrafic"')
})

it('whatever joins the words, all that is not of the fact stays', () => {
  const asked = ['night shift', 'part-time', 'no experience', 'night-shift', 'pang gabi']
  const others = [
    'writer',
    'c++',
    '.net',
    'node.js',
    '"data entry"',
    '-sales',
    '-"cold calls"',
    'café',
    '30,000',
    'va',
  ]
  const signs = [
    ' ',
    ' ',
    ', ',
    '/',
    ',',
    ';',
    '|',
    '+',
    ' - ',
    '-',
    ' (',
    ') ',
    '.',
    '\u2019',
    ' -',
    '"',
    '🙂',
    '$',
  ]
  const typed = fc.array(
    fc.tuple(fc.constantFrom(...signs), fc.constantFrom(...asked, ...others), fc.constantFrom(...signs)),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(typed, (some) => {
      const text = some.flat().join('')
      for (const { without } of readUnderstood(text, synonyms, new Map())) {
        const left = readPieces(without).filter(({ kind }) => kind !== 'words')
        const before = readPieces(text).filter(({ kind }) => kind !== 'words')
        const say = ({ kind, words }: Piece) => `${kind} ${words.join(' ')}`
        if (without !== '') expect(left.map(say)).toEqual(before.map(say))
        const words = wordsOf(text)
        for (const word of wordsOf(without)) words.splice(words.indexOf(word), 1)
        expect('night shift part time no experience pang gabi'.split(' ')).toEqual(
          expect.arrayContaining(without === '' ? [] : words),
        )
      }
    }),
    { numRuns: 500 },
  )
})
