// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { followDrafts, openDraft } from './draft.ts'

const [ANA, BEN] = [1, 2]
const shape = { text: z.string(), years: z.number(), note: 'text' } as const
const inTab = (owner: number | null, part?: string) =>
  openDraft({ name: 'testDraft', owner, ...(part && { part }), shape, reach: 'tab' })
const inBrowser = (owner: number) => openDraft({ name: 'testDraft', owner, shape, reach: 'browser' })

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('what ana wrote is there after a reload, for her alone, until it is forgotten', () => {
  inTab(ANA, 'add').write({ text: 'Found by Lea' })
  expect(inTab(ANA, 'add').read()).toEqual({ text: 'Found by Lea' })
  expect([inTab(ANA).read(), inTab(BEN, 'add').read(), inTab(null, 'add').read()]).toEqual([{}, {}, {}])
  inTab(ANA, 'add').forget()
  expect([inTab(ANA, 'add').read(), sessionStorage.length]).toEqual([{}, 0])
})

test('of what another build kept, the fields that still fit are there and the others are left out', () => {
  sessionStorage.setItem('testDraft:1', JSON.stringify({ text: 'x', years: '3', note: 7, colour: 'blue' }))
  expect(inTab(ANA).read()).toEqual({ text: 'x' })
})

test.each(['{', '', 'null', '7', '[1]'])('a spoilt entry (%j) is no draft', (text) => {
  sessionStorage.setItem('testDraft:1', text)
  expect(inTab(ANA).read()).toEqual({})
})

test('it is the same object until it changes, and whoever follows is told', () => {
  const draft = inBrowser(ANA)
  const told = vi.fn<() => void>()
  const end = followDrafts(told)
  draft.write({ text: 'x' })
  expect(draft.read()).toBe(draft.read())
  const before = draft.read()
  draft.write({ text: 'y' })
  expect(draft.read()).not.toBe(before)
  draft.forget()
  expect(told).toHaveBeenCalledTimes(3)
  end()
  draft.write({ text: 'z' })
  expect(told).toHaveBeenCalledTimes(3)
})

test('what another tab has just written is seen, before its event is here and with it', () => {
  const draft = inBrowser(ANA)
  draft.write({ text: 'mine' })
  const told = vi.fn<() => void>()
  const end = followDrafts(told)
  localStorage.setItem('testDraft:1', JSON.stringify({ text: 'from the other tab' }))
  expect(draft.read()).toEqual({ text: 'from the other tab' })
  window.dispatchEvent(new StorageEvent('storage', { key: 'testDraft:1' }))
  expect(told).toHaveBeenCalledOnce()
  end()
})

test('where the storage is full or forbidden, the page holds it until another tab has written', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  inBrowser(BEN).write({ text: 'x' })
  expect(inBrowser(BEN).read()).toEqual({ text: 'x' })
  vi.restoreAllMocks()
  localStorage.setItem('testDraft:2', JSON.stringify({ text: 'from the other tab' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'testDraft:2' }))
  expect(inBrowser(BEN).read()).toEqual({ text: 'from the other tab' })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  inBrowser(BEN).write({ text: 'y' })
  inBrowser(BEN).forget()
  expect(inBrowser(BEN).read()).toEqual({})
})
