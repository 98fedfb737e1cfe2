import { MAX_COVER_LETTER } from '@hanap/contract/letters/cover-letters'
import { formatCount } from '../../i18n/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { KnownLetter } from './generated-letter.ts'
import { generationMessages } from './generation-messages.ts'
import type { LetterDraft } from './letter-draft.ts'
import { LetterHints } from './letter-hints.tsx'
import { leftOfOtherJob } from './words-of-other-job.ts'

type Texts = typeof generationMessages

/** Near the maximum length. */
const LONG = MAX_COVER_LETTER * 0.9

/** Shows origin, length, and undo. */
export function LetterSourceNote(props: {
  /** As it would be sent. */
  content: string
  generated: KnownLetter | undefined
  reused: LetterDraft['reused']
  /** Whether any generated sentence is left. */
  isStanding: boolean
  isChanged: boolean
  /** Preparing ends with the first text. */
  isBusy: boolean
  isPreparing: boolean
  /** The employer's words. */
  aiBan: string | undefined
  onPutBack: (() => void) | undefined
}) {
  const { content, reused, isBusy, isPreparing, onPutBack } = props
  const m = generationMessages
  const left = reused && !isBusy ? leftOfOtherJob(reused, content) : []
  const words = content.split(/\s+/u).filter(Boolean).length
  return (
    <div className="grid justify-items-start text-t0 text-ink-2">
      <div className="flex w-full justify-between gap-x-4">
        <p>{isBusy ? (isPreparing ? m.preparing : m.writing) : noteOf(props, m)}</p>
        <p className="flex-none text-right">
          {m.words(formatCount(words))}
          {content.length > LONG && (
            <>
              <br />
              {m.characters(formatCount(content.length), formatCount(MAX_COVER_LETTER))}
            </>
          )}
        </p>
      </div>
      {!isBusy && props.isStanding && props.generated && (
        <LetterHints content={content} generated={props.generated} />
      )}
      {!isBusy && props.aiBan !== undefined && isByAi(props) && (
        <p className="font-medium text-ink wrap-anywhere">{m.aiBanned(props.aiBan)}</p>
      )}
      {left.length > 0 && (
        <p className="font-medium text-ink">
          {m.leftOfOther(left.map((words) => `“${words}”`).join(', '), reused?.title ?? '')}
        </p>
      )}
      {onPutBack && (
        <Button look="quiet" size="small" className="-ml-3" onClick={onPutBack}>
          {m.putBack}
        </Button>
      )}
    </div>
  )
}

/** Or may be next. */
const isByAi = ({ content, generated, isStanding }: Parameters<typeof LetterSourceNote>[0]) =>
  content === '' || (isStanding && generated?.source === 'written')

function noteOf(props: Parameters<typeof LetterSourceNote>[0], m: Texts): string {
  const { content, generated, reused, isStanding, isChanged } = props
  if (content === '') return m.empty
  if (reused?.content.trim() === content) return m.reused(reused.title)
  if (!generated || !isStanding) return m.yours
  const note = generated.source === 'written' ? m.written : templateText(generated.reason, m)
  return isChanged ? `${note} ${m.changed}` : note
}

function templateText(reason: KnownLetter['reason'], m: Texts): string {
  // Drafts record the reason, stored letters do not.
  if (!reason) return m.templateAlone
  const texts: Readonly<Record<NonNullable<KnownLetter['reason']>, string>> = {
    'no-writer': m.noWriter,
    'no-answer': m.noAnswer,
    unfounded: m.unfounded,
    'no-ai': m.noAi,
    offline: m.offline,
    slow: m.slow,
    'too-many': m.tooMany,
    'no-plan': m.noPlan,
    failed: m.failed,
  }
  return m.template(texts[reason])
}
