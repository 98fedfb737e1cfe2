import type { IntegrationUse } from '@hanap/contract/applications/integrations'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubApi } from '../../../../../test/api-stub.ts'
import { renderPage } from '../../../../../test/render-page.tsx'
import { ana } from '../../../../../test/seekers.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { defaultIntegrations } from '../../../../seeker/board-account.ts'
import { IntegrationsSection } from './integrations-section.tsx'

const SETTINGS = 'GET /settings/integrations/'
const USES = 'GET /settings/integrations/uses/'
/** Later uses have higher numbers. */
const use = (id: number): IntegrationUse => ({
  id,
  purpose: 'sync',
  outcome: 'ok',
  used_at: new Date(Date.UTC(2026, 10, 1) + id * 60_000).toISOString(),
})
const uses = (newest: number) => Array.from({ length: newest }, (_, at) => use(newest - at))
const page = (newest: number, number: number) => ({
  count: newest,
  results: uses(newest).slice((number - 1) * 50, number * 50),
})

beforeEach(() => session.signIn('t-ana', ana))
afterEach(() => {
  session.clear()
  vi.unstubAllGlobals()
})

async function open(count: number, answer: (number: number) => unknown = (number) => page(count, number)) {
  const asked: string[] = []
  stubApi({
    // Without an account, its former uses are still listed.
    [SETTINGS]: { ...defaultIntegrations, uses: page(count, 1).results, uses_count: count },
    [USES]: (_body: unknown, url: URL) => {
      const number = url.searchParams.get('page') ?? ''
      asked.push(number)
      return answer(Number(number))
    },
  })
  await renderPage(<IntegrationsSection next={undefined} />)
  await screen.findByRole('switch')
  return asked
}
const panel = () => within(screen.getByRole('region', { name: 'When we used your account' }))
const lines = () => panel().getAllByRole('listitem')
const older = () => panel().queryByRole('button', { name: 'Show older' })
const showOlder = () => fireEvent.click(older() as HTMLElement)

test('ana goes back through every use of the last twelve months, a page at a time', async () => {
  const asked = await open(120)
  expect(panel().getByText('Every use of the last 12 months, newest first.')).toBeDefined()
  expect(lines()).toHaveLength(5)
  expect(panel().getByText('5 of 120 shown.')).toBeDefined()
  showOlder()
  expect(lines()).toHaveLength(50)
  expect(asked).toEqual([])
  showOlder()
  await waitFor(() => expect(lines()).toHaveLength(100))
  older()?.focus()
  showOlder()
  await waitFor(() => expect(lines()).toHaveLength(120))
  expect(asked).toEqual(['2', '3'])
  expect(older()).toBeNull()
  expect(document.activeElement?.textContent).toBe('120 of 120 shown.')
})

test('one that is logged meanwhile moves the pages on, and nothing is missing or there twice', async () => {
  await open(100, (number) => page(101, number))
  showOlder()
  showOlder()
  // Begins with the previous page's last use.
  await waitFor(() => expect(lines()).toHaveLength(99))
  showOlder()
  await waitFor(() => expect(lines()).toHaveLength(100))
  expect(older()).toBeNull()
})

test('a page that does not load leaves the others, and can be asked for again', async () => {
  let isDown = true
  await open(60, (number) => (isDown ? 'no answer' : page(60, number)))
  showOlder()
  showOlder()
  await panel().findByText('Older uses didn’t load. Please try again.')
  expect(lines()).toHaveLength(50)
  isDown = false
  showOlder()
  await waitFor(() => expect(lines()).toHaveLength(60))
})
