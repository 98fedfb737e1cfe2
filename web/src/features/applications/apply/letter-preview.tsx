import { messageToBoard, resumeLine } from '@hanap/contract/cover-letters'
import { formatCount } from '../../../i18n/format.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { applyMessages } from './apply-messages.ts'
import type { ApplyPoints } from './apply-points.ts'

/** The application exactly as it will travel: to whom, as whom, and every character of the letter. */
export function LetterPreview(props: {
  employer: string
  provider: string
  email: string
  letter: { subject: string; content: string }
  /** What is said of the chosen resume. */
  resume: string
  /** The link below the letter; '' for none. */
  resumeUrl: string
  points: ApplyPoints
}) {
  const { employer, provider, email, letter, resume, resumeUrl, points } = props
  const m = useMessages(applyMessages)
  const lines = [
    [m.previewTo, m.previewThrough(employer, provider)],
    [m.previewFrom, email || m.previewNoAccount],
    [m.subject, letter.subject],
    [m.previewCost, costWords(points, m)],
    [m.resume, resume],
  ] as const
  return (
    <section aria-label={m.preview} className="grid gap-3">
      <p className="text-t1 text-ink-2">{m.previewLead}</p>
      <dl className="rows frame text-t1">
        {lines.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[72px_minmax(0,1fr)] gap-3 px-4 py-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="p-4">
          <dt className="sr-only">{m.letter}</dt>
          <dd className="text-t2 wrap-anywhere whitespace-pre-wrap">
            {letter.content ? messageToBoard(letter.content, resumeLine(resumeUrl)) : m.previewEmpty}
          </dd>
        </div>
      </dl>
    </section>
  )
}

function costWords({ count }: ApplyPoints, m: typeof applyMessages.en): string {
  return count === undefined ? m.previewPointsWrong : m.previewPoints(formatCount(count), count === 1)
}
