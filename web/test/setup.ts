import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { session } from '../src/api/session/browser-session.ts'
import { setPageLoader } from '../src/seeker/load-page.ts'

// A hang limit, not a speed: the machine may be busy.
configure({ asyncUtilTimeout: 30_000 })

// jsdom paints nothing to wait for, and a test that ends meanwhile takes the page away from its router.
vi.mock('../src/page/painted.ts', () => ({ painted: () => undefined }))

// jsdom has the dialog element without its modal behaviour.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '')
  }
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open')
  }
}

// jsdom has no layout, so there is nothing to scroll.
if (typeof window !== 'undefined') {
  window.scrollTo = () => {}
  Element.prototype.scrollIntoView = () => {}
}

// jsdom has loaded no page.
if (typeof performance.getEntriesByType !== 'function') performance.getEntriesByType = () => []

// jsdom loads no page: one that is loaded anew begins in the same place.
setPageLoader(() => session.begin())

afterEach(() => {
  if (typeof document !== 'undefined') {
    cleanup()
    localStorage.clear()
    sessionStorage.clear()
  }
  session.begin()
  setPageLoader(() => session.begin())
})

// React reads window.event at every change of state, also of what is gone by then: a part that loads when its file is
// through, and its window taken away, is no error.
if (typeof window !== 'undefined') {
  afterAll(() => {
    Object.defineProperty(Object.getPrototypeOf(globalThis), 'window', { value: {}, configurable: true })
  })
}
