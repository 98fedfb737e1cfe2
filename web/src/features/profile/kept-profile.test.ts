// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { anasProfile } from '../../../test/profiles.ts'
import { profileEdit } from './kept-profile.ts'
import { profileDraftOf } from './profile-draft.ts'

const ANA = 1
const base = profileDraftOf(anasProfile)
const edit = { base, draft: { ...base, about: 'New words' }, fileName: 'new.pdf' }
afterEach(() => sessionStorage.clear())

/** Corrupts the stored draft, as another build could. */
function spoil(part: object) {
  const kept = JSON.parse(sessionStorage.getItem('profileDraft:1') ?? '') as object
  sessionStorage.setItem('profileDraft:1', JSON.stringify({ ...kept, ...part }))
}

test('what ana wrote is there again for her and for nobody else, until it is forgotten', () => {
  profileEdit(ANA).write(edit)
  expect(profileEdit(ANA).read()).toEqual(edit)
  expect(profileEdit(2).read()).toBeNull()
  profileEdit(ANA).forget()
  expect(profileEdit(ANA).read()).toBeNull()
})

test.each([
  { draft: { ...base, about: undefined } },
  { draft: { ...base, skills: [{ name: 'SQL' }] } },
  { draft: { ...base, preferences: { ...base.preferences, salary_min: 5 } } },
  { base: [] },
  { base: undefined },
])('an edit that another build kept is left alone: %#', (part) => {
  profileEdit(ANA).write(edit)
  spoil(part)
  expect(profileEdit(ANA).read()).toBeNull()
})
