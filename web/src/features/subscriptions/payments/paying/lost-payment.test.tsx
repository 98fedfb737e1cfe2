import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { refusal } from '../../../../../test/api-stub.ts'
import {
  complete,
  dialog,
  field,
  fill,
  keysOf,
  now,
  openDialog,
  press,
  sentTo,
} from '../../../../../test/payments/pay-dialog.ts'
import {
  aPayment,
  CREATE,
  LIST,
  listOfPayments,
  PREVIEW,
  payingAnswers,
} from '../../../../../test/payments/payments.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const unknown = 'We don’t know yet if your payment went through. We’re checking now.'

test('a lost answer is looked for and never sent again by itself; pressed again, it is the same attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
  const answers: unknown[] = ['no answer', { success: false, payment_id: 'pi_2', error_message: 'Declined.' }]
  const site = await openDialog({ [CREATE]: () => answers.shift() })
  await fill()
  await press()
  expect(await dialog().findByText(unknown)).toBeDefined()
  const asked = () => site.calls.filter((call) => call === LIST).length
  const before = asked()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await dialog().findByText(/We found no sign of it/)).toBeDefined()
  expect(asked() - before).toBe(5)
  expect(sentTo(site, CREATE)).toHaveLength(1)
  await press()
  expect(await dialog().findByText('Declined.')).toBeDefined()
  const [first, second] = keysOf(site)
  expect(second).toBe(first)
  expect(sentTo(site, CREATE)[1]).toEqual(sentTo(site, CREATE)[0])
})

async function loseAnswer(more: Readonly<Record<string, unknown>>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
  const site = await openDialog({ [CREATE]: 'no answer', ...more })
  await fill()
  await press()
  await dialog().findByText(unknown)
  await vi.advanceTimersByTimeAsync(15_000)
  await dialog().findByText(/^We don’t know yet if your payment went through\. /)
  return site
}

test.each([
  ['unchanged', {}],
  ['with another CVC', { CVC: '321' }],
])(
  'pressed again after a lost answer (%s), the list is read first: what is there is followed',
  async (_, mend) => {
    let isThere = false
    const site = await loseAnswer({ [LIST]: () => listOfPayments(...(isThere ? [aPayment] : [])) })
    await fill(mend)
    isThere = true
    await press()
    expect(await screen.findByText('We found your earlier payment')).toBeDefined()
    expect(sentTo(site, CREATE)).toHaveLength(1)
  },
)

const inProgress = (more: object = {}) => refusal(409, { code: 'in-progress', ...more })

test('the server still works on the lost try: pressed again, it is asked again with the same key until it says', async () => {
  const site = await loseAnswer({})
  const answers = [inProgress({ retry_after: 2 }), inProgress(), { success: true, payment_id: 'pi_1' }]
  site.answers[CREATE] = () => answers.shift()
  await press()
  expect(await dialog().findByText(/^We got your payment and are still processing it/)).toBeDefined()
  expect(complete().disabled).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await screen.findByText('Payment sent')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(4)
  expect(new Set(keysOf(site)).size).toBe(1)
})

test('one that the server says is still processing is followed, and never called failed', async () => {
  const text = 'Your payment is still processing.'
  const site = await openDialog({
    [CREATE]: { success: false, status: 'processing', payment_id: 'pi_1', error_message: text },
  })
  await fill()
  await press()
  expect(await screen.findByText('Payment sent')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByText(text)).toBeNull()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('one that is worked on for very long is not given up: the next press asks for the same one', async () => {
  let isDone = false
  const site = await loseAnswer({
    [LIST]: () => listOfPayments(...(isDone ? [aPayment] : [])),
  })
  site.answers[CREATE] = inProgress()
  await press()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await dialog().findByText(/\. It’s still processing\./)).toBeDefined()
  expect(dialog().getByText('Failed to process payment. Please try again.')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(10)
  expect(new Set(keysOf(site)).size).toBe(1)
  isDone = true
  await press()
  expect(await screen.findByText('We found your earlier payment')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(10)
})

test.each([
  ['a conflict', refusal(409, { code: 'conflict', error: 'x' })],
  ['a crash', refusal(500, { code: 'internal', error: 'x' })],
  ['a page of a proxy', refusal(502, '<html>')],
  ['a proxy that has too many calls', refusal(429, '<html>')],
  ['a proxy that refuses', refusal(403, {})],
])('%s is no sign that nothing was charged: the next press is the same attempt', async (_, answer) => {
  const site = await loseAnswer({ [CREATE]: answer })
  expect(dialog().getByText('Failed to process payment. Please try again.')).toBeDefined()
  await press()
  await waitFor(() => expect(sentTo(site, CREATE)).toHaveLength(2))
  expect(new Set(keysOf(site)).size).toBe(1)
})

test('a refusal of ours after a lost answer does not make the lost one forgotten: it is found and followed', async () => {
  let isThere = false
  const site = await loseAnswer({ [LIST]: () => listOfPayments(...(isThere ? [aPayment] : [])) })
  site.answers[CREATE] = {
    success: false,
    payment_id: null,
    error_message: 'A payment of yours is being made.',
  }
  await press()
  expect(await dialog().findByText('A payment of yours is being made.')).toBeDefined()
  isThere = true
  await press()
  expect(await screen.findByText('We found your earlier payment')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(2)
})

test('what the lost try has changed meanwhile is not held against it: it is followed', async () => {
  let isPaid = false
  const site = await loseAnswer({
    [LIST]: () => listOfPayments(...(isPaid ? [aPayment] : [])),
  })
  // Paid between the two requests.
  site.answers[PREVIEW] = () => {
    isPaid = true
    return { ...(payingAnswers(now)[PREVIEW] as object), extends: true }
  }
  await press()
  expect(await screen.findByText('We found your earlier payment')).toBeDefined()
  expect(screen.queryByText(/^Your plan changed while this was open/)).toBeNull()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('a lost try is not forgotten with the dialog: opened again, it is found before anything is sent', async () => {
  let isThere = false
  const site = await loseAnswer({ [LIST]: () => listOfPayments(...(isThere ? [aPayment] : [])) })
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Premium' })).getByRole('button', { name: 'Upgrade Now' }),
  )
  await fill()
  isThere = true
  await press()
  expect(await screen.findByText('We found your earlier payment')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('a lost try that turns out to be declined is told, not sent again', async () => {
  let isThere = false
  const declined = { ...aPayment, status: 'FAILED' as const, error_message: 'Declined by the bank.' }
  const site = await loseAnswer({ [LIST]: () => listOfPayments(...(isThere ? [declined] : [])) })
  isThere = true
  await press()
  expect(await dialog().findByText('Declined by the bank.')).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('a repeat is not sent either where paying would do something else by now', async () => {
  let preview: object = {}
  const site = await loseAnswer({
    [PREVIEW]: () => ({ ...(payingAnswers(now)[PREVIEW] as object), ...preview }),
  })
  preview = { ending_days: 12, added_days: 6 }
  await press()
  expect(await dialog().findByText(/^Your plan changed while this was open/)).toBeDefined()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('without a connection after a lost answer nobody says that nothing was charged', async () => {
  const site = await loseAnswer({})
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press()
  expect(await dialog().findByText(/. You seem to be offline/)).toBeDefined()
  expect(screen.queryByText(/nothing was charged/)).toBeNull()
  expect(sentTo(site, CREATE)).toHaveLength(1)
})

test('a page that the browser keeps for the way back keeps no card', async () => {
  await openDialog()
  await fill()
  fireEvent(window, new Event('pagehide'))
  expect([field('Card Number').value, field('CVC').value]).toEqual(['', ''])
  expect(field('Name on Card').value).toBe('ANA M REYES')
})

test('with another field after a lost answer it is another attempt', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
  const site = await openDialog({ [CREATE]: refusal(500) })
  await fill()
  await press()
  await dialog().findByText(unknown)
  await vi.advanceTimersByTimeAsync(15_000)
  await dialog().findByText(/We found no sign of it/)
  await fill({ CVC: '321' })
  await press()
  await waitFor(() => expect(sentTo(site, CREATE)).toHaveLength(2))
  const [first, second] = keysOf(site)
  expect(second).not.toBe(first)
})

test('a lost payment that is found is followed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 50 })
  let isThere = false
  await openDialog({
    [CREATE]: refusal(409, { code: 'conflict' }),
    [LIST]: () => listOfPayments(...(isThere ? [{ ...aPayment, status: 'PROCESSING' as const }] : [])),
  })
  await fill()
  await press()
  await dialog().findByText(unknown)
  isThere = true
  await vi.advanceTimersByTimeAsync(3000)
  expect(await screen.findByText('We found your earlier payment')).toBeDefined()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await screen.findByRole('dialog', { name: 'Payment details' })).toBeDefined()
})
