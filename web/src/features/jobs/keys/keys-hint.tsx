import { Suspense, useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { jobMessages } from '../messages.ts'

/** Says that there are keys, and shows them, also to somebody who turned them off. */
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

/** Fetched when somebody asks for it. */
export const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)
