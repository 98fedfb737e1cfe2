import { Bookmark, List, Share2, SquareKanban } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ButtonAnchor } from '../ui/button-link.tsx'
import { Chip, RemovableChip } from '../ui/chip.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu } from '../ui/menu.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Segments } from '../ui/segments.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { Tag } from '../ui/tag.tsx'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { useToasts } from '../ui/toast.tsx'
import { Section } from './section.tsx'

/** Whatever is pressed or chosen, in its states. */
export function Controls() {
  const [isSaved, setSaved] = useState(true)
  const [page, setPage] = useState(4)
  const [tab, setTab] = useState<'all' | 'applied' | 'offer'>('all')
  const [view, setView] = useState<'table' | 'board'>('table')
  return (
    <>
      <Section title="Buttons">
        <Button look="primary">Apply Now</Button>
        <Button icon={Bookmark}>Save Job</Button>
        <Button icon={Share2}>Share</Button>
        <Button look="quiet">Reset</Button>
        <Button look="danger">Delete Account</Button>
        <Button look="done">Applied</Button>
        <Button disabled>Current Plan</Button>
        <Button look="primary" busy busyText="Submitting...">
          Submit
        </Button>
        <Button look="primary" size="big">
          Sign Up Now
        </Button>
        <Button size="small">Update</Button>
        <ButtonAnchor href="#top">A link</ButtonAnchor>
        <CopyButton text="HNP-2026-000123" label="Copy reference" />
        <IconButton icon={Bookmark} label="Save" pressed={isSaved} onClick={() => setSaved(!isSaved)} />
      </Section>
      <Section title="Chips and tags">
        <Chip pressed count={44}>
          Xero
        </Chip>
        <Chip pressed={false} count={52}>
          QuickBooks
        </Chip>
        <RemovableChip label="Full Time" onRemove={() => {}} />
        <Tag>Payroll</Tag>
        <Tag>Month-end</Tag>
      </Section>
      <Section title="Choosing a view">
        <div className="w-full">
          <Tabs
            label="Applications by status"
            selected={tab}
            onSelect={setTab}
            items={[
              { id: 'all', label: 'All', count: 11 },
              { id: 'applied', label: 'Applied', count: 4 },
              { id: 'offer', label: 'Offer', count: 1 },
            ]}
          >
            <p className="p-4">The panel of “{tab}”.</p>
          </Tabs>
        </div>
        <Segments
          label="View"
          selected={view}
          onSelect={setView}
          items={[
            { id: 'table', label: 'Table', icon: List },
            { id: 'board', label: 'Board', icon: SquareKanban },
          ]}
        />
        <div className="w-full">
          <Pagination page={page} pageCount={13} onPage={setPage} />
        </div>
      </Section>
      <Overlays />
    </>
  )
}

function Overlays() {
  const [open, setOpen] = useState<'form' | 'confirm' | null>(null)
  const toasts = useToasts()
  const close = () => setOpen(null)
  return (
    <Section title="Overlays">
      <Button onClick={() => setOpen('form')}>Open dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Ask first</Button>
      <Button
        onClick={() =>
          toasts.success('Job Saved', '4 of 5 saved.', { action: { label: 'Undo', run: () => {} } })
        }
      >
        Success
      </Button>
      <Button onClick={() => toasts.warning('Empty Search', 'Please enter a search term.')}>Warning</Button>
      <Button onClick={() => toasts.error('An error occurred. Please try again.')}>Error</Button>
      <Menu
        label="More"
        buttonClassName="button"
        button="Menu"
        items={[
          { id: 'a', label: 'Open', onSelect: () => {} },
          { id: 'b', label: 'Delete', danger: true, onSelect: () => {} },
        ]}
      />
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="Apply for this job"
        subtitle="Customer Support Lead for a Booking App · Harbor & Pine"
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" onClick={() => toasts.success('Sent')}>
              Submit Application
            </Button>
          </>
        }
      >
        <TextAreaField label="Cover letter" rows={9} defaultValue="Hello Harbor & Pine team," />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Delete this resume?"
        confirmText="Delete"
        danger
        onCancel={close}
        onConfirm={close}
      >
        <p>Applications that you sent keep their copy.</p>
      </ConfirmDialog>
    </Section>
  )
}
