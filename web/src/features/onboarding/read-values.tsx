import type { ResumeFacts } from '@hanap/contract/resumes'
import { Check } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { profileFieldMessages } from '../profile/field-messages.ts'
import type { ReadField } from './draft.ts'
import { acceptField, foundFields, undoField, valuesOf } from './from-resume.ts'
import { onboardingMessages } from './messages.ts'
import type { Onboarding } from './use-onboarding.ts'

/** What the resume says, field by field: what was filled in, what stayed as it was written, and the way between. */
export function ReadValues({ wizard, facts }: { wizard: Onboarding; facts: ResumeFacts }) {
  const m = useMessages(onboardingMessages)
  const p = useMessages(profileFieldMessages)
  const { draft, write } = wizard
  const found = foundFields(facts)
  const values = valuesOf(facts)
  const labels: Readonly<Record<ReadField, string>> = {
    title: p.title,
    years_of_experience: p.experience,
    location: p.location,
    skills: p.skill,
  }
  const shown = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(', '))
  if (found.length === 0) return <p className="text-ink-2">{m.readNothing}</p>
  return (
    <section aria-labelledby="read-title" className="grid gap-3">
      <div>
        <h3 id="read-title">{m.readTitle}</h3>
        <p className="text-t1 text-ink-2">{m.readLead}</p>
      </div>
      <dl className="frame rows">
        {found.map((field) => {
          const isFilled = field in draft.before
          const isSame = shown(draft[field]) === shown(values[field])
          return (
            <div key={field} className="grid gap-x-4 gap-y-1 p-4 sm:grid-cols-[minmax(0,1fr)_auto]">
              <dt className="text-t1 text-ink-2">{labels[field]}</dt>
              <dd className="wrap-anywhere sm:col-start-1">
                {shown(values[field])}
                {!isFilled && !isSame && (
                  <p className="text-t1 text-ink-2">
                    {m.readKept} {shown(draft[field])}
                  </p>
                )}
              </dd>
              <dd className="flex items-center gap-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
                {isFilled && (
                  <>
                    <span className="flex items-center gap-1 text-t1 text-green">
                      <Icon of={Check} size="small" />
                      {m.readFilled}
                    </span>
                    <Button
                      size="small"
                      aria-label={m.undoField(labels[field])}
                      onClick={() => write(undoField(draft, field))}
                    >
                      {m.undo}
                    </Button>
                  </>
                )}
                {!isFilled && !isSame && (
                  <Button
                    size="small"
                    aria-label={m.useField(labels[field])}
                    onClick={() => write(acceptField(draft, field))}
                  >
                    {m.useThis}
                  </Button>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
