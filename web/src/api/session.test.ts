import { expect, test, vi } from 'vitest'
import { ana } from '../../test/seekers.ts'
import { createSession, type KeyValueStorage } from './session.ts'

function memory(entries: Record<string, string> = {}): KeyValueStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}

test('ana signs in, and a later visit knows her', () => {
  const storage = memory()
  const session = createSession(storage)
  session.signIn('t-1', ana)
  session.setSavedJobs([{ id: 4 }])
  expect([...storage.entries.keys()].sort()).toEqual(['savedJobs', 'token', 'user'])
  expect(storage.getItem('token')).toBe('t-1')
  expect(createSession(storage).read()).toEqual({ token: 't-1', user: ana, savedJobs: [{ id: 4 }] })
})

test('signing out leaves nothing behind and tells everyone once', () => {
  const storage = memory({ token: 't-1', user: '{"id":1}', savedJobs: '[1]' })
  const session = createSession(storage)
  const listener = vi.fn<() => void>()
  session.subscribe(listener)
  session.clear()
  session.clear()
  expect(storage.entries.size).toBe(0)
  expect(session.read().token).toBeNull()
  expect(listener).toHaveBeenCalledTimes(1)
})

test('without a token nothing of a person is read, or kept', () => {
  const storage = memory({ user: '{"id":1}', savedJobs: '[1]', theme: 'dark' })
  expect(createSession(storage).read()).toEqual({ token: null, user: null, savedJobs: [] })
  expect([...storage.entries.keys()]).toEqual(['theme'])
})

test('a saved list that is no list is not taken', () => {
  const session = createSession(memory({ token: 't-1' }))
  session.setSavedJobs([4])
  session.setSavedJobs({ results: [] } as never)
  expect(session.read().savedJobs).toEqual([4])
})

test('another tab signs out and this one follows; other keys do not matter', () => {
  const storage = memory({ token: 't-1' })
  const session = createSession(storage)
  const listener = vi.fn<() => void>()
  session.subscribe(listener)
  session.readFromOtherTab('theme')
  expect(listener).not.toHaveBeenCalled()
  storage.removeItem('token')
  session.readFromOtherTab('token')
  expect(session.read().token).toBeNull()
})

test('broken entries are read as nothing', () => {
  const session = createSession(memory({ token: 't-1', user: '{', savedJobs: '"x"' }))
  expect(session.read()).toEqual({ token: 't-1', user: null, savedJobs: [] })
})

test('where storage throws, the session lasts as long as the tab', () => {
  const forbid = () => {
    throw new Error('forbidden')
  }
  const session = createSession({ getItem: forbid, setItem: forbid, removeItem: forbid })
  session.signIn('t-1', ana)
  expect(session.read().token).toBe('t-1')
  session.clear()
  expect(session.read().token).toBeNull()
})
