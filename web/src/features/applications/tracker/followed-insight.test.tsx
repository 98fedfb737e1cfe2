import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication } from '../../../../test/applications.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { FollowedInsight } from './followed-insight.tsx'

const followed = [true, true, false, null].map((one, id) => anApplication({ id, followed: one }))

test('ana reads in how many she followed all, of those that asked and were sent', async () => {
  const failed = anApplication({ id: 9, followed: true, send_state: 'failed' })
  await renderPage(<FollowedInsight applications={[...followed, failed]} />)
  expect(screen.getByText('You followed every instruction in 2 of 3 applications.')).toBeDefined()
})

test('of one application, it is not said out of how many', async () => {
  await renderPage(<FollowedInsight applications={followed.slice(0, 1)} />)
  expect(screen.getByText('You followed every instruction in 1 application.')).toBeDefined()
})

test('nobody is told that they followed none', async () => {
  const { container } = await renderPage(<FollowedInsight applications={followed.slice(2)} />)
  expect(container.textContent).not.toContain('instruction')
})
