import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../../test/render-page.tsx'
import { CopyAndOpen } from './copy-and-open.tsx'

test.each([
  ['I can start [your start date], for [your rate].', '2 blanks left.'],
  ['I can start on Monday.', null],
])('lia copies %j, and is told of the blanks in it: %s', async (text, told) => {
  const user = userEvent.setup()
  await renderPage(<CopyAndOpen url="https://board.example/1" text={text} />)
  await user.click(screen.getByRole('link', { name: /^Copy/ }))
  expect(await screen.findByText(/^We copied the subject and cover letter/)).toBeDefined()
  expect(screen.queryByText(/left\.$/)?.textContent?.trim() ?? null).toBe(told)
})
