import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { searchesLeft } from '../../../test/searches.ts'
import { SearchMeter } from './search-meter.tsx'

const status = 'GET /auth/subscription/search/status/'

afterEach(() => void vi.unstubAllGlobals())

const meter = (words: string) =>
  screen.findByText((_, element) => element?.tagName === 'SPAN' && element.textContent === words)

test('ana reads how many searches she has left and when the count begins anew', async () => {
  stubApi({ [status]: searchesLeft(82) })
  await renderPage(<SearchMeter />)
  await meter('82 of 100 searches left')
  expect(screen.getByText(/Resets Dec 1/)).toBeDefined()
  expect(screen.queryByRole('img', { name: 'Few searches left' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Upgrade' })).toBeNull()
})

test.each([
  [21, '', false, false],
  [20, 'text-yellow', false, false],
  [10, 'text-red', true, false],
  [5, 'text-red', true, true],
  [0, 'text-red', true, true],
])('with %i left the words have their colour, and a sign beside them', async (left, tone, sign, upgrade) => {
  stubApi({ [status]: searchesLeft(left) })
  await renderPage(<SearchMeter />)
  expect((await meter(`${left} of 100 searches left`)).className).toBe(tone)
  expect(screen.queryAllByRole('img', { name: 'Few searches left' })).toHaveLength(sign ? 1 : 0)
  const links = screen.queryAllByRole('link', { name: 'Upgrade' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(upgrade ? ['/subscription/plans'] : [])
})

test.each([
  ['trouble', refusal(500)],
  ['no answer', 'no answer'],
  ['garbage', { hello: 'world' }],
  ['an answer without numbers', { can_search: true }],
])('after %s the meter says so, and Retry asks again', async (_, failure) => {
  let answer: unknown = failure
  stubApi({ [status]: () => answer })
  await renderPage(<SearchMeter />)
  expect(await screen.findByText('Unable to load search count information')).toBeDefined()
  answer = searchesLeft(82)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await meter('82 of 100 searches left')
  expect(screen.queryByText('Unable to load search count information')).toBeNull()
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/82 of 100/))
})
