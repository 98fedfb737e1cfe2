import { Page } from '../../../page/page.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { socialSignInMessages } from './messages.ts'

/** Staying comes first. Shows addresses, since names may be alike. */
export function WhichAccount(props: {
  present: string
  other: string
  onStay: () => void
  onGoOn: () => void
}) {
  const { present, other, onStay, onGoOn } = props
  const m = socialSignInMessages
  return (
    <Page title={m.choiceTitle} width="text">
      <div className="grid gap-6">
        <Alert kind="warning" live>
          <p className="wrap-anywhere">{m.choicePresent(present)}</p>
          <p className="mt-1 font-semibold wrap-anywhere">{m.choiceOther(other)}</p>
          <p className="mt-2">{m.choiceHint}</p>
        </Alert>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={onStay}>
            {m.stay}
          </Button>
          <Button onClick={onGoOn}>{m.goOn}</Button>
        </div>
      </div>
    </Page>
  )
}
