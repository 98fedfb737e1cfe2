// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { elisFacts } from '../../../../test/onboarding.ts'
import { emptyDraft } from './draft.ts'
import { forgetDraft, keepDraft, readKeptDraft } from './kept-draft.ts'
import { unsavedParts, withKept } from './unsaved.ts'

const ELI = 5
const ANA = 1
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

test('what eli wrote is there again for him and for nobody else', () => {
  keepDraft(ELI, { title: 'Bookkeeper' })
  expect(readKeptDraft(ELI)).toEqual({ title: 'Bookkeeper' })
  expect(readKeptDraft(ANA)).toEqual({})
  expect(readKeptDraft(null)).toEqual({})
  forgetDraft(ELI)
  expect(readKeptDraft(ELI)).toEqual({})
})

test('what a visitor wrote goes to who signs in, on top of what that person had kept', () => {
  keepDraft(ELI, { title: 'Driver', location: 'Davao' })
  keepDraft(null, { title: 'Bookkeeper' })
  expect(readKeptDraft(ELI)).toEqual({ title: 'Bookkeeper', location: 'Davao' })
})

test('nothing unsaved leaves nothing behind', () => {
  keepDraft(ELI, { title: 'Bookkeeper' })
  keepDraft(ELI, {})
  expect(sessionStorage).toHaveLength(0)
})

test.each(['', 'null', '7', '[1]', '{"title":'])('a spoilt note (%j) is no draft', (text) => {
  sessionStorage.setItem('onboardingDraft:5', text)
  expect(readKeptDraft(ELI)).toEqual({})
})

test('of what another build kept, the parts that still fit are gone on with and the others are left out', () => {
  const { preferences } = emptyDraft
  const kept = {
    title: 'Bookkeeper',
    location: null,
    skills: [{ name: 'Excel' }],
    projects: [{ title: 'Shop' }],
    preferences: { ...preferences, salary_min: 9000 },
    resume: 'eli.pdf',
    read: { resume: 7, facts: {} },
    colour: 'blue',
  }
  sessionStorage.setItem('onboardingDraft:5', JSON.stringify(kept))
  expect(readKeptDraft(ELI)).toEqual({ title: 'Bookkeeper' })
})

test('everything that may be written is there again', () => {
  const whole = {
    ...emptyDraft,
    resume: { id: 7, name: 'eli.pdf' },
    projects: [{ title: 'Shop', description: '', url: 'shop' }],
    read: { resume: 7, facts: elisFacts },
    before: { title: '', skills: ['Excel'] },
  }
  keepDraft(ELI, whole)
  expect(readKeptDraft(ELI)).toEqual(whole)
})

test('where the browser stores nothing, the page holds it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  keepDraft(ELI, { title: 'Bookkeeper' })
  expect(readKeptDraft(ELI)).toEqual({ title: 'Bookkeeper' })
  forgetDraft(ELI)
  expect(readKeptDraft(ELI)).toEqual({})
})

test('only what differs from the server is unsaved', () => {
  const saved = { ...emptyDraft, title: 'Bookkeeper', skills: ['Excel'] }
  expect(unsavedParts({ ...saved, skills: ['Excel'] }, saved)).toEqual({})
  expect(unsavedParts({ ...saved, skills: ['Excel', 'Xero'] }, saved)).toEqual({ skills: ['Excel', 'Xero'] })
})

test('what was read in a resume counts only while it is the same resume', () => {
  const kept = { read: { resume: 7, facts: elisFacts }, before: { title: '' } }
  const resume = { id: 7, name: 'eli.pdf' }
  expect(withKept({ ...emptyDraft, resume }, kept).before).toEqual({ title: '' })
  const other = withKept({ ...emptyDraft, resume: { ...resume, id: 8 } }, kept)
  expect(other).toMatchObject({ read: null, before: {} })
})
