import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../test/api-stub.ts'
import { openSite } from '../../../../test/open-site.tsx'
import { anasProfile } from '../../../../test/profiles.ts'
import { ana } from '../../../../test/seekers.ts'
import { instructionDraft } from '../../../acts/letters/instructions/instruction-draft.ts'
import { letterDraft } from '../../../acts/letters/letter-draft.ts'
import { rememberSearched } from '../../../acts/search/searched-words.ts'
import { session } from '../../../api/session/browser-session.ts'
import { openDraft } from '../../../api/session/draft.ts'
import { rememberCommand } from '../../../commands/recent-commands.ts'
import { setLite, setTheme } from '../../../page/theme.ts'
import { letterEdit } from '../../cover-letters/kept-edit.ts'
import { setKeysOn } from '../../jobs/keys/key-choice.ts'
import { profileEdit } from '../../profile/kept-profile.ts'
import { keepDraft } from '../../profile/onboarding/kept-draft.ts'
import { profileDraftOf } from '../../profile/profile-draft.ts'
import { nextSignUpKeys } from '../sign-up/sign-up-keys.ts'
import { rememberSignIn } from '../social/begun-sign-in.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const draft = profileDraftOf(anasProfile)
const words = { subject: 'Hi', content: 'I keep books.' }
const note = openDraft({
  name: 'trackerDraft',
  owner: 1,
  part: 'add',
  shape: { notes: 'text' },
  reach: 'tab',
})
const sent = { 'POST /auth/logout/': refusal(204) }

/** Stores all that ana can leave in a tab, and her choices for the device. @returns how much of hers is kept */
function leaveEverything() {
  session.signIn('t-ana', ana)
  session.setSavedJobs([{ id: 4 }])
  note.write({ notes: 'Found by Lea' })
  profileEdit(1).write({ base: draft, draft, fileName: null })
  letterEdit(1, 5).write({ base: words, words })
  keepDraft(1, { title: 'Bookkeeper' })
  rememberSearched('bookkeeper')
  nextSignUpKeys()
  rememberSignIn({ state: 'x', next: '/settings' })
  letterDraft(1, 7).write(words)
  instructionDraft(1).write({ text: 'Short', base: '' })
  rememberCommand('page:jobs')
  localStorage.setItem('language', 'fil')
  setTheme('dark')
  setLite(true)
  setKeysOn(false)
  return sessionStorage.length + localStorage.length
}
const left = () => ({ tab: Object.keys(sessionStorage).sort(), browser: Object.keys(localStorage).sort() })
const onlyTheDevices = {
  tab: ['lastLogout'],
  browser: ['job-keys', 'language', 'lastLogout', 'lite', 'theme'],
}

/** In another tab, which shares this one's storage. */
function logOutElsewhere(mark: string) {
  localStorage.setItem('lastLogout', mark)
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastLogout', newValue: mark }))
}

test('ana logs out, and of all she wrote nothing is left in this browser; what is set for the device stays', async () => {
  expect(leaveEverything()).toBe(17)
  openSite('/logout', sent)
  await screen.findByRole('heading', { name: 'Log in' })
  await waitFor(() => expect(left()).toEqual(onlyTheDevices))
})

test('ana has something that is not sent yet, and is asked before it is lost', async () => {
  session.signIn('t-ana', ana)
  localStorage.setItem('waitingChanges', '2')
  openSite('/logout', sent)
  await screen.findByRole('heading', { name: '2 changes not sent yet' })
  expect(session.read().token).toBe('t-ana')
  await userEvent.click(screen.getByRole('button', { name: 'Log out anyway' }))
  await screen.findByRole('heading', { name: 'Log in' })
  await waitFor(() => expect(left()).toEqual({ tab: ['lastLogout'], browser: ['lastLogout'] }))
})

test('a name that nobody has thought of goes too', async () => {
  session.signIn('t-ana', ana)
  localStorage.setItem('somethingNew', 'x')
  sessionStorage.setItem('somethingNew', 'x')
  openSite('/logout', sent)
  await screen.findByRole('heading', { name: 'Log in' })
  await waitFor(() => expect(left()).toEqual({ tab: ['lastLogout'], browser: ['lastLogout'] }))
})

test('what a session that ended by itself has left goes with a logout too', async () => {
  note.write({ notes: 'Found by Lea' })
  openSite('/logout', sent)
  await screen.findByRole('heading', { name: 'Log in' })
  expect(left().tab).toEqual(['lastLogout'])
})

test('a logout in another tab empties this one, once', () => {
  note.write({ notes: 'Found by Lea' })
  logOutElsewhere('1')
  expect(left().tab).toEqual(['lastLogout'])
  keepDraft(null, { title: 'Tutor' })
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastLogout', newValue: '1' }))
  expect(left().tab).toEqual(['lastLogout', 'onboardingDraft:visitor'])
})

test('a tab that slept through a logout is emptied when it comes back', () => {
  note.write({ notes: 'Found by Lea' })
  localStorage.setItem('lastLogout', '2')
  window.dispatchEvent(new Event('pageshow'))
  expect(left().tab).toEqual(['lastLogout'])
})

test('a tab that was closed and is opened again after a logout begins empty', async () => {
  note.write({ notes: 'Found by Lea' })
  localStorage.setItem('lastLogout', '3')
  vi.resetModules()
  await import('../../../api/session/browser-session.ts')
  expect(left().tab).toEqual(['lastLogout'])
})

test('the end of a session alone leaves what was written', () => {
  session.signIn('t-ana', ana)
  note.write({ notes: 'Found by Lea' })
  session.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }))
  expect(left().tab).toEqual(['trackerDraft:1:add'])
})
