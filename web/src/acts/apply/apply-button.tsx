import { pages } from '@hanap/contract/site/pages'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { session } from '../../api/session/browser-session.ts'
import { readOwnPath } from '../../page/paths.ts'
import { Button, type ButtonStyle } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { useAppliedMark } from '../applied/applied-mark.ts'
import { applyButtonMessages } from './apply-button-messages.ts'
import type { ApplyFlow } from './apply-flow.tsx'
import type { JobToApplyTo } from './job-to-apply-to.ts'

const loadFlow = () => import('./apply-flow.tsx')

/**
 * Reads 'Applied' once there is an application, and links to it while unproven. Without a session it leads to the
 * login. The dialog loads on demand.
 * @param props.isAsked opens the dialog as if pressed
 */
export function ApplyButton(props: { job: JobToApplyTo; isAsked?: boolean | undefined } & ButtonStyle) {
  const { job, isAsked = false, look = 'primary', size, wide } = props
  const m = applyButtonMessages
  const toasts = useToasts()
  const navigate = useNavigate()
  const router = useRouter()
  const mark = useAppliedMark(job)
  const button = useRef<HTMLButtonElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const [flow, setFlow] = useState<{ Flow: typeof ApplyFlow } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  async function begin() {
    if (job.applied) return
    if (session.read().token === null) {
      const next = readOwnPath(router.state.location.href)
      void navigate({ to: pages.login.path, search: next ? { next } : {} })
      return
    }
    if (!flow) {
      setLoading(true)
      const loaded = await loadFlow().catch(() => null)
      setLoading(false)
      if (!loaded) {
        toasts.error(m.notOpened, m.notOpenedText)
        return
      }
      setFlow({ Flow: loaded.ApplyFlow })
    }
    setOpen(true)
  }
  const beginAsked = useEffectEvent(() => {
    // The dialog returns the focus here.
    button.current?.focus({ preventScroll: true })
    void begin()
  })
  useEffect(() => {
    // Deferred, so that the page shows first.
    if (isAsked) setTimeout(beginAsked)
  }, [isAsked])

  return (
    <>
      {mark && mark.state !== 'sent' ? (
        <ButtonLink
          ref={link}
          to={pages.applications.path}
          search={job.application_id ? { open: job.application_id } : {}}
          size={size}
          wide={wide}
          icon={mark.icon}
          data-key="a"
        >
          <span>
            {mark.text}
            <span className="sr-only">{m.inApplications}</span>
          </span>
        </ButtonLink>
      ) : (
        <Button
          ref={button}
          look={mark ? 'done' : look}
          size={size}
          wide={wide}
          icon={mark?.icon}
          aria-disabled={mark !== null || undefined}
          className={mark ? 'cursor-default' : undefined}
          busy={isLoading}
          data-key="a"
          onPointerEnter={() => void loadFlow().catch(() => null)}
          onClick={() => void begin()}
        >
          {mark?.text ?? m.applyNow}
        </Button>
      )}
      {/* Not inside anything that a wider screen or a rotated phone hides. */}
      {flow &&
        createPortal(
          <flow.Flow
            key={job.id}
            job={job}
            open={isOpen}
            onClose={() => setOpen(false)}
            onGone={() => (button.current ?? link.current)?.focus()}
          />,
          document.body,
        )}
    </>
  )
}
