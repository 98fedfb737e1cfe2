import type { Job } from '@hanap/contract/jobs/jobs'
import { Copy, ExternalLink, Mail, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonAnchor } from '../../ui/buttons/button-link.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useToasts } from '../../ui/toasts/toast.tsx'
import { type ShareLink, shareLinks } from './share-links.ts'
import { shareMessages } from './share-messages.ts'

export function ShareDialog(props: { job: Pick<Job, 'id' | 'title'>; onClose: () => void }) {
  const { job, onClose } = props
  const m = shareMessages
  const toasts = useToasts()
  const field = useRef<HTMLInputElement>(null)
  // Without the search it was found by.
  const url = `${window.location.origin}/jobs/${job.id}`
  const canShareByDevice = typeof navigator.share === 'function'

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      toasts.success(m.copied)
    } catch {
      field.current?.select()
      toasts.error(m.notCopied, m.notCopiedText)
    }
  }
  async function shareByDevice() {
    try {
      await navigator.share({ title: job.title, url })
      onClose()
    } catch {
      // Cancelled or refused: the other ways remain.
    }
  }

  return (
    <Dialog open onClose={onClose} title={m.title} subtitle={job.title} size="small" closeOnBackdrop>
      <div className="grid gap-4">
        {canShareByDevice && (
          <Button look="primary" wide icon={Share2} onClick={() => void shareByDevice()}>
            {m.byDevice}
          </Button>
        )}
        <div className="grid gap-2">
          <TextField ref={field} label={m.link} hint={m.text} value={url} readOnly />
          <Button look={canShareByDevice ? 'plain' : 'primary'} wide icon={Copy} onClick={() => void copy()}>
            {m.copyLink}
          </Button>
        </div>
        <div className="grid gap-2">
          <h3 className="text-t1 text-ink-2">{m.elsewhere}</h3>
          <ul className="grid grid-cols-2 gap-2">
            {shareLinks({ title: job.title, url }, m).map((place) => (
              <li key={place.id} className="grid">
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  )
}

function PlaceLink({ place }: { place: ShareLink }) {
  const m = shareMessages
  if (place.id === 'email') {
    return (
      <ButtonAnchor wide icon={Mail} href={place.href}>
        {place.label}
      </ButtonAnchor>
    )
  }
  return (
    <ButtonAnchor wide icon={ExternalLink} href={place.href} target="_blank" rel="noopener noreferrer">
      {place.label} <span className="sr-only">{`(${m.newTab})`}</span>
    </ButtonAnchor>
  )
}
