import { messageToBoard, resumeLine } from '@hanap/contract/cover-letters'
import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonAnchor } from '../../../ui/button-link.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { applyMessages } from './apply-messages.ts'
import { BoardLink } from './board-link.tsx'
import type { useByHand } from './use-by-hand.ts'

export type HandToFinishBy = Pick<ReturnType<typeof useByHand>, 'isBegun' | 'begin' | 'isNoting' | 'note'> & {
  /** The letter as it would be sent. */
  letter: { subject: string; content: string }
  /** The link below it; '' for none. */
  resumeUrl: string
}

/** The way out that always works: the letter is copied, the job opened on the board, and the seeker says when it is done. @param props.text why, where not as after any refusal */
export function FinishByHand(props: { url: string; hand: HandToFinishBy; text?: string }) {
  const { url, hand } = props
  const { letter, resumeUrl } = hand
  const m = useMessages(applyMessages)
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (outcome === 'refused') box.current?.select()
  }, [outcome])
  if (!/^https?:\/\//i.test(url)) return null
  const text = `${letter.subject}\n\n${messageToBoard(letter.content, resumeLine(resumeUrl))}`

  /** The link opens by itself: a browser lets a press of a link open a tab, and nothing that waits. */
  function copy() {
    hand.begin()
    setOutcome(null)
    void copyText(text).then(setOutcome)
  }

  return (
    <section className="grid justify-items-start gap-2">
      <h3>{m.byHand}</h3>
      <p>{props.text ?? m.byHandText}</p>
      {letter.content === '' ? (
        <BoardLink url={url} onOpen={hand.begin} />
      ) : (
        <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer" icon={Copy} onClick={copy}>
          <span>
            {m.copyAndOpen}
            <span className="sr-only"> {m.newTab}</span>
          </span>
        </ButtonAnchor>
      )}
      <p role="status" className="text-t1 text-ink-2">
        {outcome && (outcome === 'copied' ? m.copied : m.notCopied)}
      </p>
      {outcome === 'refused' && (
        <div className="w-full">
          <TextAreaField ref={box} label={m.letterToCopy} rows={6} value={text} readOnly />
        </div>
      )}
      {hand.isBegun && (
        <Button busy={hand.isNoting} busyText={m.noting} onClick={hand.note}>
          {m.appliedMyself}
        </Button>
      )}
    </section>
  )
}

async function copyText(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
