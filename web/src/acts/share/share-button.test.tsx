import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { ShareButton } from './share-button.tsx'
import { shareLinks } from './share-links.ts'
import { shareMessages } from './share-messages.ts'

const job = { id: 7, title: 'Books & more' }
const url = `${location.origin}/jobs/7`

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

async function openDialog() {
  const user = userEvent.setup()
  await renderPage(<ShareButton job={job} />, { path: '/jobs/7' })
  await user.click(screen.getByRole('button', { name: 'Share' }))
  const dialog = await screen.findByRole('dialog', { name: 'Share this job' })
  return { user, dialog: within(dialog) }
}

test('ana copies the link of a job', async () => {
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('Copied to clipboard!')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(url)
})

test('where the browser forbids copying the link stands selected', async () => {
  const { user, dialog } = await openDialog()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'))
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText('We couldn’t copy the link.')).toBeDefined()
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link to this job' })
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
})

test('the places open in a tab of their own that cannot reach back', async () => {
  const { dialog } = await openDialog()
  const links = dialog.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent?.replace(' (opens in a new tab)', ''))).toEqual([
    'LinkedIn',
    'X',
    'Facebook',
    'Email',
  ])
  for (const link of links.slice(0, 3)) {
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  }
  expect(dialog.queryByRole('button', { name: 'Share with an app' })).toBeNull()
})

test('a device that shares by itself is offered first', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const { user, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Share with an app' }))
  expect(share).toHaveBeenCalledWith({ title: 'Books & more', url })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }))
})

test('the addresses carry title and link whole', () => {
  const links = shareLinks({ title: job.title, url: 'https://hanap.example/jobs/7' }, shareMessages)
  const link = 'https%3A%2F%2Fhanap.example%2Fjobs%2F7'
  expect(links.map(({ href }) => href)).toEqual([
    `https://www.linkedin.com/sharing/share-offsite/?url=${link}`,
    `https://x.com/intent/post?text=Books%20%26%20more&url=${link}`,
    `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    `mailto:?subject=Books%20%26%20more&body=I%20found%20this%20job%20on%20Hanap%3A%0A%0ABooks%20%26%20more%0A${link}%0A`,
  ])
})
