import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Pagination } from './pagination.tsx'

test('ana sees where she is, and the way to the next page', async () => {
  const onPage = vi.fn<(page: number) => void>()
  render(<Pagination page={2} pageCount={13} onPage={onPage} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPage).toHaveBeenCalledWith(3)
})

test('the numbers are real links where the pages have addresses', async () => {
  const onPage = vi.fn<(page: number) => void>()
  render(<Pagination page={1} pageCount={3} onPage={onPage} hrefFor={(page) => `/jobs?page=${page}`} />)
  const third = screen.getByRole('link', { name: 'Page 3' })
  expect(third.getAttribute('href')).toBe('/jobs?page=3')
  await userEvent.click(third)
  expect(onPage).toHaveBeenCalledWith(3)
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)
})

test('one page needs no pagination', () => {
  render(<Pagination page={1} pageCount={1} onPage={() => {}} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
