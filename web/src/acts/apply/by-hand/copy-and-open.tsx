import { blanksIn } from '@hanap/contract/letters/blanks'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../../i18n/format.ts'
import type { ButtonStyle } from '../../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../../ui/buttons/button-link.tsx'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { applyMessages } from '../apply-messages.ts'
import { askedMessages } from '../asked/asked-messages.ts'
import { BoardLink, canOpen, NewTab, tabFor } from './board-link.tsx'

/** For a place other than the board. */
export type PlaceWords = { copy: string; open: string }

/**
 * The way that always works: one press copies the letter and opens the board. If copying is blocked, selects the
 * text. Without a letter only a link; with an invalid address nothing.
 */
export function CopyAndOpen(
  props: {
    url: string
    text: string
    words?: PlaceWords | undefined
    /** The letter does not go through the board, though its page may tell where. */
    isElsewhere?: boolean | undefined
    onOpen?: () => void
  } & ButtonStyle,
) {
  const { url, text, words, onOpen, look } = props
  const m = applyMessages
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (outcome === 'refused') box.current?.select()
  }, [outcome])
  if (!canOpen(url)) return null
  if (text === '') return <BoardLink url={url} words={words?.open} {...(onOpen && { onOpen })} />

  /** The link opens its tab itself: browsers block tabs opened after waiting. */
  function copy() {
    onOpen?.()
    setOutcome(null)
    void copyText(text).then(setOutcome)
  }

  return (
    <>
      <ButtonAnchor href={url} {...tabFor(url)} look={look} icon={Copy} onClick={copy}>
        <span>
          {words?.copy ?? m.copyAndOpen}
          <NewTab url={url} />
        </span>
      </ButtonAnchor>
      <p role="status" className="text-t1 text-ink-2">
        {outcome === 'copied' && (props.isElsewhere ? m.copiedElsewhere : m.copied)}
        {outcome === 'refused' && m.notCopied}
        {outcome && <BlanksLeft text={text} />}
      </p>
      {outcome === 'refused' && (
        <div className="w-full">
          <TextAreaField ref={box} label={m.letterToCopy} rows={6} value={text} readOnly />
        </div>
      )}
    </>
  )
}

function BlanksLeft({ text }: { text: string }) {
  const count = blanksIn(text).length
  if (count === 0) return null
  return <strong className="text-ink"> {askedMessages.blanks(formatCount(count), count === 1)}.</strong>
}

async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
