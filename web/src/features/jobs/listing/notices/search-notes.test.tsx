import type { JobList } from '@hanap/contract/jobs/jobs'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { SearchNotes } from './search-notes.tsx'

const nothing: JobList = {
  count: 0,
  count_exact: true,
  results: [],
  close: [],
  corrections: [],
  understood: [],
  looser: 0,
  without: [],
}

function open(list: Partial<JobList>) {
  const [onSearch, onLooser] = [vi.fn<(term: string) => void>(), vi.fn<() => void>()]
  render(<SearchNotes list={{ ...nothing, ...list }} onSearch={onSearch} onLooser={onLooser} />)
  return { onSearch, onLooser }
}

test('ana takes back what her words were read as, with a press', async () => {
  const { onSearch } = open({
    understood: [
      { fact: 'beginner', without: 'va' },
      { fact: 'night', without: '' },
    ],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: No experience needed' }))
  expect(onSearch).toHaveBeenLastCalledWith('va')
  await userEvent.click(screen.getByRole('button', { name: 'Leave out: Night in Manila' }))
  expect(onSearch).toHaveBeenLastCalledWith('')
})

test('a word put right can be searched as she typed it', async () => {
  const { onSearch } = open({
    corrections: [{ typed: 'grafic', used: 'graphic', asTyped: '"grafic" artist' }],
  })
  expect(screen.getByRole('status').textContent).toBe('Few jobs say “grafic”, and none says “graphic”.')
  await userEvent.click(screen.getByRole('button', { name: 'Search for “grafic”' }))
  expect(onSearch).toHaveBeenCalledWith('"grafic" artist')
})

test('by date she is told how many more mention her words, and may see them', async () => {
  const { onLooser } = open({ looser: 1234 })
  expect(screen.getByText('Only what fits well. 1,234 more mention your words.')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(onLooser).toHaveBeenCalledOnce()
})
