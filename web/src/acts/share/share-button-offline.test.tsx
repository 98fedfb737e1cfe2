import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { ShareButton } from './share-button.tsx'

vi.mock('./share-dialog.tsx', () => {
  throw new Error('The connection is gone')
})

test('ways to share whose code does not arrive say so', async () => {
  await renderPage(<ShareButton job={{ id: 7, title: 'Books & more' }} />, { path: '/jobs/7' })
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('The share menu didn’t open.')).toBeDefined()
  expect(screen.getByText('Check your connection and try again.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Share' })).toBeDefined()
})
