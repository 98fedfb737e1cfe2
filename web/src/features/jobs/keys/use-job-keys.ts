import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIsWide } from '../use-is-wide.ts'
import { areKeysOn } from './key-choice.ts'

const LETTERS = new Set(['j', 'k', 's', 'a', '/', '?'])
const ARROWS = new Set(['ArrowDown', 'ArrowUp'])
const MOVES = new Set(['j', 'k', ...ARROWS])
/** Elements that use the keys themselves. */
const TAKEN = 'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=tablist]'

/**
 * The key handling loads at the first key, so phones never load it.
 * @param onHelp shows the list of keys; must be stable
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
          // Every key has a button too.
          () => {},
        )
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [router, queries, isWide, onHelp])
}

/** Only without modifiers, outside fields and dialogs. Arrows count in the list only; elsewhere they scroll. */
function isOurs(event: KeyboardEvent): boolean {
  const { key, target, repeat } = event
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
    return false
  const place = target instanceof Element ? target : document.body
  const isKey = LETTERS.has(key) || (ARROWS.has(key) && place.closest('[data-job-rows]') !== null)
  // A held key repeats moves, but saves once.
  if (!isKey || (repeat && !MOVES.has(key))) return false
  return place.closest(TAKEN) === null && document.querySelector('dialog[open]') === null
}
