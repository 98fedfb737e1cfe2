import { messageToBoard, resumeLine } from '@hanap/contract/letters/cover-letters'
import { isWebAddress } from '@hanap/contract/profile/profile-fields'
import { Button, type ButtonStyle } from '../../../ui/buttons/button.tsx'
import { applyMessages } from '../apply-messages.ts'
import { CopyAndOpen, type PlaceWords } from './copy-and-open.tsx'
import type { useByHand } from './use-by-hand.ts'

export type HandToFinishBy = Pick<ReturnType<typeof useByHand>, 'isBegun' | 'begin' | 'isNoting' | 'note'> & {
  /** As it would be sent. */
  letter: { subject: string; content: string }
  /** The link below it; '' for none. */
  resumeUrl: string
}

/**
 * Copies the letter, opens the board, and asks whether it is done.
 * @param props.text the reason, unless after a refusal
 */
export function FinishByHand(props: { url: string; hand: HandToFinishBy; text?: string }) {
  const { url, hand } = props
  const m = applyMessages
  if (!isWebAddress(url)) return null
  return (
    <section className="grid justify-items-start gap-2">
      <h3>{m.byHand}</h3>
      <p>{props.text ?? m.byHandText}</p>
      <HandSteps url={url} hand={hand} />
    </section>
  )
}

export function HandSteps(
  props: {
    url: string
    hand: HandToFinishBy
    words?: PlaceWords | undefined
    isElsewhere?: boolean | undefined
  } & ButtonStyle,
) {
  const { url, hand, words, look } = props
  const m = applyMessages
  const { letter, resumeUrl } = hand
  const text =
    letter.content === ''
      ? ''
      : `${letter.subject}\n\n${messageToBoard(letter.content, resumeLine(resumeUrl))}`
  return (
    <>
      <CopyAndOpen
        url={url}
        text={text}
        words={words}
        look={look}
        isElsewhere={props.isElsewhere}
        onOpen={hand.begin}
      />
      {hand.isBegun && (
        <Button
          busy={hand.isNoting}
          busyText={m.noting}
          onClick={() => hand.note(props.isElsewhere === true)}
        >
          {m.appliedMyself}
        </Button>
      )}
    </>
  )
}
