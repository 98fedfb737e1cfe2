import { useEffect, useState } from 'react'
import { readWords } from '../../page/typed-words.ts'

/** Debounce. */
const SETTLED_MS = 400

/** A text box bound to words in the address; reports them once typing pauses. */
export function useTypedWords(words: string, onSettled: (words: string) => void) {
  const [text, setText] = useState(words)
  const [shown, setShown] = useState(words)
  const [told, setTold] = useState(words)
  if (shown !== words) {
    setShown(words)
    // Words this box reported itself may be older than what is typed by now.
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
