import { MAX_AI_INSTRUCTIONS } from '@hanap/contract/letters/ai-instructions'
import { useRef } from 'react'
import { formatCount } from '../../../i18n/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { useKeptFocus } from '../../../ui/dialogs/use-kept-focus.ts'
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { Skeleton, SkeletonBlock, SkeletonLine } from '../../../ui/surfaces/skeleton.tsx'
import { aiInstructionsMessages } from './messages.ts'
import { useInstructions } from './use-instructions.ts'

/** Typed text stays until it is saved or discarded. */
export function AiSettingsDialog({ onClose }: { onClose: () => void }) {
  const m = aiInstructionsMessages
  const box = useRef<HTMLTextAreaElement>(null)
  const kept = useKeptFocus<HTMLDivElement>((area) => area.closest('dialog')?.querySelector('h2'))
  const { text, isLoaded, isUnsaved, isSaving, failure, error, ...it } = useInstructions(onClose)

  // Not a form: the dialog may be over one, and React would bubble its submit.
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.settings}
      subtitle={m.subtitle}
      canClose={!isSaving}
      footer={
        <>
          <Button onClick={onClose} disabled={isSaving}>
            {m.cancel}
          </Button>
          {isLoaded && (
            <Button
              look="primary"
              busy={isSaving}
              busyText={m.saving}
              onClick={() => {
                if (error !== undefined) box.current?.focus()
                it.save()
              }}
            >
              {m.save}
            </Button>
          )}
        </>
      }
    >
      <div {...kept} className="grid gap-4">
        {failure !== null && <Alert kind="error" live title={failure} />}
        {it.hasFailedToLoad ? (
          <Alert
            kind="error"
            live
            title={m.loadFailed}
            action={
              <Button size="small" onClick={it.reload}>
                {m.tryAgain}
              </Button>
            }
          >
            {m.loadFailedText}
          </Alert>
        ) : isLoaded ? (
          <>
            <div className="grid gap-1">
              <TextAreaField
                ref={box}
                label={m.instructions}
                hint={m.hint}
                rows={8}
                className="field-sizing-content max-h-[44dvh] min-h-[min(200px,44dvh)]"
                value={text}
                readOnly={isSaving}
                error={error}
                onChange={(event) => it.write(event.target.value)}
              />
              <p className="text-right text-t0 text-ink-2">
                {m.characters(formatCount(it.length), formatCount(MAX_AI_INSTRUCTIONS))}
              </p>
              {isUnsaved && (
                <div className="flex flex-wrap items-center justify-between gap-x-4 text-t0 text-ink-2">
                  <p>{m.unsaved}</p>
                  <Button
                    look="quiet"
                    size="small"
                    className="max-sm:-ml-3"
                    disabled={isSaving}
                    onClick={() => {
                      it.discard()
                      box.current?.focus()
                    }}
                  >
                    {m.discard}
                  </Button>
                </div>
              )}
            </div>
          </>
        ) : (
          <Skeleton label={m.loading}>
            <SkeletonLine className="w-24" />
            <SkeletonBlock className="my-2 h-[min(200px,44dvh)] w-full" />
            <SkeletonLine />
            <SkeletonLine short />
          </Skeleton>
        )}
        {it.dialog}
      </div>
    </Dialog>
  )
}
