import { FileText } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import type { ReadField } from '../draft.ts'
import { onboardingMessages } from '../messages.ts'
import type { Onboarding } from '../use-onboarding.ts'
import { acceptField, undoField } from './from-resume.ts'

/** The mark of a field that the resume filled, with the ways to keep that or to go back. Nothing for any other field. */
export function FromResumeNote(props: { wizard: Onboarding; field: ReadField; label: string }) {
  const { wizard, field, label } = props
  const m = onboardingMessages
  const note = useRef<HTMLDivElement>(null)
  if (!(field in wizard.draft.before)) return null
  function choose(next: typeof acceptField) {
    // The buttons go with the mark: the focus stays at what they were about.
    const before = note.current?.previousElementSibling ?? note.current?.nextElementSibling
    before?.querySelector<HTMLElement>('input, select')?.focus()
    wizard.write((draft) => next(draft, field))
  }
  return (
    <div ref={note} className="flex flex-wrap items-center gap-x-1 text-t1 text-sea">
      <span className="mr-2 flex items-center gap-2">
        <Icon of={FileText} size="small" />
        {m.fromResume}
      </span>
      <span className="-ml-3 flex gap-1 sm:ml-0">
        <Button look="quiet" size="small" onClick={() => choose(acceptField)}>
          {m.keep} <span className="sr-only">{m.ofField(label)}</span>
        </Button>
        <Button look="quiet" size="small" onClick={() => choose(undoField)}>
          {m.undo} <span className="sr-only">{m.ofField(label)}</span>
        </Button>
      </span>
    </div>
  )
}
