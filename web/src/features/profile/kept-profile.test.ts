// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { anasProfile } from '../../../test/profiles.ts'
import { forgetProfileEdit, keepProfileEdit, readProfileEdit } from './kept-profile.ts'
import { profileDraftOf } from './profile-draft.ts'

const ANA = 1
const base = profileDraftOf(anasProfile)
const edit = { base, draft: { ...base, about: 'New words' }, fileName: 'new.pdf' }
afterEach(() => sessionStorage.clear())

/** Changes what is kept, as another build or another hand would. */
function spoil(part: object) {
  const kept = JSON.parse(sessionStorage.getItem('profileDraft') ?? '') as object
  sessionStorage.setItem('profileDraft', JSON.stringify({ ...kept, ...part }))
}

test('what ana wrote is there again for her and for nobody else, until it is forgotten', () => {
  keepProfileEdit(ANA, edit)
  expect(readProfileEdit(ANA)).toEqual(edit)
  expect(readProfileEdit(2)).toBeNull()
  forgetProfileEdit()
  expect(readProfileEdit(ANA)).toBeNull()
})

test.each([
  { draft: { ...base, about: undefined } },
  { draft: { ...base, skills: [{ name: 'SQL' }] } },
  { draft: { ...base, preferences: { ...base.preferences, salary_min: 5 } } },
  { base: [] },
  { base: undefined },
  { user: '1' },
])('an edit that another build kept is left alone: %#', (part) => {
  keepProfileEdit(ANA, edit)
  spoil(part)
  expect(readProfileEdit(ANA)).toBeNull()
})
