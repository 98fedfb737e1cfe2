import { MOST_ORDERS, type Order } from '@hanap/contract/jobs/orders'
import { fireEvent, screen, within } from '@testing-library/react'
import { ApplyButton } from '../src/acts/apply/apply-button.tsx'
import { stubApi } from './api-stub.ts'
import { applyAnswers, pressApply, supportJob } from './applying.ts'
import { renderPage } from './render-page.tsx'

export const order = (given: Partial<Order>): Order => ({
  kind: 'other',
  quote: 'In their own words',
  field: 'description',
  start: 0,
  end: 18,
  required: true,
  check: false,
  doubt: false,
  ...given,
})
export const subject = order({ kind: 'subject-line', subject: 'MARIGOLD' })
export const questions = order({ kind: 'answer-questions', start: 20, questions: ['Which tool?', 'When?'] })
export const video = order({ kind: 'attach', start: 40, what: 'video' })
export const form = order({ kind: 'link-form', start: 60, url: 'https://forms.example/7' })

/** The apply sheet of a job with these orders; other objects are answers of the server. */
export async function openAsked(...given: (Order | Readonly<Record<string, unknown>>)[]) {
  const all = given.filter((one): one is Order => 'kind' in one)
  const orders = all.slice(0, MOST_ORDERS)
  const api = stubApi(Object.assign({}, applyAnswers, ...given.filter((one) => !('kind' in one))))
  await renderPage(<ApplyButton job={{ ...supportJob, orders, orders_count: all.length }} />)
  await pressApply()
  const region = screen.queryByRole('region', { name: 'This employer asks for', hidden: true })
  return { ...api, list: within(region ?? document.body) }
}
export const letter = () => screen.getByLabelText<HTMLTextAreaElement>('Cover letter')
export const write = (content: string) => fireEvent.change(letter(), { target: { value: content } })
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name, hidden: true }))
export const sendButton = (name: RegExp) => {
  screen.getByRole('button', { name, hidden: true })
  return name
}
