import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusal, stubApi } from '../../../../test/api-stub.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { ana, bea, eli } from '../../../../test/seekers.ts'
import { versioned } from '../../../../test/versioned.ts'
import { session } from '../../../api/session/browser-session.ts'
import { AiSettingsButton } from './ai-settings-button.tsx'
import { instructionDraft } from './instruction-draft.ts'

const GET = 'GET /ai-instructions/'
const POST = 'POST /ai-instructions/'
const PATCH = 'PATCH /ai-instructions/4/'
const none = refusal(404, { code: 'not-found', detail: 'This set of AI instructions was not found.' })
const record = { id: 4, user: ana.id, instructions: 'Formal, please.', version: 'v1' }
const UNEXPECTED = 'An unexpected error occurred while saving your AI instructions.'
const LOGIN = 'You must be logged in to save AI instructions.'

beforeAll(() => import('./ai-settings-dialog.tsx'))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  session.clear()
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
    await screen.findByText('Your instructions didn’t load.')
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
    expect(calls).toEqual([GET, POST])
    expect(bodies[1]).toEqual({ user: ana.id, user_id: ana.id, instructions: 'Short' })
    expect(instructionDraft(ana.id).read()).toBeNull()
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
    expect(instructionDraft(eli.id).read()).toBeNull()
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
    expect(instructionDraft(ana.id).read()?.text).toBe('Short')
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
    expect(instructionDraft(ana.id).read()?.text).toBe('Much shorter')
    type('Much shorter.')
    expect(screen.queryByText(text)).toBeNull()
  })

  test('by a page in the server’s place that is not ours is unexpected', async () => {
    await openLoaded({ [GET]: record, [PATCH]: refusal(200, null) })
    type('Short')
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
    await waitFor(() => expect(calls.filter((call) => call === GET)).toHaveLength(2))
    await save()
    const choice = within(await screen.findByRole('dialog', { name: 'This changed elsewhere' }))
    fireEvent.click(choice.getByRole('radio', { name: /^What you wrote here/ }))
    fireEvent.click(choice.getByRole('button', { name: 'Save this' }))
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
    expect(instructionDraft(ana.id).read()).toBeNull()
  })
})

describe('instructions that ana’s phone saved meanwhile', () => {
  const phones = 'Never mention my age.'
  const choice = async () => within(await screen.findByRole('dialog', { name: 'This changed elsewhere' }))
  const take = async (side: string) => {
    const asked = await choice()
    fireEvent.click(asked.getByRole('radio', { name: new RegExp(`^${side}`) }))
    fireEvent.click(asked.getByRole('button', { name: 'Save this' }))
    await screen.findByText('AI Instructions Saved')
  }
  /** Another device may save here too. */
  function server(first: typeof record | null = record) {
    const held = versioned(first ?? { ...record, instructions: '' })
    let isThere = first !== null
    const byPhone = (instructions: string) => {
      isThere = true
      held.set({ instructions })
    }
    const make = (sent: object, address: URL, init: RequestInit) => {
      if (isThere) return refusal(412, { code: 'changed-elsewhere', current: held.now() })
      isThere = true
      return held.write(sent, address, init)
    }
    const answers = { [GET]: () => (isThere ? held.now() : none), [PATCH]: held.write, [POST]: make }
    return { byPhone, now: () => held.now().instructions, answers }
  }

  test.each([record, null])('are not written over by a dialog that was left open (%#)', async (first) => {
    const { byPhone, now, answers } = server(first)
    await openLoaded(answers)
    type('Short')
    byPhone(phones)
    await save()
    const asked = await choice()
    expect(asked.getByText(phones)).toBeDefined()
    fireEvent.click(asked.getByRole('button', { name: 'Keep editing' }))
    await screen.findByRole('button', { name: 'Save' })
    expect([box().value, now()]).toEqual(['Short', phones])
    expect(instructionDraft(ana.id).read()?.text).toBe('Short')
    await save()
    await take('What you wrote here')
    expect(now()).toBe('Short')
    expect(dialog()).toBeNull()
  })

  test('are not written over by a draft of monday', async () => {
    instructionDraft(ana.id).write({ text: 'Short.', base: record.instructions })
    const { byPhone, now, answers } = server()
    byPhone(phones)
    await openLoaded(answers)
    expect(box().value).toBe('Short.')
    await save()
    await take('What you wrote here')
    expect(now()).toBe('Short.')
  })

  test('are not written over by pressing Save with nothing typed either', async () => {
    const { byPhone, now, answers } = server()
    await openLoaded(answers)
    byPhone(phones)
    await save()
    expect(now()).toBe(phones)
  })

  test('can be taken instead', async () => {
    const { byPhone, now, answers } = server()
    await openLoaded(answers)
    type('Short')
    byPhone(phones)
    await save()
    await take('Saved elsewhere')
    expect(now()).toBe(phones)
    expect(instructionDraft(ana.id).read()).toBeNull()
  })

  test('may be none: they were taken away there, and that is said', async () => {
    const { byPhone, answers } = server()
    await openLoaded(answers)
    type('Short')
    byPhone('')
    await save()
    expect((await choice()).getByText('Empty')).toBeDefined()
  })

  test('are no others where ana typed on after the answer that they are saved was lost', async () => {
    const { now, answers } = server()
    let isLost = true
    const lose = (...call: Parameters<(typeof answers)[typeof PATCH]>) => {
      const saved = answers[PATCH](...call)
      return isLost ? 'no answer' : saved
    }
    await openLoaded({ ...answers, [PATCH]: lose })
    type('Short')
    await save()
    await screen.findByText(UNEXPECTED)
    expect(now()).toBe('Short')
    type('Short, and warm')
    press('Cancel')
    press('AI Settings')
    await screen.findByLabelText('Instructions')
    expect(box().value).toBe('Short, and warm')
    isLost = false
    await save()
    await screen.findByText('AI Instructions Saved')
    expect(now()).toBe('Short, and warm')
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
  expect(instructionDraft(ana.id).read()?.text).toBe('Mine alone')
})
