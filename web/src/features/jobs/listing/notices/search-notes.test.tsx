import type { JobList } from '@hanap/contract/jobs/jobs'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import type { JobSearchParams } from '../../../../listing/address/job-search-params.ts'
import { SearchNotes } from './search-notes.tsx'

const nothing: JobList = {
  count: 0,
  count_exact: true,
  results: [],
  close: [],
  corrections: [],
  understood: [],
  meant: null,
  looser: 0,
  without: [],
}

async function open(list: Partial<JobList>, more: JobSearchParams = {}) {
  const [onSearch, onViewAll] = [vi.fn<(term: string) => void>(), vi.fn<() => void>()]
  const params = { search: 'grafic artist', sort_by: 'date', page: 3, ...more } as const
  await renderPage(
    <SearchNotes list={{ ...nothing, ...list }} params={params} onSearch={onSearch} onViewAll={onViewAll} />,
  )
  return { onSearch, onViewAll }
}

test('ana takes back what her words were read as, with a press', async () => {
  const { onSearch, onViewAll } = await open({
    understood: [
      { fact: 'beginner', without: 'va' },
      { fact: 'night', without: '' },
    ],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: No experience needed' }))
  expect(onSearch).toHaveBeenLastCalledWith('va')
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: Night in Manila' }))
  expect(onViewAll).toHaveBeenCalledOnce()
})

test('ana sees the pay that she typed, and takes it back with a press', async () => {
  const { onSearch } = await open({
    understood: [{ fact: 'pay', currency: 'PHP', per: 'month', least: 50_000, without: 'va' }],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: ₱50,000+ a month' }))
  expect(onSearch).toHaveBeenLastCalledWith('va')
})

test('pay by the hour stays pay by the hour, in her currency', async () => {
  await open({ understood: [{ fact: 'pay', currency: 'USD', per: 'hour', least: 4.5, without: '' }] })
  expect(screen.getByText('$4.50+ an hour')).toBeDefined()
})

test('a word put right can be searched as she typed it', async () => {
  const { onSearch } = await open({
    corrections: [{ typed: 'grafic', used: 'graphic', asTyped: '"grafic" artist' }],
  })
  expect(screen.getByText('Few jobs say “grafic”. We looked for “graphic”.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Search for “grafic”' }))
  expect(onSearch).toHaveBeenCalledWith('"grafic" artist')
})

test('a search too long to quote its word offers no button that would fail', async () => {
  await open({ corrections: [{ typed: 'grafic', used: 'graphic', asTyped: null }] })
  expect(screen.getByText('Few jobs say “grafic”. We looked for “graphic”.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('ana is told which of her words no job says, and that they were left out', async () => {
  await open({
    corrections: [
      { typed: 'zohobookz', used: '', asTyped: null },
      { typed: 'huhu', used: '', asTyped: null },
    ],
  })
  expect(screen.getByText('No job says “zohobookz” or “huhu”. We searched without.')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('by date she is told how many more mention her words, and may see them', async () => {
  await open({ looser: 1234 })
  expect(screen.getByText('Only what fits well. 1,234 more mention your words.')).toBeDefined()
  const all = screen.getByRole('link', { name: 'Show all' })
  expect(all.getAttribute('href')).toBe('/jobs?search=grafic+artist&sort_by=date&fit=any')
})

test('while she sees all of them, what fits well is a press away', async () => {
  await open({}, { fit: 'any' })
  const fitting = screen.getByRole('link', { name: 'Show only what fits well' })
  expect(fitting.getAttribute('href')).toBe('/jobs?search=grafic+artist&sort_by=date')
})
