import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite } from '../open-site.tsx'
import { CREATE, payingAnswers } from './payments.ts'

export const now = Date.now()
/** Waits for no clock between two keys: tests of this dialog have clocks of their own, which go on in steps. */
const hands = userEvent.setup({ delay: null })
/** The dialog that is open. */
export const dialog = () => within(screen.getByRole('dialog', { name: 'Complete Your Subscription' }))
export const field = (label: string | RegExp) => dialog().getByLabelText<HTMLInputElement>(label)
export const complete = () =>
  dialog().getByRole<HTMLButtonElement>('button', { name: /^(Complete Purchase|Processing\.\.\.)$/ })
export const press = () => hands.click(complete())
/** A card that pays, as typed. */
export const card = {
  'Card Number': '4343434343434345',
  Month: '08',
  Year: '29',
  CVC: '123',
  'Name on Card': 'ANA M REYES',
}

/** Opens the dialog for a plan, as ana on her trial. @param more answers of the API besides the usual */
export async function openDialog(more: Readonly<Record<string, unknown>> = {}, plan = 'Premium') {
  const answers: Record<string, unknown> = { ...payingAnswers(now), ...more }
  const site = { ...openSite('/subscription/plans', answers, { token: 'known' }), answers }
  const region = await screen.findByRole('region', { name: plan })
  await screen.findByText('3 of 5 saved')
  await hands.click(within(region).getByRole('button', { name: 'Upgrade Now' }))
  await screen.findByRole('dialog', { name: 'Complete Your Subscription' })
  return site
}
export async function fill(values: Readonly<Record<string, string>> = card) {
  for (const [label, value] of Object.entries(values)) {
    await hands.clear(field(label))
    if (value !== '') await hands.type(field(label), value)
  }
}
/** What was sent to a call, oldest first. */
export const sentTo = (site: { calls: string[]; bodies: unknown[] }, call: string) =>
  site.bodies.filter((_, at) => site.calls[at] === call)
/** The keys that payments were asked for with, oldest first. */
export const keysOf = (site: { calls: string[]; headers: Headers[] }) =>
  site.headers.filter((_, at) => site.calls[at] === CREATE).map((headers) => headers.get('idempotency-key'))
