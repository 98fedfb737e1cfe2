import { changeSubscription, type NotificationTopic } from '@hanap/contract/notices/notifications'
import { pages } from '@hanap/contract/site/pages'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { callEndpoint } from '../../api/client.ts'
import { isApiProblem } from '../../api/problems/problems.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts'
import { Alert } from '../../ui/surfaces/alert.tsx'
import { unsubscribeMessages } from './unsubscribe-messages.ts'

type Found = { topic: NotificationTopic; is_on: boolean; email: string }

/** One kind of mail to one address. */
export function Subscription({ token, found }: { token: string; found: Found }) {
  const m = unsubscribeMessages
  const change = useMutation({
    mutationFn: (is_on: boolean) => callEndpoint(changeSubscription, { body: { token, is_on } }),
  })
  const kept = useKeptFocus<HTMLDivElement>((area) => area.querySelector('button'))
  // A failed change keeps the former result.
  const { topic, is_on: isOn, email } = change.data ?? found
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5" {...kept}>
      {isOn && !change.data && (
        <div>
          <h2 className="text-t4">{m.name(topic)}</h2>
          <p className="mt-1 max-w-[68ch]">{m.what(topic)}</p>
          <p className="mt-1 text-ink-2 wrap-anywhere">{m.sentTo(email)}</p>
        </div>
      )}
      {!isOn && (
        <Alert kind="success" title={m.stopped(topic)} live className="justify-self-stretch">
          <span className="wrap-anywhere">{m.stoppedText(email)}</span>
        </Alert>
      )}
      {isOn && change.data && (
        <Alert kind="success" title={m.back(topic)} live className="justify-self-stretch">
          <span className="wrap-anywhere">{m.backText(email)}</span>
        </Alert>
      )}
      {change.isError && (
        <Alert kind="error" live className="justify-self-stretch">
          {isApiProblem(change.error, 'too-many') ? m.tooMany : m.changeFailed}
        </Alert>
      )}
      {isOn ? (
        <Button
          look="primary"
          size="big"
          busy={change.isPending}
          busyText={m.stopping}
          onClick={() => change.mutate(false)}
        >
          {m.stop}
        </Button>
      ) : (
        <Button busy={change.isPending} busyText={m.takingBack} onClick={() => change.mutate(true)}>
          {m.takeBack}
        </Button>
      )}
      <div className="text-t1">
        <p className="max-w-[68ch] text-ink-2">{m.others}</p>
        <Link
          to={pages.settings.path}
          search={{ tab: 'notifications' }}
          className="inline-flex min-h-11 items-center"
        >
          {m.toSettings}
        </Link>
      </div>
    </div>
  )
}
