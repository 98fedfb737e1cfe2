import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stubApi } from '../../../test/api-stub.ts'
import { applyAnswers, letAnaApply, pressApply, supportJob } from '../../../test/applying.ts'
import { listing, listOf, similarTo } from '../../../test/listings.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ApplyButton } from './apply-button.tsx'

letAnaApply()

async function send(answers: Readonly<Record<string, unknown>>) {
  stubApi({ ...applyAnswers, ...answers })
  const view = await renderPage(<ApplyButton job={supportJob} />, { path: '/jobs/7' })
  await pressApply()
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: 'Hello' } })
  fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }))
  return { ...view, sent: within(await screen.findByRole('dialog', { name: 'You’ve applied' })) }
}

test('after sending, ana reads from which account, and follows it in My Applications', async () => {
  const { sent, router } = await send({ 'GET /jobs/7/similar/': listOf([]) })
  expect(sent.getByText(/^Sent as ana@board.example\./)).toBeDefined()
  expect(sent.queryByRole('heading', { name: 'Similar Jobs' })).toBeNull()
  fireEvent.click(sent.getByRole('link', { name: 'See it in My Applications' }))
  await screen.findByRole('heading', { name: '/applications' })
  expect(router.state.location.pathname).toBe('/applications')
})

test('three jobs like it follow, and opening one closes the sheet', async () => {
  const alike = [8, 9, 10, 11].map((id) => similarTo(listing(id, { title: `Support Lead ${id}` })))
  const { sent, router } = await send({ 'GET /jobs/7/similar/': listOf(alike) })
  expect(await sent.findAllByRole('link', { name: /^Support Lead/ })).toHaveLength(3)
  fireEvent.click(sent.getByRole('link', { name: 'Support Lead 8' }))
  expect(router.state.location.pathname).toBe('/jobs/8')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('similar jobs that do not load take nothing away', async () => {
  const { sent } = await send({ 'GET /jobs/7/similar/': 'no answer' })
  expect(sent.getByRole('link', { name: 'See it in My Applications' })).toBeDefined()
})
