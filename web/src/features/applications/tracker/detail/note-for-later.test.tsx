import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../../../../test/render-page.tsx'
import { ana } from '../../../../../test/seekers.ts'
import { session } from '../../../../api/browser-session.ts'
import { ApiProblem, NetworkProblem } from '../../../../api/problems.ts'
import type { WaitingChange, WaitingNote } from '../../../../seeker/waiting/waiting-changes.ts'
import { markWaiting } from '../../../../seeker/waiting/waiting-marks.ts'
import { dropWaiting, keepForLater, readWaiting, setStuck } from '../../../../seeker/waiting/waiting-store.ts'
import { useNoteEdit } from './note-for-later.ts'

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

const application = { id: 5, job_title: 'Bookkeeper', notes: 'At home' }
const changed = (current_notes: string) => new ApiProblem(409, { code: 'conflict', current_notes })
const notesWaiting = (changes: readonly WaitingChange[]) => changes.map((one) => (one as WaitingNote).notes)

afterEach(async () => {
  for (const { id } of await readWaiting()) await dropWaiting(id)
  markWaiting([])
  session.clear()
})

/** The form of a note that begins with these words. */
async function edit(over: string) {
  let note: ReturnType<typeof useNoteEdit> | undefined
  function Form() {
    note = useNoteEdit(application, over)
    return null
  }
  await renderPage(<Form />)
  return () => note ?? expect.fail('the form is drawn')
}

/** As on a bus: the note is kept for later. */
async function waits(notes: string) {
  session.signIn('t-ana', ana)
  await act(() =>
    keepForLater({ kind: 'note', applicationId: 5, title: 'Bookkeeper', notes, known: ['At home'] }),
  )
}

test('a note that ana goes on with takes the place of the one that waited, whichever the server has', async () => {
  await waits('On the bus')
  const note = await edit('On the bus')
  const asked: string[] = []
  const outcome = await note().save('At the desk', true, async (before) => {
    asked.push(before)
    // Killed here, the one that was promised to be sent still waits.
    expect(notesWaiting(await readWaiting())).toEqual(['On the bus'])
    if (before !== 'At home') throw changed('At home')
  })
  expect(outcome).toBe('sent')
  expect(asked).toEqual(['On the bus', 'At home'])
  expect(await readWaiting()).toEqual([])
})

test('a note that is refused leaves the one that waited', async () => {
  await waits('On the bus')
  const note = await edit('On the bus')
  const refused = note().save('No', false, () => Promise.reject(new ApiProblem(400, { code: 'invalid' })))
  await expect(refused).rejects.toMatchObject({ code: 'invalid' })
  expect(await readWaiting()).toMatchObject([{ notes: 'On the bus', known: ['At home'] }])
})

test('a note that waited is not joined once more by itself while ana looks at both', async () => {
  await waits('On the bus')
  const note = await edit('On the bus')
  const refused = note().save('On the train', false, () => Promise.reject(changed('On the phone')))
  await expect(refused).rejects.toMatchObject({ code: 'conflict' })
  expect(await readWaiting()).toMatchObject([{ notes: 'On the bus', stuckFor: 'changed' }])
})

test('only a note that was set aside has to be saved as it is', async () => {
  await waits('On the bus')
  expect((await edit('On the bus'))().isChanged('On the bus', true)).toBe(false)
  await act(async () => setStuck((await readWaiting())[0]?.id ?? '', 'changed'))
  const note = await edit('On the bus')
  expect(note().isChanged('On the bus', true)).toBe(true)
  expect(note().isChanged('At home', true)).toBe(false)
})

test('what ana saved with an answer that was lost is her own', async () => {
  session.signIn('t-ana', ana)
  const note = await edit('At home')
  const lost = note().save('At the desk', false, () => Promise.reject(new NetworkProblem('timeout')))
  await act(() => expect(lost).rejects.toMatchObject({ reason: 'timeout' }))
  const over: string[] = []
  await note().save('At the desk, today', false, async (before) => void over.push(before))
  expect(over).toEqual(['At the desk'])
})

test('without a signal the newer note waits, and knows the words of both as its own', async () => {
  await waits('On the bus')
  const note = await edit('On the bus')
  const outcome = await note().save('On the train', true, () => Promise.reject(new NetworkProblem('offline')))
  expect(outcome).toBe('waiting')
  expect(await readWaiting()).toMatchObject([{ notes: 'On the train', known: ['At home', 'On the bus'] }])
})

test('a note that was set aside and not touched holds up nothing else, before it was tried', async () => {
  await waits('On the bus')
  await act(async () => setStuck((await readWaiting())[0]?.id ?? '', 'too long'))
  const note = await edit('On the bus')
  expect(note().isChanged('On the bus', false)).toBe(false)
  expect(note().isChanged('On the train', false)).toBe(true)
  const refused = note().save('On the bus', true, () => Promise.reject(changed('At work')))
  await act(() => expect(refused).rejects.toMatchObject({ code: 'conflict' }))
  expect(note().isChanged('On the bus', false)).toBe(true)
})

test('a note of another tab that came to wait meanwhile is not taken for part of this one', async () => {
  await waits('On the bus')
  const note = await edit('At home')
  await note().save('At the desk', false, async () => {})
  expect(notesWaiting(await readWaiting())).toEqual(['On the bus'])
})

test('words that somebody else wrote are joined with these, and known from then on', async () => {
  session.signIn('t-ana', ana)
  const note = await edit('At home')
  const failed = note().save('At the desk', false, () => Promise.reject(changed('On the phone')))
  const problem = await failed.catch((thrown: unknown) => thrown)
  const joined = await act(async () => note().joined(problem, 'At the desk'))
  expect(joined).toEqual({ notes: 'On the phone\n\nWritten here:\nAt the desk', over: 'On the phone' })
  const over: string[] = []
  await note().save('Both', false, async (before) => void over.push(before))
  expect(over).toEqual(['On the phone'])
})
