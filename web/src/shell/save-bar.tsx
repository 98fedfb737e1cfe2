import { useMessages } from '../i18n/language.tsx'
import { defineMessages } from '../i18n/messages.ts'
import { Button } from '../ui/button.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'

const saveMessages = defineMessages({
  en: {
    save: 'Save Changes',
    saving: 'Saving…',
    discard: 'Discard changes',
    notSaved: 'Not saved yet.',
  },
})

/** The foot of a form that is saved by hand: saves what it holds, or takes it back. */
export function SaveBar(props: { isChanged: boolean; isSaving: boolean; onDiscard: () => void }) {
  const { isChanged, isSaving, onDiscard } = props
  const m = useMessages(saveMessages)
  // What takes the changes back goes with them.
  const area = useKeptFocus<HTMLDivElement>((place) => place.querySelector('button'))
  return (
    <div className="flex flex-wrap items-center gap-3" {...area}>
      <Button type="submit" look="primary" busy={isSaving} busyText={m.saving}>
        {m.save}
      </Button>
      {isChanged && !isSaving && (
        <>
          <Button look="quiet" onClick={onDiscard}>
            {m.discard}
          </Button>
          <span className="text-t1 text-ink-2">{m.notSaved}</span>
        </>
      )}
    </div>
  )
}
