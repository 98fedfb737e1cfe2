import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { saveMessages } from './save-messages.ts'

export function SaveBar(props: { isChanged: boolean; isSaving: boolean; onDiscard: () => void }) {
  const { isChanged, isSaving, onDiscard } = props
  const m = saveMessages
  // The discard button disappears with the changes.
  const area = useKeptFocus<HTMLDivElement>((place) => place.querySelector('button'))
  return (
    <div
      className={classNames('save-bar flex flex-wrap items-center gap-3', isChanged && 'foot-bar')}
      {...area}
    >
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
