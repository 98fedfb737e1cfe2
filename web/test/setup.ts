import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { session } from '../src/api/session/browser-session.ts'
import { setPageLoader } from '../src/seeker/load-page.ts'

// A hang limit, not a speed limit: the machine may be busy.
configure({ asyncUtilTimeout: 30_000 })

// jsdom never paints, and a test that ends while waiting would remove the page from under its router.
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

if (typeof performance.getEntriesByType !== 'function') performance.getEntriesByType = () => []

// jsdom cannot reload: a reloaded page starts in place.
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

// React reads window.event at every state change, also after the window is removed: a part that loads after its test
// file must not fail.
if (typeof window !== 'undefined') {
  afterAll(() => {
    Object.defineProperty(Object.getPrototypeOf(globalThis), 'window', {
      value: {},
      writable: true,
      configurable: true,
    })
  })
}
