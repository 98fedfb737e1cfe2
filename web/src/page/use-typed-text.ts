import { useState } from 'react'

/**
 * The text of a box whose words the address holds too. A change from outside (Back, a link) replaces the text; the
 * address following `tell` does not, since a slow phone lets its owner type on meanwhile.
 */
export function useTypedText(given: string, onReplace?: () => void) {
  const [text, setText] = useState(given)
  const [told, tell] = useState(given)
  const [shown, setShown] = useState(given)
  if (shown !== given) {
    setShown(given)
    if (given !== told) {
      tell(given)
      setText(given)
      onReplace?.()
    }
  }
  return { text, setText, told, tell }
}
