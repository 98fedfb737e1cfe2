import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { emptyProfile } from '../../../test/onboarding.ts'
import { editProfile, openSection, press, SAVE, write } from '../../../test/profile-editing.ts'
import { anasProfile } from '../../../test/profiles.ts'
import { ana, eli } from '../../../test/seekers.ts'
import { stubUploads } from '../../../test/upload-stub.ts'

import { session } from '../../api/session/browser-session.ts'

const WRONG_FILE = 'Please upload a PDF, DOC, or DOCX file under 5MB.'

describe('leaving', () => {
  test('Cancel throws away what was written and the file that was chosen', async () => {
    const { saves, kept } = await editProfile()
    write('About you', 'Never mind')
    await openSection('Resume')
    await userEvent.upload(screen.getByLabelText('Resume'), new File(['%PDF-'], 'new.pdf'))
    expect(screen.getByText('We’ll upload new.pdf when you save.')).toBeDefined()
    await press('Cancel')
    expect(screen.getByText('I run support for small hotels.')).toBeDefined()
    await press('Edit Profile')
    expect(screen.getByLabelText<HTMLTextAreaElement>('About you').value).toBe(anasProfile.about)
    await openSection('Resume')
    expect(screen.queryByText(/new\.pdf/)).toBeNull()
    expect(saves()).toHaveLength(0)
    expect(kept.profile).toBe(anasProfile)
    expect(sessionStorage.getItem('profileDraft:1')).toBeNull()
  })

  test('with nothing changed asks nothing', async () => {
    const { router } = await editProfile()
    write('About you', 'Back')
    write('About you', anasProfile.about)
    await act(() => router.navigate({ to: '/settings' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
  })

  test('with something changed asks first; staying keeps it and leaving throws it away', async () => {
    const { router, address } = await editProfile()
    write('About you', 'Not saved')
    act(() => void router.navigate({ to: '/settings' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
    await press('Keep editing')
    expect(address()).toBe('/profile')
    expect(screen.getByLabelText<HTMLTextAreaElement>('About you').value).toBe('Not saved')
    act(() => void router.navigate({ to: '/settings' }))
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await press('Leave')
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
    await act(() => router.navigate({ to: '/profile' }))
    expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeDefined()
  })

  test('by closing the tab is asked about only while something is not saved', async () => {
    await editProfile()
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(close()).toBe(false)
    write('About you', 'Not saved')
    expect(close()).toBe(true)
    await press('Save Changes')
    await screen.findByText('Profile Updated')
    expect(close()).toBe(false)
  })

  test('a session that ends keeps what was written, and it is back after the login', async () => {
    const ended = { status: 401, body: { code: 'unauthenticated', detail: 'Please log in' } }
    let isEnded = false
    const { address } = await editProfile(anasProfile, {
      'GET /jobseeker/profile/': () => (isEnded ? ended : anasProfile),
      'POST /auth/login/': { token: 'fresh', user: ana, redirect_url: '/jobs' },
    })
    write('About you', 'Written before')
    await openSection('Resume')
    await userEvent.upload(screen.getByLabelText('Resume'), new File(['%PDF-'], 'new.pdf'))
    isEnded = true
    const uploads = stubUploads()
    await press('Save Changes')
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]?.answer(ended))
    await screen.findByRole('heading', { name: 'Log in' })
    expect(address()).toBe('/login?next=/profile')
    isEnded = false
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'secret12')
    await press('Log in')
    expect(await screen.findByText(/Your unsaved text is back\./)).toBeDefined()
    expect(screen.getByText(/Please choose new\.pdf again/)).toBeDefined()
    await openSection('About')
    expect(screen.getByLabelText<HTMLTextAreaElement>('About you').value).toBe('Written before')
  })
})

describe('a new resume', () => {
  const choose = (file: File) =>
    userEvent.upload(screen.getByLabelText('Resume'), file, { applyAccept: false })

  test.each([
    ['of another kind', new File(['x'], 'cv.exe')],
    ['that is empty', new File([], 'cv.pdf')],
    ['one byte too large', new File([new Uint8Array(5_242_881)], 'cv.pdf')],
  ])('%s is refused in words', async (_, file) => {
    await editProfile()
    await openSection('Resume')
    await choose(file)
    const alert = (await screen.findByText(WRONG_FILE)).closest('[role="alert"]')
    expect(alert).not.toBeNull()
    expect(screen.queryByText(/when you save/)).toBeNull()
  })

  test('of exactly 5 MB is taken', async () => {
    await editProfile(emptyProfile)
    await openSection('Resume')
    await choose(new File([new Uint8Array(5_242_880)], 'cv.DOCX'))
    expect(screen.getByText('We’ll upload cv.DOCX when you save.')).toBeDefined()
    expect(screen.queryByText(WRONG_FILE)).toBeNull()
  })

  test('goes with the save, with how far it is, and may be stopped', async () => {
    const { saves } = await editProfile()
    write('About you', 'New words')
    const uploads = stubUploads()
    await openSection('Resume')
    await choose(new File(['%PDF-'], 'new.pdf'))
    await press('Save Changes')
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() => uploads[0]?.progress(0.4))
    expect(screen.getByRole('progressbar', { name: 'Sending new.pdf' }).getAttribute('aria-valuetext')).toBe(
      '40%',
    )
    await press('Stop')
    expect(uploads[0]?.isStopped).toBe(true)
    expect(await screen.findByText('We’ll upload new.pdf when you save.')).toBeDefined()
    await press('Save Changes')
    await waitFor(() => expect(uploads).toHaveLength(2))
    const sent = uploads[1]?.form ?? new FormData()
    expect((sent.get('resume_file') as File).name).toBe('new.pdf')
    expect(sent.get('about')).toBe('New words')
    act(() => uploads[1]?.answer({ status: 200, body: anasProfile }))
    expect(await screen.findByText('Profile Updated')).toBeDefined()
    expect(saves()).toHaveLength(0)
  })

  test('takes a while, and undoes nothing that ana’s phone saves meanwhile', async () => {
    await editProfile()
    write('About you', 'New words')
    const uploads = stubUploads()
    await openSection('Resume')
    await choose(new File(['%PDF-'], 'new.pdf'))
    await press('Save Changes')
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect([...(uploads[0]?.form?.keys() ?? [])]).toEqual(['about', 'resume_file'])
  })

  test('refused by the server says so at the field, and is still there', async () => {
    await editProfile()
    const uploads = stubUploads()
    await openSection('Resume')
    await choose(new File(['MZ'], 'new.pdf'))
    await press('Save Changes')
    await waitFor(() => expect(uploads).toHaveLength(1))
    act(() =>
      uploads[0]?.answer({ status: 422, body: { code: 'invalid', errors: { resume_file: [WRONG_FILE] } } }),
    )
    expect(await screen.findByText(`resume_file: ${WRONG_FILE}`)).toBeDefined()
    expect(screen.getByText(WRONG_FILE)).toBeDefined()
    expect(screen.getByText('We’ll upload new.pdf when you save.')).toBeDefined()
  })
})

test('an answer that comes when somebody else is signed in is not shown to them', async () => {
  const answer = Promise.withResolvers<typeof anasProfile>()
  const { saves } = await editProfile(anasProfile, {
    'GET /auth/profile/': () => (session.read().token === 't-eli' ? eli : ana),
    [SAVE]: () => answer.promise,
  })
  write('Professional title', 'A title of hers alone')
  await press('Save Changes')
  await waitFor(() => expect(saves()).toHaveLength(1))
  act(() => session.signIn('t-eli', eli))
  await act(async () => {
    answer.resolve({ ...anasProfile, title: 'A title of hers alone' })
    // The page has settled once its own read is answered.
    await fetch('/api/jobseeker/profile/', {})
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Saving…' })).toBeNull())
  expect(screen.queryByText('Profile Updated')).toBeNull()
  expect(screen.queryByText('A title of hers alone')).toBeNull()
})
