import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { emptyProfile } from '../../../test/onboarding.ts'
import { anasProfile, openProfile } from '../../../test/profiles.ts'
import { ana } from '../../../test/seekers.ts'
import { stubUploads } from '../../../test/upload-stub.ts'

const SAVE = 'PUT /jobseeker/profile/'
const WRONG_FILE = 'Please upload a PDF, DOC, or DOCX file under 5MB.'

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const form = () => within(screen.getByRole('main').querySelector('form') as HTMLElement)
const header = (name: string | RegExp) => form().getByRole('button', { name })
const openSection = (name: string) => userEvent.click(header(name))

async function edit(...given: Parameters<typeof openProfile>) {
  const site = openProfile(...given)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await waitFor(() => expect(document.activeElement).toBe(header('About')))
  const saves = () => site.bodies.filter((_, at) => site.calls[at] === SAVE) as Record<string, unknown>[]
  return { ...site, saves }
}

describe('editing', () => {
  test('opens one section at a time, and gives the opened one the focus', async () => {
    await edit()
    const about = header('About')
    expect(about.getAttribute('aria-expanded')).toBe('true')
    await openSection('Contact Information')
    expect(about.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByLabelText('Professional title')).toBeNull()
    await openSection('Contact Information')
    expect(screen.queryByLabelText('Website')).toBeNull()
  })

  test('begins in the section whose own button was pressed', async () => {
    openProfile()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Job Preferences' }))
    expect(header('Job Preferences').getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByLabelText('Minimum salary').getAttribute('min')).toBe('0')
    expect(screen.getByLabelText('Maximum salary').getAttribute('min')).toBe('0')
  })

  test('asks for addresses as addresses', async () => {
    await edit()
    const types: (string | null)[] = []
    for (const [name, label] of [
      ['Contact Information', 'Website'],
      ['Contact Information', 'LinkedIn'],
      ['Contact Information', 'GitHub'],
      ['Portfolio Projects', /^Project link/],
      ['Resume', /^Link to an online resume/],
    ] as const) {
      if (header(name).getAttribute('aria-expanded') === 'false') await openSection(name)
      types.push(screen.getByLabelText(label).getAttribute('type'))
    }
    expect(types).toEqual(['url', 'url', 'url', 'url', 'url'])
  })

  test('takes a skill trimmed and once, and none that says nothing; popular ones that are chosen rest', async () => {
    const { saves } = await edit()
    await openSection('Skills')
    const field = screen.getByLabelText('Skills')
    await userEvent.type(field, '  SQL  {Enter}zendesk{Enter}   {Enter}')
    await press('Sales')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'React' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sales' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Python' }).disabled).toBe(false)
    await press('Save Changes')
    await screen.findByText('Profile Updated')
    expect(saves()[0]?.['skills']).toEqual(['Zendesk', 'React', 'SQL', 'Sales'])
  })
})

describe('saving', () => {
  test('sends every field, says so, and shows the profile again', async () => {
    const { saves } = await edit()
    write('About you', 'New words')
    await press('Save Changes')
    expect(await screen.findByText('Profile Updated')).toBeDefined()
    expect(screen.getByText('Your profile has been updated successfully!')).toBeDefined()
    const { education: _, experience: __, skill_ids: ___, resume: ____, ...fields } = anasProfile
    expect(saves()).toEqual([{ ...fields, about: 'New words' }])
    expect(screen.getByText('New words')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('by Enter in a field does the same', async () => {
    const { saves } = await edit()
    await userEvent.type(screen.getByLabelText('Professional title'), ' II{Enter}')
    await screen.findByText('Profile Updated')
    expect(saves()[0]?.['title']).toBe('Support Lead II')
  })

  test('pressed twice is sent once', async () => {
    const { saves } = await edit()
    const button = screen.getByRole('button', { name: 'Save Changes' })
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByText('Profile Updated')
    expect(saves()).toHaveLength(1)
  })

  test('says what is wrong in a closed section, opens it, and sends nothing', async () => {
    const { saves } = await edit()
    await openSection('Contact Information')
    write('Website', 'https://not a link')
    await openSection('About')
    await press('Save Changes')
    const website = await screen.findByLabelText('Website')
    expect(screen.getByText('Please enter a valid website URL')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(website))
    await openSection('Skills')
    expect(header('Contact Information needs a look')).toBeDefined()
    expect(saves()).toHaveLength(0)
  })

  test('refused by the server shows each field with what it says, on a line of its own', async () => {
    const errors = { website: ['Please enter a valid website URL'], 'projects.0.title': ['Too shouty'] }
    await edit(anasProfile, { [SAVE]: refusal(422, { code: 'invalid', detail: 'No', errors }) })
    write('About you', 'Kept')
    await press('Save Changes')
    const text = await screen.findByText(/website: Please enter/)
    expect(text.textContent).toBe('website: Please enter a valid website URL\nprojects.0.title: Too shouty')
    expect(screen.getByText('Too shouty')).toBeDefined()
    await openSection('About')
    expect(screen.getByLabelText<HTMLTextAreaElement>('About you').value).toBe('Kept')
  })

  test.each<[string, unknown, RegExp]>([
    ['a crash', refusal(500, {}), /^There was an error updating your profile\. Please try again\.$/],
    [
      'no answer',
      'no answer',
      /^There was an error updating your profile\. Please try again\. No connection/,
    ],
  ])('after %s says so and keeps everything, to be saved again', async (_, answer, text) => {
    let given: unknown = answer
    const { saves } = await edit(anasProfile, { [SAVE]: () => given })
    write('About you', 'Kept')
    await press('Save Changes')
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('About you').value).toBe('Kept')
    given = { ...anasProfile, about: 'Kept' }
    await press('Save Changes')
    await screen.findByText('Profile Updated')
    expect(saves()).toHaveLength(2)
  })
})

describe('two tabs', () => {
  test('the second to save undoes nothing of what the first saved elsewhere in the profile', async () => {
    const { kept, saves } = await edit()
    write('About you', 'Second')
    kept.profile = { ...anasProfile, title: 'First', skills: ['SQL'] }
    await press('Save Changes')
    await screen.findByText('Profile Updated')
    expect(saves()).toHaveLength(1)
    expect(kept.profile).toMatchObject({ about: 'Second', title: 'First', skills: ['SQL'] })
  })

  test('the same field changed in both is asked about, and saved when that is wanted', async () => {
    const { kept, saves } = await edit()
    write('About you', 'Second')
    kept.profile = { ...anasProfile, about: 'First', title: 'First' }
    await press('Save Changes')
    expect(
      (await screen.findByText(/Changed there and here: About\./)).closest('[role="alert"]'),
    ).not.toBeNull()
    expect(saves()).toHaveLength(0)
    await press('Save Changes')
    await screen.findByText('Profile Updated')
    expect(kept.profile).toMatchObject({ about: 'Second', title: 'First' })
  })
})

describe('leaving', () => {
  test('Cancel throws away what was written and the file that was chosen', async () => {
    const { saves, kept } = await edit()
    write('About you', 'Never mind')
    await openSection('Resume')
    await userEvent.upload(screen.getByLabelText('Resume'), new File(['%PDF-'], 'new.pdf'))
    expect(screen.getByText('new.pdf is sent when you save.')).toBeDefined()
    await press('Cancel')
    expect(screen.getByText('I run support for small hotels.')).toBeDefined()
    await press('Edit Profile')
    expect(screen.getByLabelText<HTMLTextAreaElement>('About you').value).toBe(anasProfile.about)
    await openSection('Resume')
    expect(screen.queryByText(/new\.pdf/)).toBeNull()
    expect(saves()).toHaveLength(0)
    expect(kept.profile).toBe(anasProfile)
    expect(sessionStorage.getItem('profileDraft')).toBeNull()
  })

  test('with nothing changed asks nothing', async () => {
    const { router } = await edit()
    write('About you', 'Back')
    write('About you', anasProfile.about)
    await act(() => router.navigate({ to: '/settings' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined()
  })

  test('with something changed asks first; staying keeps it and leaving throws it away', async () => {
    const { router, address } = await edit()
    write('About you', 'Not saved')
    act(() => void router.navigate({ to: '/settings' }))
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined()
    await press('Go on editing')
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
    await edit()
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
    const ended = refusal(401, { code: 'unauthenticated', detail: 'Please log in' })
    let isEnded = false
    const { address } = await edit(anasProfile, {
      'GET /jobseeker/profile/': () => (isEnded ? ended : anasProfile),
      'POST /auth/login/': { token: 'fresh', user: ana, redirect_url: '/jobs' },
    })
    write('About you', 'Written before')
    await openSection('Resume')
    await userEvent.upload(screen.getByLabelText('Resume'), new File(['%PDF-'], 'new.pdf'))
    isEnded = true
    await press('Save Changes')
    await screen.findByRole('heading', { name: 'Log in' })
    expect(address()).toBe('/login?next=/profile')
    isEnded = false
    await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
    await userEvent.type(screen.getByLabelText('Password'), 'secret12')
    await press('Log In')
    expect(await screen.findByText(/What you had written and not saved is back\./)).toBeDefined()
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
    await edit()
    await openSection('Resume')
    await choose(file)
    const alert = (await screen.findByText(WRONG_FILE)).closest('[role="alert"]')
    expect(alert).not.toBeNull()
    expect(screen.queryByText(/is sent when you save/)).toBeNull()
  })

  test('of exactly 5 MB is taken', async () => {
    await edit(emptyProfile)
    await openSection('Resume')
    await choose(new File([new Uint8Array(5_242_880)], 'cv.DOCX'))
    expect(screen.getByText('cv.DOCX is sent when you save.')).toBeDefined()
    expect(screen.queryByText(WRONG_FILE)).toBeNull()
  })

  test('goes with the save, with how far it is, and may be stopped', async () => {
    const { saves } = await edit()
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
    expect(await screen.findByText('new.pdf is sent when you save.')).toBeDefined()
    await press('Save Changes')
    await waitFor(() => expect(uploads).toHaveLength(2))
    const sent = uploads[1]?.form ?? new FormData()
    expect((sent.get('resume_file') as File).name).toBe('new.pdf')
    expect([sent.get('open_to_remote'), sent.get('skills')]).toEqual(['true', '["Zendesk","React"]'])
    expect(JSON.parse(String(sent.get('job_preference')))).toEqual(anasProfile.job_preferences)
    act(() => uploads[1]?.answer({ status: 200, body: anasProfile }))
    expect(await screen.findByText('Profile Updated')).toBeDefined()
    expect(saves()).toHaveLength(0)
  })

  test('refused by the server says so at the field, and is still there', async () => {
    await edit()
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
    expect(screen.getByText('new.pdf is sent when you save.')).toBeDefined()
  })
})
