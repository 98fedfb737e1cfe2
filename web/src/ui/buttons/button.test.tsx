import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Bookmark } from 'lucide-react'
import { expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

test('a busy button says what it does, keeps its focus and swallows clicks', async () => {
  const onClick = vi.fn<() => void>()
  const { rerender } = render(<Button onClick={onClick}>Submit Application</Button>)
  await userEvent.click(screen.getByRole('button'))
  rerender(
    <Button onClick={onClick} busy busyText="Submitting...">
      Submit Application
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Submitting...' })
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button)
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a busy submit button does not send its form again', async () => {
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a toggle says whether it is on', () => {
  render(<IconButton icon={Bookmark} label="Save Job" pressed />)
  expect(screen.getByRole('button', { name: 'Save Job', pressed: true })).toBeDefined()
})
