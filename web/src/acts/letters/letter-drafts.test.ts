import { expect, test, vi } from 'vitest'
import { createLetterDrafts, draftName } from './letter-drafts.ts'
import { asSent, defaultSubject } from './rules.ts'

const name = draftName(1, 7)
const draft = { subject: 'Application for Support Lead', content: 'Hello' }

function memory() {
  const entries = new Map<string, string>()
  return {
    entries,
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test('a draft outlives the page, and the next seeker at this computer does not find it', () => {
  const storage = memory()
  createLetterDrafts(storage).write(name, {
    ...draft,
    kept: { id: 4, version: 'v4', ...draft },
    sendingKey: 'k-1',
  })
  const later = createLetterDrafts(storage)
  expect(later.read(name)).toEqual({ ...draft, kept: { id: 4, version: 'v4', ...draft }, sendingKey: 'k-1' })
  expect(later.read(draftName(2, 7))).toBeUndefined()
  later.remove(name)
  expect(storage.entries.size).toBe(0)
  expect(later.read(name)).toBeUndefined()
})

test('another tab writes and this one follows', () => {
  const storage = memory()
  const drafts = createLetterDrafts(storage)
  const listener = vi.fn<() => void>()
  drafts.subscribe(listener)
  drafts.write(name, draft)
  storage.setItem(name, JSON.stringify({ ...draft, content: 'Hello from the other tab' }))
  drafts.readFromOtherTab('theme')
  expect(drafts.read(name)?.content).toBe('Hello')
  drafts.readFromOtherTab(name)
  expect(drafts.read(name)?.content).toBe('Hello from the other tab')
  expect(drafts.read(name)).toBe(drafts.read(name))
  storage.entries.clear()
  drafts.readFromOtherTab(null)
  expect(drafts.read(name)).toBeUndefined()
  expect(listener).toHaveBeenCalledTimes(3)
})

test('what goes with a letter is there after a reload: which it is, what stood there before, the points', () => {
  const storage = memory()
  const generated = {
    content: 'Hello.',
    source: 'written' as const,
    sentences: [{ text: 'Hello.', rests_on: [{ kind: 'skill' as const, text: 'Xero' }] }],
  }
  const whole = {
    ...draft,
    generated,
    earlier: [{ content: 'Mine' }, { content: 'Hello.', generated }],
    points: '2',
    byHandKey: 'k-2',
    sendingKey: 'k-1',
    sendingPoints: 2,
  }
  createLetterDrafts(storage).write(name, whole)
  expect(createLetterDrafts(storage).read(name)).toEqual(whole)
})

test('where what goes with a letter is broken, the letter is there all the same', () => {
  const storage = memory()
  const broken = {
    generated: { content: 1 },
    kept: { id: '4' },
    resumeId: 'x',
    earlier: [null, 7, { content: 'Mine', generated: 'x' }],
    points: 2,
  }
  storage.setItem(name, JSON.stringify({ ...draft, ...broken }))
  expect(createLetterDrafts(storage).read(name)).toEqual({ ...draft, earlier: [{ content: 'Mine' }] })
})

test('what another tab has just written is seen before its event is here', () => {
  const storage = memory()
  const drafts = createLetterDrafts(storage)
  drafts.write(name, draft)
  storage.setItem(name, JSON.stringify({ ...draft, content: 'From the other tab' }))
  expect(drafts.readNow(name)?.content).toBe('From the other tab')
  expect(drafts.readNow(name)).toBe(drafts.read(name))
})

test('logging out leaves no draft behind, and nothing else is touched', () => {
  const storage = memory()
  const drafts = createLetterDrafts(storage)
  storage.setItem('theme', 'dark')
  drafts.write(name, draft)
  drafts.write(draftName(1, 8), draft)
  drafts.removeAll()
  expect([...storage.entries.keys()]).toEqual(['theme'])
  expect(drafts.read(name)).toBeUndefined()
})

test('a full or forbidden storage still keeps the draft until the tab closes', () => {
  const forbid = () => {
    throw new Error('forbidden')
  }
  const drafts = createLetterDrafts({
    getItem: forbid,
    setItem: forbid,
    removeItem: forbid,
    key: forbid,
    length: 1,
  })
  drafts.write(name, draft)
  expect(drafts.read(name)).toEqual(draft)
  drafts.remove(name)
  expect(drafts.read(name)).toBeUndefined()
  drafts.removeAll()
  expect(createLetterDrafts(null).read(name)).toBeUndefined()
})

test.each(['{', 'null', '7', '{"subject":1,"content":"x"}', '[]'])(
  'a broken entry %s is no draft',
  (entry) => {
    const storage = memory()
    storage.setItem(name, entry)
    expect(createLetterDrafts(storage).read(name)).toBeUndefined()
  },
)

test('the subject is one line and not too long, however the title is written', () => {
  expect(defaultSubject(' Support\n  Lead ')).toBe('Application for Support Lead')
  expect(defaultSubject('x'.repeat(300))).toHaveLength(200)
})

test('a letter travels without the blanks around it, with a subject in any case', () => {
  expect(asSent({ subject: ' Hi ', content: '\n One\n\n two \n' }, 'Lead')).toEqual({
    subject: 'Hi',
    content: 'One\n\n two',
  })
  expect(asSent({ subject: '  ', content: 'x' }, 'Lead').subject).toBe('Application for Lead')
})

test('control characters of a paste stay behind; lines and tabs travel', () => {
  expect(asSent({ subject: 'Hi\u0007', content: 'One\u0000\n\ttwo\u001b\u0085' }, 'Lead')).toEqual({
    subject: 'Hi',
    content: 'One\n\ttwo',
  })
})

test.each(['\u200b', '\u2060 \u3164', '\u115f\u1160', '\u2800\n', '\u202e\u00ad', '\u0007'])(
  'a letter of %j is as empty as it looks',
  (content) => {
    expect(asSent({ subject: content, content }, 'Lead')).toEqual({
      subject: 'Application for Lead',
      content: '',
    })
  },
)

test('a letter of one emoji is a letter, with the mark that colours it', () => {
  expect(asSent({ subject: 'Hi', content: '❤️' }, 'Lead').content).toBe('❤️')
})
