// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { letterDraft } from './letter-draft.ts'

const ANA = 1
const draft = { subject: 'Application for Support Lead', content: 'Hello' }
afterEach(() => localStorage.clear())

test('what goes with a letter is there after a reload: which it is, what stood there before, the points', () => {
  const generated = {
    content: 'Hello.',
    source: 'written' as const,
    sentences: [{ text: 'Hello.', rests_on: [{ kind: 'skill' as const, text: 'Xero' }] }],
  }
  const whole = {
    ...draft,
    kept: { id: 4, version: 'v4', ...draft },
    generated,
    earlier: [{ content: 'Mine' }, { content: 'Hello.', generated }],
    points: '2',
    isByHand: true as const,
    byHandKey: 'k-2',
    sendingKey: 'k-1',
    sendingPoints: 2,
  }
  letterDraft(ANA, 7).write(whole)
  expect(letterDraft(ANA, 7).read()).toEqual(whole)
  expect(letterDraft(2, 7).read()).toBeUndefined()
  expect(letterDraft(ANA, 8).read()).toBeUndefined()
})

test('where what goes with a letter is broken, the letter is there all the same', () => {
  const broken = {
    generated: { content: 1 },
    kept: { id: '4' },
    resumeId: 'x',
    earlier: [null, 7, { content: 'Mine', generated: 'x' }],
    points: 2,
  }
  localStorage.setItem('letterDraft:1:7', JSON.stringify({ ...draft, ...broken }))
  expect(letterDraft(ANA, 7).read()).toEqual({ ...draft, earlier: [{ content: 'Mine' }] })
})

test('an entry without the words of a letter is no draft', () => {
  localStorage.setItem('letterDraft:1:7', '{"subject":1,"content":"x","points":"2"}')
  expect(letterDraft(ANA, 7).read()).toBeUndefined()
})
