import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { editProfile, openSection, press } from '../../../../test/profile-editing.ts'
import { anasProfile } from '../../../../test/profiles.ts'

const project = (title: string) => ({ title, description: 'Kept for a shop', url: '' })
const profile = { ...anasProfile, projects: [project('Books'), project('Shop'), project('Blog')] }

test('a double tap on the bin of ana’s first project removes that one, and not the next, which moves up', async () => {
  const { saves } = await editProfile(profile)
  await openSection('Portfolio Projects')
  const bin = screen.getByRole('button', { name: 'Remove project 1' })
  for (const detail of [1, 2]) fireEvent.click(bin, { detail })
  await press('Save Changes')
  await screen.findByText('Profile Updated')
  expect(saves()[0]?.['projects']).toEqual([project('Shop'), project('Blog')])
})

test('by keyboard ana removes one project right after the other', async () => {
  const { saves } = await editProfile(profile)
  await openSection('Portfolio Projects')
  for (const _ of [1, 2]) {
    screen.getByRole('button', { name: 'Remove project 1' }).focus()
    await userEvent.keyboard('{Enter}')
  }
  await press('Save Changes')
  await screen.findByText('Profile Updated')
  expect(saves()[0]?.['projects']).toEqual([project('Blog')])
})
