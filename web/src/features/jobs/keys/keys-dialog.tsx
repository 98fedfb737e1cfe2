import { useState } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Switch } from '../../../ui/fields/checkbox.tsx'
import { areKeysOn, setKeysOn } from './key-choice.ts'
import { keyMessages } from './key-messages.ts'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const m = keyMessages
  const [isOn, setOn] = useState(areKeysOn)
  const keys = [
    ['j', m.next],
    ['k', m.previous],
    ['↓', m.nextInList],
    ['↑', m.previousInList],
    ['s', m.save],
    ['a', m.apply],
    ['/', m.search],
    ['?', m.help],
    ['Ctrl K', m.commands],
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.title}
      size="small"
      closeOnBackdrop
      footer={
        <Button look="primary" onClick={onClose}>
          {m.done}
        </Button>
      }
    >
      <div className="grid gap-3">
        <p className="text-t1 text-ink-2">{m.text}</p>
        <p className="text-t1 text-ink-2">{m.howToSearch}</p>
        <dl className="rows grid">
          {keys.map(([key, what]) => (
            <div key={key} className="grid grid-cols-[64px_minmax(0,1fr)] items-center gap-3 py-1.5">
              <dt>
                <kbd className="grid min-h-8 place-items-center rounded-in border-[1.5px] border-edge bg-sunk font-mono">
                  {key}
                </kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p className="text-t1 text-ink-2">{m.syntax}</p>
        <Switch
          label={m.use}
          checked={isOn}
          onChange={({ target }) => {
            setOn(target.checked)
            setKeysOn(target.checked)
          }}
        />
      </div>
    </Dialog>
  )
}
