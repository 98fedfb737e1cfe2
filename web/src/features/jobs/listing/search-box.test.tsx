import type { Suggestion } from '@hanap/contract/jobs/suggestions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { listOf } from '../../../../test/listings.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { searchesLeft } from '../../../../test/searches.ts'
import { ana } from '../../../../test/seekers.ts'
import { rememberSearched } from '../../../acts/search/searched-words.ts'
import { session } from '../../../api/session/browser-session.ts'
import { SearchBox } from './search-box.tsx'

const suggest = 'GET /jobs/suggest/'
const some: Suggestion[] = [
  { kind: 'title', text: 'Bookkeeper', id: null, count: 124 },
  { kind: 'employer', text: 'Northlight Books', id: 7, count: 1 },
  { kind: 'tag', text: 'Bookkeeping', id: 3, count: 1200 },
]

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.clear()
  sessionStorage.clear()
})

async function open(answers: Readonly<Record<string, unknown>> = {}, search = '', isFree = false) {
  const asked: (string | null)[] = []
  const given = answers[suggest] ?? listOf(some)
  stubApi({
    'GET /auth/subscription/search/status/': searchesLeft(82),
    ...answers,
    [suggest]: (_: unknown, url: URL) => {
      const text = url.searchParams.get('text')
      asked.push(text)
      return typeof given === 'function' ? given(text) : given
    },
  })
  const onSearch = vi.fn<(term: string) => void>()
  const onEmployer = vi.fn<(id: number) => void>()
  const onViewAll = vi.fn<() => void>()
  await renderPage(<SearchBox {...{ search, isFree, onSearch, onEmployer, onViewAll }} />)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return { asked, onSearch, onEmployer, onViewAll, user }
}
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const list = () => screen.findByRole('listbox', { name: 'Suggestions' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
/** The option announced to screen readers. */
const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? 'none')?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('two characters ask at once, more after a pause of 150 ms, with the kind of each and the jobs of an employer', async () => {
  const { asked, user } = await open()
  await user.type(box(), 'b')
  // The list's code is loaded once its status element exists.
  await waitFor(() => expect(box().form?.querySelector('[role=status]')).not.toBeNull())
  await pass(1_000)
  expect(asked).toEqual([])
  // From here on, fake timers.
  vi.useFakeTimers()
  fireEvent.change(box(), { target: { value: 'bo' } })
  await pass(0)
  // The call follows in the next tick.
  await pass(0)
  expect(asked).toEqual(['bo'])
  fireEvent.change(box(), { target: { value: 'boo' } })
  await pass(149)
  expect(asked).toEqual(['bo'])
  await pass(1)
  expect(asked).toEqual(['bo', 'boo'])
  await pass(100)
  const popup = screen.getByRole('listbox', { name: 'Suggestions' })
  expect(options()).toEqual(['Bookkeeper Job title', 'Northlight Books Employer, 1 job', 'Bookkeeping Tag'])
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(box().getAttribute('aria-controls')).toBe(popup.id)
  expect(within(popup).getAllByText('Boo', { selector: 'b' })).toHaveLength(3)
})

test('Enter with nothing chosen searches the typed words', async () => {
  const { onSearch, user } = await open()
  await user.type(box(), ' book')
  await list()
  expect(active()).toBeUndefined()
  await user.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['book']])
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('arrows move through the options and back to the box; Enter takes the one moved to', async () => {
  const { onSearch, user } = await open()
  await user.type(box(), 'book')
  await list()
  await user.keyboard('{ArrowUp}')
  expect(active()).toMatch(/^Bookkeeping/)
  await user.keyboard('{ArrowDown}')
  expect(active()).toBeUndefined()
  await user.keyboard('{ArrowDown}')
  expect(active()).toMatch(/^Bookkeeper/)
  expect(screen.getByRole('option', { selected: true }).id).toBe(box().getAttribute('aria-activedescendant'))
  expect(document.activeElement).toBe(box())
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(onSearch.mock.calls).toEqual([['Bookkeeping']])
  expect((box() as HTMLInputElement).value).toBe('Bookkeeping')
})

test('whoever types on has chosen nothing yet', async () => {
  const { onSearch, user } = await open()
  await user.type(box(), 'book')
  await list()
  await user.keyboard('{ArrowDown}k{Enter}')
  expect(onSearch.mock.calls).toEqual([['bookk']])
})

test('Escape closes the list and keeps the words; an arrow opens it again', async () => {
  const { onSearch, user } = await open()
  await user.type(box(), 'book')
  await list()
  await user.keyboard('{ArrowDown}{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  expect(box().getAttribute('aria-expanded')).toBe('false')
  expect((box() as HTMLInputElement).value).toBe('book')
  await user.keyboard('{Enter}')
  expect(onSearch.mock.calls).toEqual([['book']])
  await user.keyboard('{ArrowDown}')
  await list()
  expect(active()).toMatch(/^Bookkeeper/)
})

test('a click on a title or a tag searches it, on an employer leads to the employer', async () => {
  const { onSearch, onEmployer, user } = await open()
  await user.type(box(), 'book')
  await list()
  await user.click(screen.getByRole('option', { name: /^Northlight/ }))
  expect(onEmployer.mock.calls).toEqual([[7]])
  expect(onSearch).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(box())
  await user.type(box(), 'k')
  await user.click(within(await list()).getByRole('option', { name: /^Bookkeeper/ }))
  expect(onSearch.mock.calls).toEqual([['Bookkeeper']])
})

test('what no longer fits the typed words is not offered while the next answer is on its way', async () => {
  const { onSearch, user } = await open({
    [suggest]: (text: string) => (text === 'book' ? listOf(some) : new Promise(() => {})),
  })
  await user.type(box(), 'book')
  await list()
  await user.type(box(), 'kee')
  expect(options()).toEqual(['Bookkeeper Job title', 'Bookkeeping Tag'])
  fireEvent.change(box(), { target: { value: 'xero' } })
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onSearch.mock.calls).toEqual([['xero']])
})

test('a search that is under way asks for no suggestions', async () => {
  const { asked, user } = await open()
  await user.type(box(), 'bo')
  await list()
  await user.keyboard('ok{Enter}')
  await pass(1_000)
  expect(asked).toEqual(['bo'])
  fireEvent.change(box(), { target: { value: 'xero' } })
  await waitFor(() => expect(asked).toEqual(['bo', 'xero']))
})

const footer = 'Browsing is free; choosing a suggestion uses a search.'
const footCost = 'A new search uses 1 of your 100 searches.'

test('under the suggestions ana reads that choosing one is a search, and what that uses up', async () => {
  const { user } = await open()
  await user.type(box(), 'book')
  await list()
  expect(await screen.findByText(footer, { selector: 'p:not([role])' })).toBeDefined()
  expect(await screen.findByText(footCost)).toBeDefined()
  expect(screen.getByText(/^3 suggestions/).textContent).toContain(footer)
})

test('suggestions that ana searched just now, and employers, are said to cost nothing', async () => {
  session.signIn('known', ana)
  for (const words of ['book', 'Bookkeeper', 'Bookkeeping']) rememberSearched(words)
  const { user } = await open()
  await user.type(box(), 'book')
  await list()
  expect(screen.queryByText(/Browsing is free/)).toBeNull()
  expect(screen.queryByText(/counts as/)).toBeNull()
})

test('under employers alone only the typed words cost something', async () => {
  const { user } = await open({ [suggest]: listOf(some.slice(1, 2)) })
  await user.type(box(), 'book')
  await list()
  expect(await screen.findByText(footCost)).toBeDefined()
  expect(screen.queryByText(/Browsing is free/)).toBeNull()
})

const cost = 'Uses 1 of your 100 searches'

test('words whose search is on its way, or that the fallback answered, cost nothing again', async () => {
  const { user } = await open({}, 'Bookkeeper', true)
  await user.type(box(), 's')
  expect(await screen.findByText(cost)).toBeDefined()
  await user.type(box(), '{Backspace}  ')
  await waitFor(() => expect(screen.queryByText(cost)).toBeNull())
})

test('the cost goes once the words were searched, and comes back when half an hour is over', async () => {
  session.signIn('known', ana)
  await open({}, 'bookkeeper')
  expect(await screen.findByText(cost)).toBeDefined()
  act(() => rememberSearched('Bookkeeper'))
  expect(screen.queryByText(cost)).toBeNull()
  await pass(31 * 60_000)
  expect(screen.getByText(cost)).toBeDefined()
})

test('leaving the box closes the list', async () => {
  const { user } = await open()
  await user.type(box(), 'book')
  await list()
  await user.click(document.body)
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('a late answer to earlier words replaces no newer one', async () => {
  const late: ((answer: unknown) => void)[] = []
  const { asked } = await open({
    [suggest]: (text: string) =>
      text === 'bo' ? new Promise((answer) => late.push(answer)) : listOf(some.slice(0, 1)),
  })
  fireEvent.change(box(), { target: { value: 'bo' } })
  await waitFor(() => expect(asked).toEqual(['bo']))
  fireEvent.change(box(), { target: { value: 'bookk' } })
  await list()
  expect(options()).toHaveLength(1)
  for (const answer of late) answer(listOf(some))
  await pass(500)
  expect(options()).toHaveLength(1)
})

test.each([
  ['trouble', refusal(500)],
  ['no connection', 'no answer'],
  ['garbage', { hello: 'world' }],
  ['rows that are no suggestions', listOf([null, {}, { text: '' }])],
])('suggestions that fail with %s are silent, and the search works', async (_, answer) => {
  const { asked, onSearch, user } = await open({ [suggest]: answer })
  await user.type(box(), 'book')
  await waitFor(() => expect(asked).toEqual(['book']))
  await pass(2_000)
  expect(asked).toEqual(['book'])
  expect(screen.queryByRole('listbox')).toBeNull()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onSearch.mock.calls).toEqual([['book']])
})

test('the X empties the box and keeps the focus there; what was found stays', async () => {
  const { onSearch, user } = await open({}, 'bookkeeper')
  await user.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect((box() as HTMLInputElement).value).toBe('')
  expect(document.activeElement).toBe(box())
  expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull()
  expect(onSearch).not.toHaveBeenCalled()
})

test('searching an empty box warns', async () => {
  const { onSearch, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Search Jobs' }))
  expect(screen.getByText('Empty Search')).toBeDefined()
  expect(screen.getByText('Please enter a search term.')).toBeDefined()
  expect(onSearch).not.toHaveBeenCalled()
})
