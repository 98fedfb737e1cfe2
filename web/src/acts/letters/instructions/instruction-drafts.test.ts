import { expect, test } from 'vitest'
import { createInstructionDrafts } from './instruction-drafts.ts'

function fakeStorage(): Storage {
  const held = new Map<string, string>()
  return {
    get length() {
      return held.size
    },
    key: (i) => [...held.keys()][i] ?? null,
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, text) => void held.set(name, text),
    removeItem: (name) => void held.delete(name),
    clear: () => held.clear(),
  }
}

const refusing: Storage = {
  ...fakeStorage(),
  length: 0,
  setItem() {
    throw new DOMException('Full', 'QuotaExceededError')
  },
}

const of = (text: string) => ({ text, base: 'Formal' })

test('what ana typed is there after a reload, for her alone', () => {
  const storage = fakeStorage()
  createInstructionDrafts(storage).write(1, of('Short'))
  const reloaded = createInstructionDrafts(storage)
  expect(reloaded.read(1)).toEqual(of('Short'))
  expect(reloaded.read(2)).toBeNull()
})

test('a draft of before it was known what it began with began, for all anybody knows, with nothing', () => {
  const storage = fakeStorage()
  for (const text of ['Short', '{"tone":"formal"}', '7', '"Short"']) {
    storage.setItem('aiInstructionsDraft:1', text)
    expect(createInstructionDrafts(storage).read(1)).toEqual({ text, base: '' })
  }
})

test('what another tab wrote or put away is seen', () => {
  const storage = fakeStorage()
  const [one, other] = [createInstructionDrafts(storage), createInstructionDrafts(storage)]
  one.write(1, of('Short'))
  other.write(1, of('Shorter'))
  expect(one.read(1)).toEqual(of('Shorter'))
  other.remove(1)
  expect(one.read(1)).toBeNull()
})

test.each([null, refusing])('where nothing can be stored it lives as long as the tab (%#)', (storage) => {
  const drafts = createInstructionDrafts(storage)
  drafts.write(1, of('Short'))
  expect(drafts.read(1)).toEqual(of('Short'))
  drafts.remove(1)
  expect(drafts.read(1)).toBeNull()
})

test('logging out leaves nothing of anybody’s instructions, and leaves the rest alone', () => {
  const storage = fakeStorage()
  storage.setItem('theme', 'dark')
  const drafts = createInstructionDrafts(storage)
  drafts.write(1, of('Short'))
  drafts.write(undefined, of('Long'))
  drafts.removeAll()
  expect([storage.length, storage.getItem('theme')]).toEqual([1, 'dark'])
})
