import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana, bea, eli } from '../../../../test/seekers.ts'
import { session } from '../../../api/browser-session.ts'
import { AiSettingsButton } from './ai-settings-button.tsx'
import { instructionDrafts } from './instruction-drafts.ts'

const GET = 'GET /ai-instructions/'
const POST = 'POST /ai-instructions/'
const PATCH = 'PATCH /ai-instructions/4/'
const none = refusal(404, { code: 'not-found', detail: 'This set of AI instructions was not found.' })
const record = { id: 4, user: ana.id, instructions: 'Formal, please.' }
const UNEXPECTED = 'An unexpected error occurred while saving your AI instructions.'
const LOGIN = 'You must be logged in to save AI instructions.'

beforeAll(() => import('./ai-settings-dialog.tsx'))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.clear()
  instructionDrafts.removeAll()
  localStorage.clear()
})

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Instructions')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const dialog = () => screen.queryByRole('dialog', { name: 'AI Settings' })

async function open(answers: Readonly<Record<string, unknown>>, user: typeof ana | null = ana) {
  session.signIn('t-ana', user)
  const api = stubApi(answers)
  const outer = vi.fn<() => void>()
  await renderPage(
    <form onSubmit={outer}>
      <AiSettingsButton />
    </form>,
  )
  press('AI Settings')
  await screen.findByRole('dialog', { name: 'AI Settings' })
  return { ...api, outer }
}
async function openLoaded(answers: Readonly<Record<string, unknown>>, user?: typeof ana | null) {
  const api = await open(answers, user)
  await screen.findByLabelText('Instructions')
  return api
}
/** Presses Save and lets the half second pass. */
async function save() {
  vi.useFakeTimers()
  press('Save')
  await act(() => vi.advanceTimersByTimeAsync(500))
  vi.useRealTimers()
}

describe('opening AI Settings', () => {
  test('shows what ana saved, and how many characters it has', async () => {
    await openLoaded({ [GET]: record })
    expect(box().value).toBe('Formal, please.')
    expect(screen.getByText('15 of 2,000 characters')).toBeDefined()
    expect(screen.queryByText(/Not saved yet/)).toBeNull()
  })

  test('is an empty box where there is nothing yet', async () => {
    await openLoaded({ [GET]: none })
    expect(box().value).toBe('')
  })

  test('that fails to load offers no saving over what is there, and can be tried again', async () => {
    let isDown = true
    await open({ [GET]: () => (isDown ? refusal(400, { code: 'invalid', detail: 'No' }) : record) })
    await screen.findByText('Your instructions did not load.')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    isDown = false
    press('Try Again')
    await screen.findByLabelText('Instructions')
    expect(box().value).toBe('Formal, please.')
  })
})

describe('saving', () => {
  test('the first instructions makes them, after half a second with the button busy', async () => {
    const made = refusal(201, { ...record, instructions: 'Short' })
    const { calls, bodies, outer } = await openLoaded({ [GET]: none, [POST]: made })
    type(' Short ')
    vi.useFakeTimers()
    press('Save')
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(calls).toEqual([GET])
    const busy = screen.getByRole('button', { name: 'Saving…' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(busy)
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    await screen.findByText('AI Instructions Saved')
    expect(dialog()).toBeNull()
    expect(calls).toEqual([GET, GET, POST])
    expect(bodies[2]).toEqual({ user: ana.id, user_id: ana.id, instructions: 'Short' })
    expect(instructionDrafts.read(ana.id)).toBeNull()
    expect(outer).not.toHaveBeenCalled()
  })

  test('later ones changes them', async () => {
    const { calls, bodies } = await openLoaded({ [GET]: record, [PATCH]: { ...record, instructions: '' } })
    type('')
    await save()
    await screen.findByText('AI Instructions Saved')
    expect([calls.at(-1), bodies.at(-1)]).toEqual([PATCH, { instructions: '' }])
  })

  test('a text that is too long is said at once, is not cut and not sent', async () => {
    const { calls } = await openLoaded({ [GET]: record })
    type('x'.repeat(2001))
    expect(screen.getByText('Please use at most 2000 characters')).toBeDefined()
    press('Save')
    expect(document.activeElement).toBe(box())
    expect(box().value).toHaveLength(2001)
    expect(calls).toEqual([GET])
  })

  test('control characters that came with a paste are not sent', async () => {
    const { bodies } = await openLoaded({ [GET]: record, [PATCH]: record })
    type('Short\u0007')
    await save()
    await waitFor(() => expect(bodies.at(-1)).toEqual({ instructions: 'Short' }))
  })
})

describe('saving without being logged in', () => {
  test('is refused where the session is gone from this tab', async () => {
    const { calls } = await openLoaded({ [GET]: none })
    type('Short')
    session.clear()
    press('Save')
    expect(await screen.findByText(LOGIN)).toBeDefined()
    expect(box().value).toBe('Short')
    expect(calls.filter((call) => call !== GET)).toEqual([])
  })

  test('is refused where another tab has signed somebody else in meanwhile', async () => {
    const { calls } = await openLoaded({ [GET]: none })
    type('Short')
    act(() => session.signIn('t-eli', eli))
    press('Save')
    expect(await screen.findByText(LOGIN)).toBeDefined()
    expect(calls.filter((call) => call !== GET)).toEqual([])
    expect(instructionDrafts.read(eli.id)).toBeNull()
  })

  test('is refused where it is not known who it is', async () => {
    const { calls } = await openLoaded({ [GET]: none }, null)
    type('Short')
    press('Save')
    expect(await screen.findByText(LOGIN)).toBeDefined()
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })

  test('says so where the server ended the session, and the words are there after signing in again', async () => {
    await openLoaded({
      [GET]: none,
      [POST]: refusal(401, { code: 'unauthenticated', detail: 'Please log in' }),
    })
    type('Short')
    vi.useFakeTimers()
    press('Save')
    await act(() => vi.waitFor(() => expect(session.isOver()).toBe(true)))
    vi.useRealTimers()
    expect(await screen.findByText(LOGIN)).toBeDefined()
    expect(instructionDrafts.read(ana.id)?.text).toBe('Short')
  })
})

describe('a saving that fails', () => {
  test.each<[unknown, string]>([
    [refusal(403, { code: 'subscription-required', detail: 'Your plan ended.' }), 'Your plan ended.'],
    [refusal(400, { error: 'Not like this.' }), 'Not like this.'],
    [refusal(500, {}), 'Failed to save instructions'],
    ['no answer', UNEXPECTED],
  ])('says why, and keeps what was typed (%#)', async (answer, text) => {
    await openLoaded({ [GET]: record, [PATCH]: answer })
    type('Much shorter')
    await save()
    const shown = await within(dialog() as HTMLElement).findByText(text)
    expect(shown.closest('[role=alert]')).not.toBeNull()
    expect(box().value).toBe('Much shorter')
    expect(instructionDrafts.read(ana.id)?.text).toBe('Much shorter')
    type('Much shorter.')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('by a page in the server’s place that is not ours is unexpected', async () => {
    await openLoaded({ [GET]: record, [PATCH]: refusal(200, null) })
    await save()
    expect(await screen.findByText(UNEXPECTED)).toBeDefined()
  })

  test('for the text itself says so at the field', async () => {
    const errors = { instructions: ['Too rude'] }
    await openLoaded({
      [GET]: record,
      [PATCH]: refusal(400, { code: 'invalid', detail: 'Please check.', errors }),
    })
    type('Rude')
    await save()
    await screen.findByText('Too rude')
    expect(box().getAttribute('aria-invalid')).toBe('true')
  })

  test('since the record is gone makes one the next time', async () => {
    let isGone = false
    const { calls } = await openLoaded({
      [GET]: () => (isGone ? none : record),
      [PATCH]: () => {
        isGone = true
        return none
      },
      [POST]: refusal(201, { ...record, id: 5 }),
    })
    type('Short')
    await save()
    await screen.findByText('This set of AI instructions was not found.')
    await waitFor(() => expect(calls.filter((call) => call === GET)).toHaveLength(3))
    await save()
    await screen.findByText('AI Instructions Saved')
    expect(calls.at(-1)).toBe(POST)
  })
})

describe('what was typed and not saved', () => {
  test('is there when the dialog opens again, and is said to be unsaved', async () => {
    await openLoaded({ [GET]: record })
    type('Half a thou')
    press('Cancel')
    expect(dialog()).toBeNull()
    press('AI Settings')
    await screen.findByLabelText('Instructions')
    expect(box().value).toBe('Half a thou')
    expect(screen.getByText(/Not saved yet/)).toBeDefined()
  })

  test('can be given up for what is saved', async () => {
    await openLoaded({ [GET]: record })
    type('Half a thou')
    press('Discard changes')
    expect(box().value).toBe('Formal, please.')
    expect(document.activeElement).toBe(box())
    expect(instructionDrafts.read(ana.id)).toBeNull()
  })
})

describe('instructions that ana’s phone saved meanwhile', () => {
  const phones = { ...record, instructions: 'Never mention my age.' }
  const notice = () => screen.queryByText('Your instructions were changed elsewhere')
  /** A server on which another device may save. */
  function server(now: typeof record | null = record) {
    const held = { now }
    const save = ({ instructions }: { instructions: string }) => {
      held.now = { ...record, instructions }
      return held.now
    }
    return { held, answers: { [GET]: () => held.now ?? none, [PATCH]: save, [POST]: save } }
  }

  test('are shown above the draft of monday, and only then written over', async () => {
    instructionDrafts.write(ana.id, { text: 'Formal, and short.', base: record.instructions })
    const { held, answers } = server(phones)
    await openLoaded(answers)
    expect(box().value).toBe('Formal, and short.')
    expect(notice()?.closest('[role=alert]')?.textContent).toContain('Never mention my age.')
    await save()
    await screen.findByText('AI Instructions Saved')
    expect(held.now?.instructions).toBe('Formal, and short.')
  })

  test('are shown above a draft of which nobody knows what it began with', async () => {
    localStorage.setItem(`aiInstructionsDraft:${ana.id}`, 'Formal, and short.')
    await openLoaded(server(phones).answers)
    expect(box().value).toBe('Formal, and short.')
    expect(notice()).not.toBeNull()
  })

  test.each([record, null])('are not written over by a dialog that was left open (%#)', async (first) => {
    const { held, answers } = server(first)
    const { calls } = await openLoaded(answers)
    type('Short')
    held.now = phones
    await save()
    await waitFor(() => expect(notice()).not.toBeNull())
    expect(screen.getByText('Never mention my age.')).toBeDefined()
    expect(box().value).toBe('Short')
    expect(instructionDrafts.read(ana.id)?.text).toBe('Short')
    expect(calls.filter((call) => call !== GET)).toEqual([])
    type('Short. Never mention my age.')
    expect(notice()).not.toBeNull()
    await save()
    await screen.findByText('AI Instructions Saved')
    expect(held.now.instructions).toBe('Short. Never mention my age.')
    expect(dialog()).toBeNull()
  })

  test('are not written over by pressing Save with nothing typed either', async () => {
    const { held, answers } = server()
    await openLoaded(answers)
    held.now = phones
    await save()
    await waitFor(() => expect(notice()).not.toBeNull())
    expect([box().value, held.now.instructions]).toEqual([record.instructions, phones.instructions])
  })

  test('can be taken instead', async () => {
    const { held, answers } = server()
    await openLoaded(answers)
    type('Short')
    held.now = phones
    await save()
    await waitFor(() => expect(notice()).not.toBeNull())
    press('Discard changes')
    expect(box().value).toBe('Never mention my age.')
    expect(notice()).toBeNull()
    expect(instructionDrafts.read(ana.id)).toBeNull()
  })

  test('may be none: they were taken away there, and that is said', async () => {
    const { held, answers } = server()
    await openLoaded(answers)
    type('Short')
    held.now = { ...record, instructions: '' }
    await save()
    await waitFor(() => expect(notice()).not.toBeNull())
    expect(screen.getByText('There are none saved any more.')).toBeDefined()
  })

  test('are no others where ana typed on after the answer that they are saved was lost', async () => {
    const { held, answers } = server()
    let isLost = true
    let isUp = true
    const lose = (body: { instructions: string }) => {
      const saved = answers[PATCH](body)
      return isLost ? 'no answer' : saved
    }
    await openLoaded({
      ...answers,
      [GET]: () => (isUp ? answers[GET]() : 'no answer'),
      [PATCH]: lose,
    })
    type('Short')
    await save()
    await screen.findByText(UNEXPECTED)
    expect(held.now?.instructions).toBe('Short')
    isUp = false
    type('Short, and cold')
    await save()
    await screen.findByText(UNEXPECTED)
    isUp = true
    type('Short, and warm')
    press('Cancel')
    press('AI Settings')
    await screen.findByLabelText('Instructions')
    expect(box().value).toBe('Short, and warm')
    expect(notice()).toBeNull()
    isLost = false
    await save()
    await screen.findByText('AI Instructions Saved')
    expect(held.now?.instructions).toBe('Short, and warm')
  })

  test('are no others where they are ana’s own: the answer that they are saved was lost', async () => {
    const { held, answers } = server()
    const { calls } = await openLoaded(answers)
    type(' Short ')
    held.now = { ...record, instructions: 'Short' }
    await save()
    await screen.findByText('AI Instructions Saved')
    expect(calls.filter((call) => call !== GET)).toEqual([])
    expect(instructionDrafts.read(ana.id)).toBeNull()
  })
})

test('what ana saves in the half second in which bea takes her place is not kept as bea’s', async () => {
  const { calls } = await openLoaded({ [GET]: record })
  type('Mine alone')
  vi.useFakeTimers()
  press('Save')
  await act(() => vi.advanceTimersByTimeAsync(100))
  session.signIn('t-bea', bea)
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(calls).not.toContain(PATCH)
  expect(instructionDrafts.read(ana.id)?.text).toBe('Mine alone')
})
