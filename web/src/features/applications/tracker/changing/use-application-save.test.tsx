import type { Application } from '@hanap/contract/applications/applications'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { anApplication } from '../../../../../test/applications.ts'
import { renderPage } from '../../../../../test/render-page.tsx'
import { ana } from '../../../../../test/seekers.ts'
import { ApiProblem, NetworkProblem } from '../../../../api/problems/problems.ts'
import { session } from '../../../../api/session/browser-session.ts'
import type { WaitingChange, WaitingNote } from '../../../../seeker/waiting/waiting-changes.ts'
import { markWaiting } from '../../../../seeker/waiting/waiting-marks.ts'
import { dropWaiting, keepForLater, readWaiting, setStuck } from '../../../../seeker/waiting/waiting-store.ts'
import { useApplicationSave } from './use-application-save.ts'

vi.mock('idb-keyval', () => {
  const kept = new Map<string, unknown>()
  return {
    createStore: () => kept,
    keys: async () => [...kept.keys()],
    get: async (key: string) => kept.get(key),
    update: async (key: string, next: (value: unknown) => unknown) => void kept.set(key, next(kept.get(key))),
    delMany: async (names: string[]) => names.forEach((name) => kept.delete(name)),
    clear: async () => kept.clear(),
  }
})

const application = anApplication({ id: 5, notes: 'At home' })
const byNow = (notes: string) => anApplication({ id: 5, notes, version: `of ${notes}` })
const elsewhere = (notes: string) => new ApiProblem(412, { code: 'changed-elsewhere', current: byNow(notes) })
const notesWaiting = (changes: readonly WaitingChange[]) => changes.map((one) => (one as WaitingNote).notes)

afterEach(async () => {
  for (const { id } of await readWaiting()) await dropWaiting(id)
  markWaiting([])
  session.clear()
})

type Fields = { status: string; notes: string }
const fieldsOf = ({ status, notes }: Application): Fields => ({ status, notes })

/** Opens the form of an application whose note begins with these words. */
async function edit(over: string) {
  let form: ReturnType<typeof useApplicationSave<Fields>> | undefined
  function Form() {
    const begun = { status: 'applied', notes: over }
    form = useApplicationSave<Fields>({ application, begun, fieldsOf, words: { notes: { label: 'Notes' } } })
    return form.dialog
  }
  await renderPage(<Form />)
  const send = vi.fn<(changed: Partial<Fields>, over: Application) => Promise<Application>>(
    async () => application,
  )
  return {
    send,
    save: (fields: Partial<Fields>) =>
      form?.save({ status: 'applied', notes: over, ...fields }, send) ?? expect.fail('the form is drawn'),
  }
}

/** Queues a note offline. */
async function waits(notes: string) {
  session.signIn('t-ana', ana)
  await act(() =>
    keepForLater({ kind: 'note', applicationId: 5, title: 'Bookkeeper', notes, known: ['At home'] }),
  )
}

test('a note that ana goes on with takes the place of the one that waited, whichever the server has', async () => {
  await waits('On the bus')
  const { save, send } = await edit('On the bus')
  send.mockImplementation(async ({ notes }, over) => {
    // If the page dies here, the queued note is still waiting.
    expect(notesWaiting(await readWaiting())).toEqual(['On the bus'])
    if (over.notes === 'At home') throw elsewhere('On the bus')
    return byNow(notes ?? '')
  })
  expect(await act(() => save({ notes: 'At the desk' }))).toBe('sent')
  expect(send.mock.calls.map(([, over]) => over.notes)).toEqual(['At home', 'On the bus'])
  expect(await readWaiting()).toEqual([])
})

test('a note that is refused leaves the one that waited', async () => {
  await waits('On the bus')
  const { save, send } = await edit('On the bus')
  send.mockRejectedValue(new ApiProblem(400, { code: 'invalid' }))
  await act(() => expect(save({ notes: 'No' })).rejects.toMatchObject({ code: 'invalid' }))
  expect(await readWaiting()).toMatchObject([{ notes: 'On the bus', known: ['At home'] }])
})

test('a note that waited is not joined by itself while ana looks at both', async () => {
  await waits('On the bus')
  const { save, send } = await edit('On the bus')
  send.mockRejectedValue(elsewhere('On the phone'))
  const saving = save({ notes: 'On the train' })
  const choice = within(await screen.findByRole('dialog', { name: 'This changed elsewhere' }))
  expect(choice.getByText('On the phone')).toBeDefined()
  expect(await readWaiting()).toMatchObject([{ notes: 'On the bus', stuckFor: 'changed' }])
  fireEvent.click(choice.getByRole('button', { name: 'Keep editing' }))
  expect(await saving).toBeNull()
})

test('a note that waits goes by itself where ana saves nothing else', async () => {
  await waits('On the bus')
  const { save, send } = await edit('On the bus')
  expect(await act(() => save({}))).toBe('same')
  expect(send).not.toHaveBeenCalled()
  expect(notesWaiting(await readWaiting())).toEqual(['On the bus'])
})

test('a note that was set aside is saved as it is', async () => {
  await waits('On the bus')
  await act(async () => setStuck((await readWaiting())[0]?.id ?? '', 'changed'))
  const { save, send } = await edit('On the bus')
  expect(await act(() => save({}))).toBe('sent')
  expect(send.mock.calls[0]?.[0]).toEqual({ notes: 'On the bus' })
  expect(await readWaiting()).toEqual([])
})

test('what ana saved with an answer that was lost is her own', async () => {
  session.signIn('t-ana', ana)
  const { save, send } = await edit('At home')
  send.mockRejectedValueOnce(new NetworkProblem('timeout'))
  await act(() =>
    expect(save({ notes: 'At the desk', status: 'offer' })).rejects.toMatchObject({ reason: 'timeout' }),
  )
  send.mockRejectedValueOnce(elsewhere('At the desk'))
  expect(await act(() => save({ notes: 'At the desk, today', status: 'offer' }))).toBe('sent')
  expect(send.mock.lastCall).toMatchObject([{ notes: 'At the desk, today' }, { notes: 'At the desk' }])
})

test('without a signal the newer note waits, and knows the words of both as its own', async () => {
  await waits('On the bus')
  const { save, send } = await edit('On the bus')
  send.mockRejectedValue(new NetworkProblem('offline'))
  expect(await act(() => save({ notes: 'On the train' }))).toBe('waiting')
  expect(await readWaiting()).toMatchObject([{ notes: 'On the train', known: ['At home', 'On the bus'] }])
})

test('a note that was set aside and not touched holds up nothing else, before it was tried', async () => {
  await waits('On the bus')
  await act(async () => setStuck((await readWaiting())[0]?.id ?? '', 'too long'))
  const { save, send } = await edit('On the bus')
  expect(await act(() => save({ status: 'offer' }))).toBe('sent')
  expect(send.mock.lastCall?.[0]).toEqual({ status: 'offer' })
  send.mockRejectedValueOnce(new ApiProblem(400, { code: 'invalid' }))
  await act(() => expect(save({})).rejects.toMatchObject({ code: 'invalid' }))
  await act(() => save({ status: 'offer' }))
  expect(send.mock.lastCall?.[0]).toEqual({ status: 'offer', notes: 'On the bus' })
})

test('a note of another tab that came to wait meanwhile is not taken for part of this one', async () => {
  await waits('On the bus')
  const { save } = await edit('At home')
  await act(() => save({ notes: 'At the desk' }))
  expect(notesWaiting(await readWaiting())).toEqual(['On the bus'])
})
