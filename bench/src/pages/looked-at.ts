import { listEmployers } from '@hanap/contract/jobs/employers'
import { createCoverLetter } from '@hanap/contract/letters/cover-letters'
import { createPayment } from '@hanap/contract/payments/payments'
import { pages } from '@hanap/contract/site/pages'
import { entryPages, memberPages, publicPages } from '../../../e2e/everyone/page-lists.ts'
import { type Caller, demand } from '../harness/api.ts'

/** Ids shown on a member's pages. */
export type Shown = { job: number; employer: number; letter: number; payment: string }

const CARD = { number: '4343434343434345', exp_month: 12, exp_year: 30, cvc: '123' }

/**
 * Makes a letter and a receipt, and finds an employer, so that pages have content.
 * @throws Error if the program refuses
 */
export async function makeShown(call: Caller, job: number): Promise<Shown> {
  const { results } = await demand(call, listEmployers)
  const [employer] = results as { id: number }[]
  if (!employer) throw new Error('There is no employer.')
  const letter = await demand(call, createCoverLetter, {
    job_post_id: job,
    subject: 'Your listing',
    content: 'I have kept the books of two shops for six years.',
  })
  const billing = { name: 'Carla Reyes', email: 'carla@example.com', phone: '0917 123 4567' }
  const payment = await demand(call, createPayment, {
    plan_id: 3,
    payment_details: { card: CARD, billing },
  })
  return {
    job,
    employer: employer.id,
    letter: Number(letter['id']),
    payment: String(payment['payment_id']),
  }
}

/** From the browser tests. */
export const everybodysAddresses: readonly string[] = [...publicPages, ...entryPages]

/** Pages from the browser tests, with onboarding and `Shown`. */
export const membersAddresses = ({ job, employer, letter, payment }: Shown): readonly string[] => [
  ...memberPages,
  ...entryPages.filter((address) => address.startsWith(`${pages.onboarding.path}?`)),
  fill(pages.job.path, job),
  fill(pages.employer.path, employer),
  fill(pages.letter.path, letter),
  fill(pages.receipt.path, payment),
]

const fill = (path: string, id: number | string) => path.replace('$id', String(id))
