import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '../buttons/button.tsx'
import { ToastProvider } from '../toasts/toast.tsx'
import { createToaster } from '../toasts/toaster.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function Opener(props: { canClose?: boolean; closeOnBackdrop?: boolean; vanishes?: boolean }) {
  const { canClose, closeOnBackdrop, vanishes } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!(vanishes && isOpen) && <Button onClick={() => setOpen(true)}>Apply Now</Button>}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Apply for this job"
        canClose={canClose}
        closeOnBackdrop={closeOnBackdrop}
      >
        <label>
          Letter <textarea />
        </label>
      </Dialog>
    </>
  )
}

test('a dialog has its title as name, opens on it, and gives the focus back', async () => {
  render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Apply Now' })
  await userEvent.click(opener)
  expect(screen.getByRole('dialog', { name: 'Apply for this job' })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Apply for this job')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
})

test('where its opener is gone by then, the focus goes to the heading', async () => {
  render(
    <>
      <h1 tabIndex={-1}>Settings</h1>
      <Opener vanishes />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Settings' }))
})

test('its close button closes it, and so does the backdrop where that is wanted', async () => {
  render(<Opener closeOnBackdrop />)
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  await userEvent.click(screen.getByRole('textbox'))
  expect(screen.getByRole('dialog')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  await userEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('marking a text beyond the edge is no press on the backdrop', async () => {
  render(<Opener closeOnBackdrop />)
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  fireEvent.mouseDown(screen.getByRole('textbox'))
  fireEvent.click(screen.getByRole('dialog'))
  expect(screen.getByRole('dialog')).toBeDefined()
  await userEvent.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that must not be interrupted ignores Escape', async () => {
  render(<Opener canClose={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test('asking first starts on Cancel', async () => {
  const onConfirm = vi.fn<() => void>()
  const onCancel = vi.fn<() => void>()
  render(
    <ConfirmDialog
      open
      title="Delete this resume?"
      confirmText="Delete"
      danger
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      It cannot be undone.
    </ConfirmDialog>,
  )
  expect(document.activeElement?.textContent).toBe('Cancel')
  await userEvent.keyboard('{Escape}')
  expect(onCancel).toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(onConfirm).toHaveBeenCalled()
})

test('toasts stand inside the open dialog, since everything outside it is inert', async () => {
  const toaster = createToaster()
  render(
    <ToastProvider toaster={toaster}>
      <Opener />
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Apply Now' }))
  const region = () => screen.getByRole('region', { name: 'Notifications' })
  expect(screen.getByRole('dialog').contains(region())).toBe(true)
  // Toasts come after the text, so that the dialog still begins with its title.
  const letter = screen.getByRole('textbox')
  expect(letter.compareDocumentPosition(region())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(region().closest('.dialog-toasts')).not.toBeNull()
  // Toasts are outside the panel, so that they cover none of its controls.
  expect(region().closest('.dialog-panel')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(region().closest('dialog')).toBeNull()
})
