import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { openProfile } from './profiles.ts'

export const SAVE = 'PUT /jobseeker/profile/'

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export function header(name: string): HTMLElement {
  const form = screen.getByRole('main').querySelector('form')
  if (!form) throw new Error('Nothing is edited')
  return within(form).getByRole('button', { name })
}
export const openSection = (name: string) => userEvent.click(header(name))

/** @returns the site, and the saves so far */
export async function editProfile(...given: Parameters<typeof openProfile>) {
  const site = openProfile(...given)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  await waitFor(() => expect(document.activeElement).toBe(header('About')))
  const saves = () => site.bodies.filter((_, at) => site.calls[at] === SAVE) as Record<string, unknown>[]
  return { ...site, saves }
}
