import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../test/api-stub.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { ReportJobButton } from './report-job-button.tsx'

afterEach(() => vi.unstubAllGlobals())

async function open(answer: unknown) {
  const api = stubApi({ 'POST /jobs/7/report/': answer })
  await renderPage(<ReportJobButton job={{ id: 7, title: 'Customer Support Lead' }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Report this job' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this job' }))
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
  const note = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /What did you see\?/ })
  return { api, dialog, send, note }
}

test('ana reports a job with a reason and her own words, and is thanked', async () => {
  const { api, dialog, send, note } = await open({ detail: 'Thank you. We’ll check this job.' })
  await userEvent.click(dialog.getByRole('radio', { name: 'It asks for money' }))
  await userEvent.type(note(), ' They want 500 pesos for training. ')
  await send()
  expect(await screen.findByText('Thank you. We’ll check this job.')).toBeDefined()
  expect(api.bodies).toEqual([{ reason: 'asks-for-money', note: 'They want 500 pesos for training.' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a report without a reason, or without words for something else, says so at the field', async () => {
  const { api, dialog, send } = await open({})
  await send()
  expect(await dialog.findByText('Choose what’s wrong with this job')).toBeDefined()
  await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
  await send()
  expect(await dialog.findByText('Please say what’s wrong with this job')).toBeDefined()
  expect(dialog.queryByText('Choose what’s wrong with this job')).toBeNull()
  expect(api.calls).toEqual([])
})

test.each([
  [refusal(500), 'We couldn’t send your report. Please try again.'],
  ['no answer', /Check your connection and try again/],
  [refusal(400, { code: 'invalid', errors: { note: ['Too rude'] } }), 'Too rude'],
  [refusal(404, { code: 'not-found', detail: 'Not found' }), 'Not found'],
])('a report that fails keeps everything (%#)', async (answer, text) => {
  const { dialog, send, note } = await open(answer)
  await userEvent.click(dialog.getByRole('radio', { name: 'It isn’t a real job' }))
  await userEvent.type(note(), 'Copied from elsewhere')
  await send()
  expect(await dialog.findByText(text)).toBeDefined()
  await waitFor(() => expect(note().value).toBe('Copied from elsewhere'))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'It isn’t a real job' }).checked).toBe(true)
})
