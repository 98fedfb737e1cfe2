import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { NetworkProblem } from '../api/problems/problems.ts'
import { noteAnswer, noteNoAnswer } from '../api/signal.ts'
import { ErrorPage } from './error-page.tsx'

afterEach(() => noteAnswer('/', null))

test('ana, who loses the signal before what says so is here, reads that she is offline all the same', async () => {
  vi.doMock('../offline/offline-page.tsx', () => Promise.reject(new Error('Failed to fetch')))
  noteNoAnswer()
  await renderPage(<ErrorPage error={new NetworkProblem('offline')} reset={() => {}} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeDefined()
  expect(await screen.findByText(/^We couldn’t reach Hanap/)).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1)
})

test('a page that fails while there is a signal did not load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderPage(<ErrorPage error={new Error('broken')} reset={() => {}} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeDefined()
})
