import type { KeptLetter } from '@hanap/contract/letters/cover-letters'
import { pages } from '@hanap/contract/site/pages'
import { useNavigate } from '@tanstack/react-router'
import { Download, Printer, Send } from 'lucide-react'
import { useState } from 'react'
import { session } from '../../api/session/browser-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { draftFromLetter, hasOtherDraft } from './hand-over.ts'
import { letterFile, safeFileName } from './letter-file.ts'
import { letterMessages } from './letters-messages.ts'
import { RemoveLetter } from './remove-letter.tsx'
import type { LetterEditing } from './use-letter-edit.ts'

type LetterActionsProps = {
  letter: KeptLetter
  edit: LetterEditing
  /** Called before a button here leads away, and if that fails. */
  onLeaving: (isLeaving: boolean) => void
}

/** Uses the letter as it is in the form. */
export function LetterActions({ letter, edit, onLeaving }: LetterActionsProps) {
  const m = letterMessages
  const fileName = safeFileName(m.fileName(letter.job_title)) || m.fileNameAlone
  const canApply = !letter.applied && !letter.is_sent && letter.job_removed_at === null
  return (
    <section aria-label={m.more} className="flex flex-wrap gap-2 border-t border-line pt-6 max-sm:grid">
      {canApply && <ApplyWithLetter edit={edit} onLeaving={onLeaving} />}
      <CopyButton text={edit.words.content} label={m.copy} />
      <Button icon={Download} onClick={() => saveFile(letterFile(edit.words), `${fileName}.txt`)}>
        {m.download}
      </Button>
      <Button icon={Printer} onClick={() => window.print()}>
        {m.print}
      </Button>
      <RemoveLetter letter={letter} onLeaving={onLeaving} onRemoved={edit.forget} />
    </section>
  )
}

/** Saves the edit first. */
function ApplyWithLetter({ edit, onLeaving }: Omit<LetterActionsProps, 'letter'>) {
  const m = letterMessages
  const navigate = useNavigate()
  const [userId] = useState(() => session.read().user?.id)
  /** The letter to use once the seeker agrees to replace another draft. */
  const [asked, setAsked] = useState<KeptLetter | null>(null)

  async function begin() {
    onLeaving(true)
    const kept = await edit.save()
    if (!kept) return onLeaving(false)
    if (hasOtherDraft(userId, kept)) return setAsked(kept)
    goOn(kept)
  }
  function goOn(kept: KeptLetter) {
    draftFromLetter(userId, kept)
    void navigate({
      to: pages.job.path,
      params: { id: String(kept.job_post_id) },
      state: { opensApply: true },
    })
  }
  function stay() {
    setAsked(null)
    onLeaving(false)
  }
  return (
    <>
      <Button icon={Send} busy={edit.isSaving} onClick={() => void begin()}>
        {m.apply}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        title={m.replaceTitle}
        confirmText={m.replace}
        cancelText={m.replaceNot}
        danger
        onConfirm={() => asked && goOn(asked)}
        onCancel={stay}
      >
        <p>{m.replaceText}</p>
      </ConfirmDialog>
    </>
  )
}
