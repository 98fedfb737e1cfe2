import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog, type DialogProps } from '../ui/dialog.tsx'
import { Menu } from '../ui/menu.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { useToasts } from '../ui/toast.tsx'
import { LONG, Section } from './section.tsx'

const sizes: readonly NonNullable<DialogProps['size']>[] = ['small', 'normal', 'wide']
const questions = ['plain', 'danger', 'busy'] as const

/** What lies over the page; the buttons open it. */
export function Overlays() {
  return (
    <>
      <Dialogs />
      <Toasts />
      <Section title="Menu">
        <Menu
          label="More"
          buttonClassName="button"
          button="Menu"
          head={<p>Head of the menu</p>}
          items={[
            { id: 'open', label: 'Open', onSelect: () => {} },
            { id: 'long', label: LONG, onSelect: () => {} },
            { id: 'page', label: 'A page', href: '/', onSelect: () => {} },
            { id: 'delete', label: 'Delete', danger: true, onSelect: () => {} },
          ]}
        />
      </Section>
    </>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Dialogs">
      {sizes.map((size) => (
        <Button key={size} onClick={() => setOpen(size)}>
          Dialog: {size}
        </Button>
      ))}
      {questions.map((kind) => (
        <Button key={kind} onClick={() => setOpen(kind)}>
          Question: {kind}
        </Button>
      ))}
      {sizes.map((size) => (
        <Dialog
          key={size}
          open={open === size}
          onClose={close}
          title="Apply for this job"
          subtitle="Customer Support Lead for a Booking App · Harbor & Pine"
          size={size}
          closeOnBackdrop
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button look="primary" onClick={close}>
                Submit Application
              </Button>
            </>
          }
        >
          <TextAreaField label="Cover letter" rows={9} defaultValue="Hello Harbor & Pine team," />
        </Dialog>
      ))}
      {questions.map((kind) => (
        <ConfirmDialog
          key={kind}
          open={open === kind}
          title="Delete this resume?"
          confirmText="Delete"
          danger={kind === 'danger'}
          busy={kind === 'busy'}
          onCancel={close}
          onConfirm={close}
        >
          <p>Applications that you sent keep their copy.</p>
          {kind === 'busy' && <Button onClick={close}>Close it all the same</Button>}
        </ConfirmDialog>
      ))}
    </Section>
  )
}

function Toasts() {
  const toasts = useToasts()
  const undo = { action: { label: 'Undo', run: () => {} } }
  return (
    <Section title="Toasts">
      <Button onClick={() => toasts.success('Job Saved', '4 of 5 saved.', undo)}>
        Success with an action
      </Button>
      <Button onClick={() => toasts.info('New listings', '12 came in.')}>Info</Button>
      <Button onClick={() => toasts.warning('Empty Search', 'Please enter a search term.')}>Warning</Button>
      <Button onClick={() => toasts.error('An error occurred. Please try again.')}>Error</Button>
      <Button onClick={() => toasts.error(LONG, LONG)}>Long words</Button>
    </Section>
  )
}
