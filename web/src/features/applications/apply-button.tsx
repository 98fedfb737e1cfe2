import type { Job } from '@hanap/contract/jobs'
import { pages } from '@hanap/contract/pages'
import { useRouter } from '@tanstack/react-router'
import { Check, Send } from 'lucide-react'
import { session } from '../../api/browser-session.ts'
import { useMessages } from '../../i18n/language.tsx'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { applicationMessages } from './messages.ts'

/** What applying needs to know of a listing. */
export type JobToApplyTo = Pick<Job, 'id' | 'title' | 'employer' | 'applied' | 'url'>

/** Opens the apply dialog; 'Applied' once there is an application. Without a session it leads to the login. */
export function ApplyButton(props: {
  job: JobToApplyTo
  look?: ButtonLook | undefined
  wide?: boolean | undefined
}) {
  const { job, look = 'primary', wide } = props
  const m = useMessages(applicationMessages)
  const { history } = useRouter()
  function begin() {
    if (session.read().token === null) history.push(pages.login.path)
  }
  return job.applied ? (
    <Button look="done" wide={wide} icon={Check} disabled>
      {m.applied}
    </Button>
  ) : (
    <Button look={look} wide={wide} icon={Send} onClick={begin}>
      {m.applyNow}
    </Button>
  )
}
