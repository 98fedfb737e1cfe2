import { Suspense, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { jobMessages } from '../messages.ts'

/** Shown even if the keys are off. */
export function KeysHint() {
  const m = jobMessages
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {m.keysHint}
      </Button>
      {isOpen && (
        <Suspense>
          <KeysDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

export const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)
