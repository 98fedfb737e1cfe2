import { Link } from '@tanstack/react-router'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { accountMessages } from '../messages.ts'

/**
 * The username or email is taken, perhaps by the visitor's own account.
 * @param props.isLost an earlier try in this tab got no answer
 */
export function OwnAccountNote({ isLost, next }: { isLost: boolean; next: string | undefined }) {
  const m = accountMessages
  const links = (
    <p className="flex flex-wrap gap-x-4">
      <Link to="/login" search={next ? { next } : {}}>
        {m.toLogin}
      </Link>
      <Link to="/forgot-password">{m.resetPassword}</Link>
    </p>
  )
  return (
    <Alert kind="warning" title={m.maybeYours} action={links} live>
      {isLost ? m.maybeYoursLost : m.maybeYoursText}
    </Alert>
  )
}
