import { Suspense, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Button } from '../../ui/button.tsx'
import { keyMessages } from './key-messages.ts'
import { lazyPart } from './lazy-part.ts'

/** Says that there are keys, and shows them, also to somebody who turned them off. */
export function KeysHint() {
  const m = useMessages(keyMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="pt-2 text-center">
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        {m.hint}
      </Button>
      {isOpen && (
        <Suspense>
          <KeysDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** Fetched when somebody asks for it. */
export const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)
