import { Check } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Icon } from '../../../../ui/signs/icon.tsx'
import type { OnboardingDraft, ReadField } from '../draft.ts'
import { onboardingMessages } from '../messages.ts'
import type { Onboarding } from '../use-onboarding.ts'
import { undoField } from './from-resume.ts'

/** Green until the seeker edits the field. */
export const readLook = (draft: OnboardingDraft, field: ReadField): string | undefined =>
  field in draft.before ? 'border-green bg-green-tint' : undefined

/** Renders nothing for fields the resume did not fill. */
export function FromResumeNote(props: { wizard: Onboarding; field: ReadField; label: string }) {
  const { wizard, field, label } = props
  const m = onboardingMessages
  const note = useRef<HTMLDivElement>(null)
  if (!(field in wizard.draft.before)) return null
  function undo() {
    // The button disappears with the mark.
    note.current?.closest('.field, [data-read]')?.querySelector<HTMLElement>('input, select')?.focus()
    wizard.write((draft) => undoField(draft, field))
  }
  return (
    <div ref={note} className="-my-2 flex items-center gap-1 text-t0 font-medium text-green">
      <Icon of={Check} size="small" />
      {m.fromResume}
      <Button look="quiet" size="small" className="-mr-2 px-2" onClick={undo}>
        {m.undo} <span className="sr-only">{m.ofField(label)}</span>
      </Button>
    </div>
  )
}
