import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { editProfile, openSection, press } from '../../../../test/profile-editing.ts'
import { anasProfile } from '../../../../test/profiles.ts'

const job = (title: string) => ({ title, company: 'Visayas Contact', start: '2018', end: '', summary: '' })
const profile = { ...anasProfile, experience: [job('Agent'), job('Team Lead'), job('Manager')] }

/** Each name is the button a tap hits. */
function tapTwice(...names: [string, string]) {
  for (const button of names.map((name) => screen.getByRole('button', { name })))
    fireEvent.click(button, { detail: 1 })
}

test('a past job that was read wrongly is taken off, and the focus goes to the next one', async () => {
  const { saves, kept } = await editProfile(profile)
  await openSection('Experience & Location')
  await press('Remove Team Lead')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Manager' }))
  expect(screen.getByText('We’ll remove Team Lead when you save.')).toBeDefined()
  expect(kept.profile.experience).toHaveLength(3)
  await press('Save Changes')
  await screen.findByText('Profile Updated')
  expect(saves()[0]?.['experience']).toEqual([job('Agent'), job('Manager')])
  expect(saves()[0]).not.toHaveProperty('education')
})

test('a whole list is taken off at once, and the last of the other one; nothing of them is shown then', async () => {
  const { kept } = await editProfile(profile)
  await openSection('Experience & Location')
  await press('Remove all Past jobs')
  expect(screen.queryByRole('group', { name: 'Past jobs' })).toBeNull()
  // By keyboard: two quick taps are a double tap.
  screen.getByRole('button', { name: 'Remove BS Business' }).focus()
  await userEvent.keyboard('{Enter}')
  const said = screen.getByText('We’ll remove BS Business when you save.')
  expect(document.activeElement?.contains(said)).toBe(true)
  await press('Save Changes')
  await screen.findByText('Profile Updated')
  expect(kept.profile).toMatchObject({ education: [], experience: [] })
  expect(screen.queryByText('Read from your resume.')).toBeNull()
})

test('a double tap on a bin removes that past job, and not the next one too, which moves under it', async () => {
  const { saves } = await editProfile(profile)
  await openSection('Experience & Location')
  tapTwice('Remove Agent', 'Remove Team Lead')
  expect(screen.getByText('We’ll remove Agent when you save.')).toBeDefined()
  await press('Save Changes')
  await screen.findByText('Profile Updated')
  expect(saves()[0]?.['experience']).toEqual([job('Team Lead'), job('Manager')])
})

test('a double tap on Remove all leaves the other list as it is', async () => {
  await editProfile(profile)
  await openSection('Experience & Location')
  tapTwice('Remove all Past jobs', 'Remove BS Business')
  expect(screen.getByRole('button', { name: 'Remove BS Business' })).toBeDefined()
})

test('Cancel brings back what was taken off', async () => {
  const { saves } = await editProfile(profile)
  await openSection('Experience & Location')
  await press('Remove Agent')
  await press('Cancel')
  const section = await screen.findByRole('region', { name: 'Experience & Location' })
  await waitFor(() => expect(within(section).getByText('Agent')).toBeDefined())
  expect(saves()).toHaveLength(0)
})

test('what is the seeker’s own is not said to come from a resume', async () => {
  await editProfile({ ...profile, from_resume: { education: true, experience: false } })
  await openSection('Experience & Location')
  expect(screen.getByRole('button', { name: 'Remove Agent' })).toBeDefined()
  expect(screen.queryByText('Read from your resume.')).toBeNull()
})

test('where nothing was read there is nothing to remove', async () => {
  await editProfile({ ...anasProfile, education: [], experience: [] })
  await openSection('Experience & Location')
  expect(screen.queryByText('Read from your resume.')).toBeNull()
})
