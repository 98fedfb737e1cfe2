import type { ResumeFacts } from '@hanap/contract/profile/resumes'
import { Check } from 'lucide-react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { profileFieldMessages } from '../../field-messages.ts'
import type { ReadField } from '../draft.ts'
import { onboardingMessages } from '../messages.ts'
import type { Onboarding } from '../use-onboarding.ts'
import { acceptField, foundFields, isNews, takeField, undoField, valuesOf } from './from-resume.ts'

/** Shows for each field whether it was filled in, with a button to switch. */
export function ReadValues({ wizard, facts }: { wizard: Onboarding; facts: ResumeFacts }) {
  const m = onboardingMessages
  const found = foundFields(facts)
  if (found.length === 0)
    return (
      <p role="status" className="text-ink-2">
        {m.readNothing}
      </p>
    )
  return (
    <section aria-labelledby="read-title" className="grid gap-3">
      <div role="status">
        <h3 id="read-title">{m.readTitle}</h3>
        <p className="text-t1 text-ink-2">{m.readLead}</p>
      </div>
      <dl className="rows border-y border-line">
        {found.map((field) => (
          <ReadValue key={field} wizard={wizard} facts={facts} field={field} />
        ))}
      </dl>
    </section>
  )
}

function ReadValue({ wizard, facts, field }: { wizard: Onboarding; facts: ResumeFacts; field: ReadField }) {
  const m = onboardingMessages
  const p = profileFieldMessages
  const kept = useKeptFocus<HTMLDivElement>((row) => row.querySelector('button') ?? row)
  const { draft, write } = wizard
  const label = { title: p.title, years_of_experience: p.experience, location: p.location, skills: p.skill }[
    field
  ]
  const read = shown(valuesOf(facts)[field])
  const written = shown(draft[field])
  const isFilled = field in draft.before
  const isOffered = !isFilled && isNews(draft, facts, field)
  return (
    <div
      {...kept}
      tabIndex={-1}
      className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <dt className="text-t1 text-ink-2">{label}</dt>
      <dd className="wrap-anywhere sm:col-start-1">
        {field === 'years_of_experience' ? p.years(read) : read}
        {isOffered && written !== '' && (
          <p className="text-t1 text-ink-2">
            {m.readKept(field === 'years_of_experience' ? p.years(written) : written)}
          </p>
        )}
      </dd>
      <dd className="flex flex-wrap items-center gap-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
        {!isOffered && (
          <span className="flex items-center gap-1 text-t1 text-green">
            <Icon of={Check} size="small" />
            {isFilled ? m.fromResume : m.readSame}
          </span>
        )}
        {isFilled && (
          <span className="flex gap-2">
            <Button size="small" onClick={() => write((now) => acceptField(now, field))}>
              {m.keep} <span className="sr-only">{m.ofField(label)}</span>
            </Button>
            <Button size="small" onClick={() => write((now) => undoField(now, field))}>
              {m.undo} <span className="sr-only">{m.ofField(label)}</span>
            </Button>
          </span>
        )}
        {isOffered && (
          <Button size="small" onClick={() => write((now) => takeField(now, facts, field))}>
            {m.useThis} <span className="sr-only">{m.ofField(label)}</span>
          </Button>
        )}
      </dd>
    </div>
  )
}

const shown = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(', '))
