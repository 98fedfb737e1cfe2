import { defaultSubject } from '@hanap/contract/letters/default-subjects'
import { privacyTexts } from '@hanap/contract/profile/privacy'
import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../../../i18n/format.ts'
import { language } from '../../../i18n/language.ts'
import { translate } from '../../../i18n/translate.ts'
import { withheldQuery } from '../../../seeker/withheld.ts'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import type { ApplyPoints } from '../account/apply-points.ts'
import { applyMessages } from '../apply-messages.ts'
import { ContactLeftOut, ToPrivacy } from './contact-left-out.tsx'
import { type PreviewedLetter, previewLetter } from './letter-as-previewed.ts'

/** Exactly as sent. Withheld parts are removed; a hidden employer in the seeker's own words is only pointed out. */
export function LetterPreview(props: {
  employer: string
  provider: string
  email: string
  letter: { subject: string; content: string }
  jobTitle: string
  /** Null if none is stored. */
  resumeId: number | null
  resume: string
  /** Below the letter; '' for none. */
  resumeUrl: string
  points: ApplyPoints
}) {
  const { employer, provider, email, letter, resume, resumeUrl, points } = props
  const m = applyMessages
  const ofProfile = useQuery(withheldQuery(null))
  const withResume = useQuery({ ...withheldQuery(props.resumeId), enabled: props.resumeId !== null })
  const withheld = withResume.data ?? ofProfile.data
  const sent = previewLetter({ ...letter, resume_url: resumeUrl }, withheld)
  const lines = [
    [m.previewTo, m.previewThrough(employer, provider)],
    [m.previewFrom, email || m.previewNoAccount],
    [m.subject, sent.subject || defaultSubject(props.jobTitle)],
    [m.previewCost, costWords(points, m)],
    [m.resume, resume],
  ] as const
  return (
    <section aria-label={m.preview} className="grid gap-3">
      <p className="text-t1 text-ink-2">{m.previewLead}</p>
      <PrivacyNotes
        sent={sent}
        isEmptied={letter.content !== '' && sent.message === ''}
        isUnknown={withResume.isError || ofProfile.isError}
      />
      <dl className="rows frame text-t1">
        {lines.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[72px_minmax(0,1fr)] gap-3 px-4 py-2">
            <dt className="text-ink-2">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <div className="p-4">
          <dt className="sr-only">{m.letter}</dt>
          <dd className="text-t2 wrap-anywhere whitespace-pre-wrap">{sent.message || m.previewEmpty}</dd>
        </div>
      </dl>
    </section>
  )
}

function PrivacyNotes(props: { sent: PreviewedLetter; isEmptied: boolean; isUnknown: boolean }) {
  const { sent, isEmptied, isUnknown } = props
  const m = applyMessages
  const toSettings = <ToPrivacy />
  return (
    <>
      {sent.named.length > 0 && (
        <Alert kind="warning" title={m.namesEmployerTitle} action={toSettings} live>
          {m.namesEmployer(new Intl.ListFormat(language).format(sent.named))}
        </Alert>
      )}
      {isEmptied ? (
        <Alert kind="warning" action={toSettings} live>
          {translate(privacyTexts.nothingLeft)}
        </Alert>
      ) : (
        sent.isShortened && <ContactLeftOut />
      )}
      {isUnknown && <Alert kind="info">{m.privacyUnknown}</Alert>}
    </>
  )
}

function costWords({ count }: ApplyPoints, m: typeof applyMessages): string {
  return count === undefined ? m.previewPointsWrong : m.previewPoints(formatCount(count), count === 1)
}
