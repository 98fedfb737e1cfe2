import type { Order } from '@hanap/contract/jobs/orders'
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../../../test/api-stub.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../../test/applying.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { jobQuery } from '../../search/job-queries.ts'
import { ApplyButton } from '../apply-button.tsx'

letAnaApply()

const JOB = 'GET /jobs/7/'
const SENT = 'POST /job-applications/apply/'
const asking = (subject: string): Order => ({
  kind: 'subject-line',
  quote: `Subject: ${subject}`,
  field: 'description',
  start: 0,
  end: 9 + subject.length,
  required: true,
  check: false,
  doubt: false,
  subject,
})
const jobAsking = (subject: string) => ({ ...supportJob, orders: [asking(subject)], orders_count: 1 })

function Job() {
  const { data } = useQuery(jobQuery(supportJob.id))
  return data ? <ApplyButton job={data} /> : null
}

test('nothing goes out by orders that the employer has changed since ana read them', async () => {
  const answers: Record<string, unknown> = { ...applyAnswers, [JOB]: jobAsking('MARIGOLD') }
  const { calls } = stubApi(answers)
  await renderPage(<Job />)
  await screen.findByRole('button', { name: 'Apply Now' })
  await pressApply()
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: 'I am Ana.' } })
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'MARIGOLD' } })
  answers[JOB] = jobAsking('SUNFLOWER')
  fireEvent.click(screen.getByRole('button', { name: 'Submit Application', hidden: true }))
  await screen.findByText('This job now asks for something else')
  expect(calls).not.toContain(SENT)

  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'SUNFLOWER' } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit Application', hidden: true }))
  await waitFor(() => expect(calls).toContain(SENT))
})
