import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../../test/api-stub.ts'
import { anApplication } from '../../../../../test/applications.ts'
import { pass, stopClockAtNow } from '../../../../../test/open-detail.tsx'
import { renderPage } from '../../../../../test/render-page.tsx'
import { ana } from '../../../../../test/seekers.ts'
import { session } from '../../../../api/session/browser-session.ts'
import { UpdateStatusDialog } from './update-status-dialog.tsx'

const UPDATE = 'PATCH /job-applications/1/update_status/'
const RESTORED = 'You hadn’t saved this yet. Cancel discards it.'

stopClockAtNow()

async function open(answers: Readonly<Record<string, unknown>> = {}, held = anApplication({ id: 1 })) {
  const api = stubApi(answers)
  const onClose = vi.fn<() => void>()
  const view = await renderPage(<UpdateStatusDialog application={held} onClose={onClose} />)
  await pass(0)
  return { ...api, ...view, onClose }
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
async function fill(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } })
  await pass(0)
}
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

test('what ana typed is there again when her session ended elsewhere and she logs in anew', async () => {
  const first = await open({ [UPDATE]: refusal(401, { code: 'unauthenticated' }) })
  await fill('Status', 'interview')
  await fill('Notes', 'Ask for Dana')
  await press('Save')
  expect(first.calls).toContain(UPDATE)
  first.unmount()

  session.signIn('t-ana-anew', ana)
  await open()
  expect(screen.getByText(RESTORED)).toBeDefined()
  expect([field('Status').value, field('Notes').value]).toEqual(['interview', 'Ask for Dana'])
})

test('what ana typed after a reload is saved whole, and then forgotten', async () => {
  const first = await open()
  await fill('Status', 'interview')
  await fill('Notes', 'Ask for Dana')
  first.unmount()

  const { bodies, calls, onClose, unmount } = await open({ [UPDATE]: anApplication({ id: 1 }) })
  await press('Save')
  expect(bodies[calls.indexOf(UPDATE)]).toEqual({ status: 'interview', notes: 'Ask for Dana' })
  expect(onClose).toHaveBeenCalled()
  unmount()

  await open()
  expect(screen.queryByText(RESTORED)).toBeNull()
  expect(field('Notes').value).toBe('')
})

test('closing keeps it for this application alone, and Cancel discards it', async () => {
  const first = await open()
  await fill('Notes', 'Ask for Dana')
  await press('Close')
  expect(first.onClose).toHaveBeenCalled()
  first.unmount()

  const other = await open({}, anApplication({ id: 2 }))
  expect(field('Notes').value).toBe('')
  other.unmount()

  const again = await open()
  expect(field('Notes').value).toBe('Ask for Dana')
  await press('Cancel')
  expect(again.onClose).toHaveBeenCalled()
  again.unmount()

  await open()
  expect(field('Notes').value).toBe('')
})

test('notes changed elsewhere meanwhile are not undone by a status that ana typed earlier', async () => {
  const { unmount } = await open()
  await fill('Status', 'rejected')
  unmount()
  const { bodies, calls } = await open(
    { [UPDATE]: anApplication({ id: 1 }) },
    anApplication({ id: 1, notes: 'Bring the portfolio' }),
  )
  expect(field('Notes').value).toBe('Bring the portfolio')
  await press('Save')
  expect(bodies[calls.indexOf(UPDATE)]).toEqual({ status: 'rejected' })
})
