import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { anApplication, applicationList } from '../../../test/applications.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ana } from '../../../test/seekers.ts'
import { session } from '../../api/session/browser-session.ts'
import { applicationsQuery, useUpdateStatus } from './queries.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  session.clear()
})

test('two moves of one card that both fail leave it where the server has it, not where the first would have put it', async () => {
  session.signIn('t-ana', ana)
  const answers: ((answer: unknown) => void)[] = []
  let isListed = true
  stubApi({
    'GET /job-applications/list_applications/': () =>
      isListed ? applicationList(anApplication({ status: 'reviewing' })) : 'no answer',
    'PATCH /job-applications/1/update_status/': () => new Promise((resolve) => answers.push(resolve)),
  })
  let move: ReturnType<typeof useUpdateStatus> | undefined
  function Card() {
    move = useUpdateStatus()
    const { data } = useQuery(applicationsQuery())
    return <p>{data?.results[0]?.status}</p>
  }
  await renderPage(<Card />)
  await screen.findByText('reviewing')
  isListed = false
  move?.mutate({ id: 1, update: { status: 'interview' } })
  await screen.findByText('interview')
  move?.mutate({ id: 1, update: { status: 'offer' } })
  await screen.findByText('offer')
  await act(async () => answers[0]?.(refusal(500, {})))
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.(refusal(500, {})))
  expect(await screen.findByText('reviewing')).toBeDefined()
})
