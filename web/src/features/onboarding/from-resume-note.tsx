import { FileText } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { onboardingMessages } from './messages.ts'

/** The mark of a field that the resume filled, with the way back. */
export function FromResumeNote({ field, onUndo }: { field: string; onUndo: () => void }) {
  const m = useMessages(onboardingMessages)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-t1 text-sea">
      <Icon of={FileText} size="small" />
      <span>{m.fromResume}</span>
      <Button look="quiet" size="small" aria-label={m.undoField(field)} onClick={onUndo}>
        {m.undo}
      </Button>
    </p>
  )
}
