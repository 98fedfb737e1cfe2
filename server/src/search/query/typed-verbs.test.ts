import { expect, it } from 'vitest'
import { projectSynonyms } from '../words/synonyms.ts'
import { parseQuery } from './query.ts'

/** The concepts of each word. */
const read = (text: string) =>
  parseQuery(text, projectSynonyms).all.map(({ any }) =>
    any.map((term) => (term.kind === 'word' ? term.concepts : [])),
  )
const last = (text: string) => read(text).at(-1)

it.each([
  ['mag create ng website', 'gawa ng website'],
  ['nagbubuo ng mga website', 'gawa ng website'],
  ['mag answer ng calls', 'sagot ng calls'],
  ['nagsesend ng email', 'padala ng email'],
  ['nagmamanage ng facebook page', 'hawak ng facebook page'],
  ['tagasalin ng tagalog', 'salin ng tagalog'],
  ['mag teach ng english', 'turo ng english'],
  ['taga disenyo ng logo', 'design ng logo'],
  ['nagdidisenyo ng mga t shirt', 'design ng t shirt'],
])("ana's '%s' asks for what '%s' asks for", (typed, meant) => {
  expect(last(meant)?.flat()).not.toEqual([])
  expect(last(typed)?.flat()).toEqual(expect.arrayContaining(last(meant)?.flat() ?? []))
})

it("ana's second object is done the same as the first", () => {
  expect(last('gumagawa ng logo at poster')?.flat()).toEqual(
    expect.arrayContaining(last('gumagawa ng poster')?.flat() ?? ['']),
  )
})

it.each(['create website', 'answer calls', 'manage facebook'])("ben's English '%s' stays English", (text) => {
  expect(read(text)[0]?.flat()).toEqual(read(text.split(' ')[0] ?? '')[0]?.flat())
})
