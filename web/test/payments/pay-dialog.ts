import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openSite } from '../open-site.tsx'
import { CREATE, payingAnswers } from './payments.ts'

export const now = Date.now()
/** No delay between keys: these tests use fake timers. */
const hands = userEvent.setup({ delay: null })
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

/** As ana on her trial. @param more answers besides the usual */
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
/** Oldest first. */
export const sentTo = (site: { calls: string[]; bodies: unknown[] }, call: string) =>
  site.bodies.filter((_, at) => site.calls[at] === call)
/** The idempotency keys of payments, oldest first. */
export const keysOf = (site: { calls: string[]; headers: Headers[] }) =>
  site.headers.filter((_, at) => site.calls[at] === CREATE).map((headers) => headers.get('idempotency-key'))
