import { useEffect, useState } from 'react'
import { readWords } from './guide-search.ts'

/** How long somebody who types is waited for. */
const SETTLED_MS = 400

/**
 * What is typed into a box whose words stand in the address: told when the typing rests, and taken from the address when
 * that changes by itself, by a link or going back.
 */
export function useTypedWords(words: string, onSettled: (words: string) => void) {
  const [text, setText] = useState(words)
  const [shown, setShown] = useState(words)
  const [told, setTold] = useState(words)
  if (shown !== words) {
    setShown(words)
    // What came of our own telling may be behind what is typed by now.
    if (words !== told) setText(words)
    setTold(words)
  }

  useEffect(() => {
    const typed = readWords(text)
    if (typed === words) return
    const timer = setTimeout(() => {
      setTold(typed)
      onSettled(typed)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  })

  return [text, setText] as const
}
