import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CopyButton } from './buttons/copy-button.tsx'
import { Segments } from './navigation/segments.tsx'
import { Tabs } from './navigation/tabs.tsx'
import { Progress } from './signs/progress.tsx'
import { Alert } from './surfaces/alert.tsx'
import { Table } from './surfaces/table.tsx'

test('arrow keys choose the next tab and the panel has its name', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  const items = [
    { id: 'all', label: 'All', count: 11 },
    { id: 'offer', label: 'Offer', count: 1 },
  ] as const
  render(
    <Tabs label="By status" items={items} selected="all" onSelect={onSelect}>
      eleven rows
    </Tabs>,
  )
  expect(screen.getByRole('tabpanel', { name: /All/ }).textContent).toBe('eleven rows')
  screen.getByRole('tab', { name: /All/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(onSelect).toHaveBeenCalledWith('offer')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /Offer/ }))
})

test('the chosen view is the pressed one', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  const items = [
    { id: 'table', label: 'Table' },
    { id: 'board', label: 'Board' },
  ] as const
  render(<Segments label="View" items={items} selected="table" onSelect={onSelect} />)
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Table')
  await userEvent.click(screen.getByRole('button', { name: 'Board' }))
  expect(onSelect).toHaveBeenCalledWith('board')
})

test('a table is a table to screen readers, and an open row shows more', () => {
  render(
    <Table
      caption="Applications"
      rows={[
        { id: 1, title: 'Bookkeeper' },
        { id: 2, title: 'Editor' },
      ]}
      rowKey={({ id }) => id}
      columns={[{ id: 'title', header: 'Job Title', cell: ({ title }) => title }]}
      detail={({ id }) => (id === 2 ? 'the route' : null)}
    />,
  )
  expect(screen.getByRole('table', { name: 'Applications' })).toBeDefined()
  expect(screen.getByRole('columnheader', { name: 'Job Title' })).toBeDefined()
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'Bookkeeper',
    'Editor',
    'the route',
  ])
})

test('progress says how far it is, or that nobody knows', () => {
  const { rerender } = render(<Progress label="Saved jobs" value={7} max={5} text="7 of 5 saved" />)
  const bar = screen.getByRole('progressbar', { name: 'Saved jobs' })
  expect(bar).toHaveProperty('value', 5)
  expect(bar.getAttribute('aria-valuetext')).toBe('7 of 5 saved')
  rerender(<Progress label="Reading your resume" />)
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
})

test('a notice that comes up later is announced', () => {
  render(
    <Alert kind="error" live>
      Invalid email or password.
    </Alert>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Invalid email or password.')
})

test('copying says that it worked, or that it did not', async () => {
  const user = userEvent.setup()
  render(<CopyButton text="HNP-1" label="Copy reference" />)
  await user.click(screen.getByRole('button', { name: 'Copy reference' }))
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(await navigator.clipboard.readText()).toBe('HNP-1')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await user.click(screen.getByRole('button', { name: 'Copied' }))
  expect(screen.getByRole('status').textContent).toBe('Copying isn’t allowed here')
})
