import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../../test/api-stub.ts'
import { emptyProfile } from '../../../test/onboarding.ts'
import { editProfile, header, openSection, press, SAVE, write } from '../../../test/profile-editing.ts'
import { anasProfile, openProfile } from '../../../test/profiles.ts'

describe('editing', () => {
  test('opens one section at a time, and gives the opened one the focus', async () => {
    await editProfile()
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

  test('begins in the preferences when they are to be added', async () => {
    openProfile(emptyProfile)
    await userEvent.click(await screen.findByRole('button', { name: 'Add your preferences' }))
    const preferences = header('Job Preferences')
    await waitFor(() => expect(document.activeElement).toBe(preferences))
    expect(preferences.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('button', { name: 'Full-time' })).toBeDefined()
  })

  test('asks for addresses as addresses', async () => {
    await editProfile()
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
    const { saves } = await editProfile()
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

  test('says which skills were added, and nothing of them once another is refused', async () => {
    await editProfile()
    await openSection('Skills')
    const field = screen.getByLabelText('Skills')
    fireEvent.change(field, { target: { value: 'SQL, react, Excel, Xero' } })
    expect(screen.getByText('SQL, Excel and Xero added.').getAttribute('role')).toBe('status')
    await userEvent.type(field, 'Canva{Enter}')
    expect(screen.getByText('Canva added.')).toBeDefined()
    fireEvent.change(field, { target: { value: `${'x'.repeat(81)},` } })
    expect(screen.getByText('A skill can have up to 80 characters')).toBeDefined()
    expect(screen.queryByText(/was added|added/)).toBeNull()
  })
})

describe('saving', () => {
  test('sends what was changed, says so, and shows the profile again', async () => {
    const { saves } = await editProfile()
    write('About you', 'New words')
    await press('Save Changes')
    expect(await screen.findByText('Profile Updated')).toBeDefined()
    expect(screen.getByText('Your profile has been updated successfully!')).toBeDefined()
    expect(saves()).toEqual([{ about: 'New words' }])
    expect(screen.getByText('New words')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toBeDefined()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('by Enter in a field does the same', async () => {
    const { saves } = await editProfile()
    await userEvent.type(screen.getByLabelText('Professional title'), ' II{Enter}')
    await screen.findByText('Profile Updated')
    expect(saves()[0]?.['title']).toBe('Support Lead II')
  })

  test('pressed twice is sent once', async () => {
    const { saves } = await editProfile()
    write('About you', 'Pressed twice')
    const button = screen.getByRole('button', { name: 'Save Changes' })
    act(() => {
      button.click()
      button.click()
    })
    await screen.findByText('Profile Updated')
    expect(saves()).toHaveLength(1)
  })

  test('says what is wrong in a closed section, opens it, and sends nothing', async () => {
    const { saves } = await editProfile()
    await openSection('Contact Information')
    write('Website', 'https://not a link')
    await openSection('About')
    await press('Save Changes')
    const website = await screen.findByLabelText('Website')
    expect(screen.getByText('Please enter a valid website URL')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(website))
    await openSection('Skills')
    expect(header('Contact Information Check this section')).toBeDefined()
    expect(saves()).toHaveLength(0)
  })

  test('refused by the server shows each field with what it says, on a line of its own', async () => {
    const errors = { website: ['Please enter a valid website URL'], 'projects.0.title': ['Too shouty'] }
    await editProfile(anasProfile, { [SAVE]: refusal(422, { code: 'invalid', detail: 'No', errors }) })
    write('About you', 'Kept')
    await press('Save Changes')
    const text = await screen.findByText(/website: Please enter/)
    expect(text.textContent).toBe('website: Please enter a valid website URL\nprojects.0.title: Too shouty')
    expect(screen.getByText('Too shouty')).toBeDefined()
    await openSection('About')
    expect(screen.getByLabelText<HTMLTextAreaElement>('About you').value).toBe('Kept')
  })

  test('refused as a whole says so above the sections, and marks none of them', async () => {
    const errors = { non_field_errors: ['Please change one thing at a time'] }
    await editProfile(anasProfile, { [SAVE]: refusal(422, { code: 'invalid', detail: 'No', errors }) })
    write('About you', 'Kept')
    await press('Save Changes')
    const texts = await screen.findAllByText('Please change one thing at a time')
    const above = texts.filter((text) => text.closest('form'))
    expect(above.map((text) => text.closest('[role="alert"]') !== null)).toEqual([true])
    expect(screen.queryByText(/Check this section/)).toBeNull()
    expect(screen.queryByText(/non_field_errors/)).toBeNull()
    expect(header('About').getAttribute('aria-expanded')).toBe('true')
  })

  test('after the session has ended asks for the login, and for nothing else', async () => {
    await editProfile(anasProfile, { [SAVE]: refusal(401, { code: 'unauthenticated' }) })
    write('About you', 'Kept')
    await press('Save Changes')
    expect(await screen.findByText('Please log in again. Your text is safe.')).toBeDefined()
    expect(screen.queryByText(/Please try again/)).toBeNull()
  })

  test('with a link to an online resume that is not whole is told so, and sends nothing', async () => {
    const { saves } = await editProfile()
    await openSection('Resume')
    for (const typed of ['notaurl', 'example.com/cv']) {
      const field = screen.getByLabelText<HTMLInputElement>(/^Link to an online resume/)
      fireEvent.change(field, { target: { value: typed } })
      fireEvent.blur(field)
      await press('Save Changes')
      expect(screen.getByText('Please enter a valid URL for your online resume')).toBeDefined()
      expect(field.value).toBe(typed)
    }
    expect(saves()).toHaveLength(0)
  })

  test.each<[string, unknown, RegExp]>([
    ['a crash', refusal(500, {}), /^There was an error updating your profile\. Please try again\.$/],
    [
      'no answer',
      'no answer',
      /^There was an error updating your profile\. Please try again\. You’re offline/,
    ],
  ])('after %s says so and keeps everything, to be saved again', async (_, answer, text) => {
    let given: unknown = answer
    const { saves } = await editProfile(anasProfile, { [SAVE]: () => given })
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
    const { kept, saves } = await editProfile()
    write('About you', 'Second')
    kept.profile = { ...anasProfile, title: 'First', skills: ['SQL'] }
    await press('Save Changes')
    await screen.findByText('Profile Updated')
    expect(saves().at(-1)).toEqual({ about: 'Second' })
    expect(kept.profile).toMatchObject({ about: 'Second', title: 'First', skills: ['SQL'] })
  })

  test('the same field changed in both is asked about, and saved when that is wanted', async () => {
    const { kept } = await editProfile()
    write('About you', 'Second')
    kept.profile = { ...anasProfile, about: 'First', title: 'First' }
    await press('Save Changes')
    const choice = within(await screen.findByRole('dialog', { name: 'This changed elsewhere' }))
    expect(kept.profile.about).toBe('First')
    await userEvent.click(choice.getByRole('radio', { name: /^What you wrote here/ }))
    await userEvent.click(choice.getByRole('button', { name: 'Save this' }))
    await screen.findByText('Profile Updated')
    expect(kept.profile).toMatchObject({ about: 'Second', title: 'First' })
  })

  test('nothing is saved while ana goes on editing, and her words stay', async () => {
    const { kept } = await editProfile()
    write('About you', 'Second')
    kept.profile = { ...anasProfile, about: 'First' }
    await press('Save Changes')
    await press('Keep editing')
    expect(screen.getByLabelText<HTMLTextAreaElement>('About you').value).toBe('Second')
    expect(kept.profile.about).toBe('First')
  })
})
