import { expect, test, vi } from 'vitest'
import { ApiProblem, NetworkProblem } from '../../api/problems/problems.ts'
import { mergeLines } from './merge-lines.ts'
import { type Choose, saveOver } from './save-over.ts'

type Fields = { title: string; notes: string }
type State = Fields & { version: string }

const at = (version: string, fields: Partial<Fields> = {}): State => ({
  title: 'Tutor',
  notes: 'Old',
  version,
  ...fields,
})
const fieldsOf = (state: State | null): Fields => ({ title: state?.title ?? '', notes: state?.notes ?? '' })
const elsewhere = (current: State | null) => new ApiProblem(412, { code: 'changed-elsewhere', current })

/** The fake server holds `now` and checks versions. */
function serverWith(now: State) {
  const held = { now }
  const send = vi.fn<(changed: Partial<Fields>, over: State | null) => Promise<State>>(
    async (changed, over) => {
      if (over?.version !== held.now.version) throw elsewhere(held.now)
      held.now = { ...held.now, ...changed, version: `${held.now.version}+` }
      return held.now
    },
  )
  return { held, send }
}
const nobody: Choose = () => expect.fail('nobody is asked')

const edit = (mine: Partial<Fields>, more: object = {}) => ({
  bases: [fieldsOf(at('v1'))],
  mine: fieldsOf(at('v1', mine)),
  held: at('v1'),
  fieldsOf,
  choose: nobody,
  ...more,
})

test('ana’s edit goes over the version that she saw, and only what she changed', async () => {
  const { held, send } = serverWith(at('v1'))
  await saveOver({ ...edit({ title: 'English Tutor' }), send })
  expect(send.mock.calls[0]?.slice(0, 2)).toEqual([{ title: 'English Tutor' }, at('v1')])
  expect(held.now.title).toBe('English Tutor')
})

test('another field that her phone changed stays, and nobody is asked', async () => {
  const { held, send } = serverWith(at('v2', { notes: 'From the phone' }))
  await saveOver({ ...edit({ title: 'English Tutor' }), send })
  expect(held.now).toMatchObject({ title: 'English Tutor', notes: 'From the phone' })
})

test('the same field is asked about, and is as ana chooses', async () => {
  const { held, send } = serverWith(at('v2', { title: 'Teacher' }))
  const choose = vi.fn<Choose>(async () => ({ title: 'English Tutor' }))
  await saveOver({ ...edit({ title: 'English Tutor' }), send, choose })
  expect(choose.mock.calls).toEqual([[[{ field: 'title', mine: 'English Tutor', theirs: 'Teacher' }]]])
  expect(held.now.title).toBe('English Tutor')
})

test('what ana takes from her phone is not written again', async () => {
  const { held, send } = serverWith(at('v2', { title: 'Teacher' }))
  const kept = await saveOver({
    ...edit({ title: 'English Tutor' }),
    send,
    choose: async () => ({ title: 'Teacher' }),
  })
  expect(kept).toEqual(held.now)
  expect(held.now.version).toBe('v2')
})

test('nothing is saved while she goes on editing', async () => {
  const { held, send } = serverWith(at('v2', { title: 'Teacher' }))
  expect(await saveOver({ ...edit({ title: 'English Tutor' }), send, choose: async () => null })).toBeNull()
  expect(held.now.title).toBe('Teacher')
})

test('a draft of monday is held against what is there today before anything is sent', async () => {
  const { send } = serverWith(at('v2', { title: 'Teacher' }))
  const held = at('v2', { title: 'Teacher' })
  expect(
    await saveOver({ ...edit({ title: 'English Tutor' }), held, send, choose: async () => null }),
  ).toBeNull()
  expect(send).not.toHaveBeenCalled()
})

test('her own words whose answer was lost are nobody else’s', async () => {
  const { held, send } = serverWith(at('v2', { title: 'English' }))
  const bases = [fieldsOf(at('v1')), fieldsOf(at('v1', { title: 'English' }))]
  await saveOver({ ...edit({ title: 'English Tutor' }), bases, send })
  expect(held.now.title).toBe('English Tutor')
})

test('words that ana takes back are taken back where a try had arrived unseen', async () => {
  const { held, send } = serverWith(at('v2', { title: 'English' }))
  const bases = [fieldsOf(at('v1')), fieldsOf(at('v1', { title: 'English' }))]
  await saveOver({ ...edit({}), bases, send })
  expect(held.now.title).toBe('Tutor')
})

test('what is saved elsewhere while she chooses is asked about too', async () => {
  const { held, send } = serverWith(at('v2', { title: 'Teacher' }))
  const choose = vi.fn<Choose>(async () => {
    if (choose.mock.calls.length === 1) held.now = at('v3', { title: 'Coach' })
    return { title: 'English Tutor' }
  })
  await saveOver({ ...edit({ title: 'English Tutor' }), send, choose })
  expect(choose).toHaveBeenCalledTimes(2)
  expect(held.now.title).toBe('English Tutor')
})

test('any other failure is the form’s to tell', async () => {
  const send = () => Promise.reject(new NetworkProblem('offline'))
  await expect(saveOver({ ...edit({ title: 'English Tutor' }), send })).rejects.toMatchObject({
    reason: 'offline',
  })
})

test('a note that gained other lines on her phone has the lines of both', async () => {
  const lines = { lines: ['notes'] as const, divider: 'Here:' }
  const { held, send } = serverWith(at('v2', { notes: 'Ask for Dana\nOld\nBring the portfolio' }))
  const before = at('v1', { notes: 'Old\nBring the portfolio' })
  const mine = fieldsOf({ ...before, notes: 'Old\nBring the portfolio\nWear a tie' })
  await saveOver({ ...edit({}), bases: [fieldsOf(before)], mine, held: before, ...lines, send })
  expect(held.now.notes).toBe('Ask for Dana\nOld\nBring the portfolio\nWear a tie')
})

test('the same line of a note is asked about, with both notes in one to choose', async () => {
  const { held, send } = serverWith(at('v2', { notes: 'From the phone' }))
  const choose = vi.fn<Choose>(async ([clash]) => ({ notes: clash?.both }))
  await saveOver({
    ...edit({ notes: 'Typed here' }),
    lines: ['notes'],
    divider: 'Written here:',
    send,
    choose,
  })
  expect(held.now.notes).toBe('From the phone\n\nWritten here:\nTyped here')
})

test.each<[string, string, string, string, string]>([
  ['lines taken out here and added there', 'a\nb\nc', 'a\nc', 'a\nb\nc\nd', 'a\nc\nd'],
  ['the same change twice', 'a\nb', 'a\nx', 'a\nx', 'a\nx'],
  ['a first note', '', 'mine', '', 'mine'],
  ['nothing left of either', 'a', '', '', ''],
])('line by line: %s', (_, base, mine, theirs, text) => {
  expect(mergeLines({ base, mine, theirs }, 'Here:')).toEqual({ text, isClash: false })
})

test.each<[string, string, string, string, string]>([
  ['two first notes', '', 'mine', 'theirs', 'theirs\n\nHere:\nmine'],
  ['the middle line', 'a\nb\nc', 'a\nmine\nc', 'a\ntheirs\nc', 'a\ntheirs\n\nHere:\nmine\nc'],
  ['one that is gone here and changed there', 'a', '', 'theirs', 'theirs'],
  ['one that is changed here and gone there', 'a', 'mine', '', 'mine'],
])('line by line nothing that was written is lost: %s', (_, base, mine, theirs, text) => {
  expect(mergeLines({ base, mine, theirs }, 'Here:')).toEqual({ text, isClash: true })
})

test('two notes that are joined already are not joined again', () => {
  const theirs = 'theirs\n\nHere:\nmine'
  expect(mergeLines({ base: 'a', mine: 'mine', theirs }, 'Here:')).toEqual({ text: theirs, isClash: false })
})
