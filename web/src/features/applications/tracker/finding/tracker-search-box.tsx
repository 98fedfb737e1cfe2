import { useEffect, useRef, useState } from 'react'
import { SearchForm } from '../../../../ui/fields/search-form.tsx'
import { viewMessages } from '../views/views-messages.ts'
import { MAX_SEARCH, readWords } from './applications-search.ts'

/** Debounce. */
const SETTLED_MS = 200

export function TrackerSearchBox(props: {
  words: string
  /** `isGoingOn`: the same typing continues, and Back undoes all of it. */
  onWords: (words: string, isGoingOn: boolean) => void
}) {
  const { words, onWords } = props
  const m = viewMessages
  const [text, setText] = useState(words)
  const [told, setTold] = useState(words)
  const [shown, setShown] = useState(words)
  const [isTyping, setTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back, forward and 'Show all' change the words from outside.
  if (shown !== words) {
    setShown(words)
    if (words !== told) {
      setTold(words)
      setText(words)
      setTyping(false)
    }
  }

  function tell(typed: string) {
    clearTimeout(timer.current)
    const next = readWords(typed)
    if (next === told) return
    setTold(next)
    setTyping(true)
    onWords(next, isTyping)
  }
  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(tell, SETTLED_MS, typed)
  }
  function leave() {
    tell(text)
    setTyping(false)
  }

  return (
    <SearchForm
      label={m.searchLabel}
      placeholder={m.searchPlaceholder}
      maxLength={MAX_SEARCH}
      text={text}
      onText={type}
      onSubmit={() => tell(text)}
      onBlur={leave}
      className="min-w-0 flex-1"
    />
  )
}
