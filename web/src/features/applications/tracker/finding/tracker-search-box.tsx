import { useEffect, useRef, useState } from 'react'
import { useTypedText } from '../../../../page/use-typed-text.ts'
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
  const [isTyping, setTyping] = useState(false)
  const { text, setText, told, tell } = useTypedText(words, () => setTyping(false))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function find(typed: string) {
    clearTimeout(timer.current)
    const next = readWords(typed)
    if (next === told) return
    tell(next)
    setTyping(true)
    onWords(next, isTyping)
  }
  function type(typed: string) {
    setText(typed)
    clearTimeout(timer.current)
    timer.current = setTimeout(find, SETTLED_MS, typed)
  }
  function leave() {
    find(text)
    setTyping(false)
  }

  return (
    <SearchForm
      label={m.searchLabel}
      placeholder={m.searchPlaceholder}
      maxLength={MAX_SEARCH}
      text={text}
      onText={type}
      onSubmit={() => find(text)}
      onBlur={leave}
      className="min-w-0 flex-1"
    />
  )
}
