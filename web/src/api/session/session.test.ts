import { describe, expect, test, vi } from 'vitest'
import { ana, bea } from '../../../test/seekers.ts'
import { createSession, type KeyValueStorage, type Session } from './session.ts'

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

test('signing out leaves nothing behind, ends the page and tells everyone once', () => {
  const storage = memory({ token: 't-1', user: '{"id":1}', savedJobs: '[1]' })
  const session = createSession(storage)
  const listener = vi.fn<() => void>()
  session.subscribe(listener)
  session.clear()
  session.clear()
  expect(storage.entries.size).toBe(0)
  expect([session.isOver(), session.farewellMs()]).toEqual([true, 0])
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

test('another tab signs out and the page is over; other keys do not matter', () => {
  const storage = memory({ token: 't-1' })
  const session = createSession(storage)
  const listener = vi.fn<() => void>()
  session.subscribe(listener)
  session.readFromOtherTab('theme')
  expect(listener).not.toHaveBeenCalled()
  storage.removeItem('token')
  session.readFromOtherTab('token')
  expect(listener).toHaveBeenCalledTimes(1)
  expect([session.isOver(), session.farewellMs()]).toEqual([true, null])
})

describe('a page that is ana’s', () => {
  const anas = () => memory({ token: 't-ana', user: JSON.stringify(ana) })
  const become = (storage: KeyValueStorage, token: string, user: object) => {
    storage.setItem('user', JSON.stringify(user))
    storage.setItem('token', token)
  }

  test('is over as soon as bea is signed in elsewhere, also before it has heard of it', () => {
    const storage = anas()
    const session = createSession(storage)
    become(storage, 't-bea', bea)
    expect(session.isOver()).toBe(true)
    session.setUser({ ...ana, first_name: 'Anne' })
    session.setSavedJobs([7])
    expect(createSession(storage).read()).toEqual({ token: 't-bea', user: bea, savedJobs: [] })
  })

  test('goes on where her token was renewed', () => {
    const storage = anas()
    const session = createSession(storage)
    become(storage, 't-new', ana)
    expect(session.isOver()).toBe(false)
    expect(session.read().token).toBe('t-new')
  })

  test('waits until somebody under another token has a name', () => {
    const storage = anas()
    const session = createSession(storage)
    storage.removeItem('user')
    storage.setItem('token', 't-2')
    session.readFromOtherTab('token')
    expect([session.isOver(), session.read().token]).toEqual([false, 't-ana'])
    storage.setItem('user', JSON.stringify(bea))
    session.readFromOtherTab('user')
    expect(session.isOver()).toBe(true)
  })

  test('is over where bea signs in on it, who is remembered for the next', () => {
    const storage = anas()
    const session = createSession(storage)
    session.signIn('t-bea', bea)
    expect([session.isOver(), session.read().token]).toEqual([true, 't-ana'])
    expect(createSession(storage).read().user).toEqual(bea)
  })

  test('is bea’s once it is loaded anew', () => {
    const session = createSession(anas())
    session.signIn('t-bea', bea)
    session.begin()
    expect([session.isOver(), session.read().token]).toEqual([false, 't-bea'])
  })
})

test('a page that was nobody’s is ana’s once she signs in, here or elsewhere', () => {
  for (const signIn of [
    (session: Session) => session.signIn('t-1', ana),
    (session: Session, storage: KeyValueStorage) => {
      storage.setItem('user', JSON.stringify(ana))
      storage.setItem('token', 't-1')
      session.readFromOtherTab('token')
    },
  ]) {
    const storage = memory()
    const session = createSession(storage)
    signIn(session, storage)
    expect([session.isOver(), session.read().user?.id]).toEqual([false, ana.id])
  }
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
  expect(session.isOver()).toBe(false)
  session.clear()
  expect(session.isOver()).toBe(true)
})
