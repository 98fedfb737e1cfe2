import { pages } from '@hanap/contract/pages'
import { entryPages, memberPages, publicPages } from '../../../e2e/page-lists.ts'
import type { Call } from '../attack/call.ts'

/** What a member's pages are about, by its id. */
export type Shown = { job: number; employer: number; letter: number; payment: string }

/** The provider's test card that pays. */
const CARD = { number: '4343434343434345', exp_month: 12, exp_year: 30, cvc: '123' }

/**
 * Gives a member a letter and a receipt, and looks up whose listing it is: their pages are to be looked at with
 * something on them.
 * @throws Error where the program refuses one of them
 */
export async function makeShown(call: Call, token: string, job: number): Promise<Shown> {
  const ask = async (method: string, path: string, body?: object) => {
    const { status, text } = await call(method, path, { token, body })
    if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 300)}`)
    return JSON.parse(text) as { id: number; payment_id: string; results: { id: number }[] }
  }
  const { results } = await ask('GET', '/employers/')
  const letter = await ask('POST', '/cover-letters/', {
    job_post_id: job,
    subject: 'Your listing',
    content: 'I have kept the books of two shops for six years.',
  })
  const billing = { name: 'Carla Reyes', email: 'carla@example.com', phone: '0917 123 4567' }
  const payment = await ask('POST', '/auth/subscription/payment/create/', {
    plan_id: 3,
    payment_details: { card: CARD, billing },
  })
  if (!results[0]) throw new Error('There is no employer to look at.')
  return { job, employer: results[0].id, letter: letter.id, payment: payment.payment_id }
}

/** What anybody may open, ways in and what goes wrong on them among it: as the browser tests walk them. */
export const everybodysAddresses: readonly string[] = [...publicPages, ...entryPages]

/** A member's pages: as the browser tests walk them, the steps of somebody new, and those of what they have. */
export const membersAddresses = ({ job, employer, letter, payment }: Shown): readonly string[] => [
  ...memberPages,
  ...entryPages.filter((address) => address.startsWith(`${pages.onboarding.path}?`)),
  fill(pages.job.path, job),
  fill(pages.employer.path, employer),
  fill(pages.letter.path, letter),
  fill(pages.receipt.path, payment),
]

const fill = (path: string, id: number | string) => path.replace('$id', String(id))
