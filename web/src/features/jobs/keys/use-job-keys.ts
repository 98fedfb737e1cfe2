import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIsWide } from '../use-is-wide.ts'
import { areKeysOn } from './key-choice.ts'

const LETTERS = new Set(['j', 'k', 's', 'a', '/', '?'])
const ARROWS = new Set(['ArrowDown', 'ArrowUp'])
const MOVES = new Set(['j', 'k', ...ARROWS])
/** Where keys are typed, or mean something of their own. */
const TAKEN = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=tablist]'

/**
 * Keys on the listing and on a job's page. Only listening is done here: what a key does is fetched when one of them
 * is pressed, so that phones never load it.
 * @param onHelp shows which keys there are; the same function every time
 */
export function useJobKeys(onHelp: (isOpen: true) => void): void {
  const router = useRouter()
  const queries = useQueryClient()
  const isWide = useIsWide()
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!isOurs(event) || !areKeysOn()) return
      const { key } = event
      event.preventDefault()
      if (key === '?') onHelp(true)
      else {
        void import('./job-keys.ts').then(
          (code) => code.pressJobKey(key, { router, queries, isWide }),
          // Not there without a connection: everything the keys do has a button too.
          () => {},
        )
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [router, queries, isWide, onHelp])
}

/** A key of ours, alone, pressed where nobody types and no dialog is open. Arrows scroll, but in the list itself. */
function isOurs(event: KeyboardEvent): boolean {
  const { key, target, repeat } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  const place = target instanceof Element ? target : document.body
  const isKey = LETTERS.has(key) || (ARROWS.has(key) && place.closest('[data-job-rows]') !== null)
  // A key held down moves on and on; it saves once.
  if (!isKey || (repeat && !MOVES.has(key))) return false
  return place.closest(TAKEN) === null && document.querySelector('dialog[open]') === null
}
