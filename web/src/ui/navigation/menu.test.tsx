import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'

const chosen = vi.fn<(id: string) => void>()

function renderMenu() {
  render(
    <>
      <Menu
        label="Account"
        button="Ana Reyes"
        items={[
          { id: 'saved', label: 'Saved Jobs', href: '/saved-jobs', onSelect: () => chosen('saved') },
          { id: 'settings', label: 'Settings', href: '/settings', onSelect: () => chosen('settings') },
          { id: 'logout', label: 'Logout', onSelect: () => chosen('logout') },
        ]}
      />
      <button type="button">elsewhere</button>
    </>,
  )
  return screen.getByRole('button', { name: 'Ana Reyes' })
}
const focused = () => document.activeElement?.textContent

test('arrows walk round the entries, Home and End jump', async () => {
  const button = renderMenu()
  button.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(focused()).toBe('Saved Jobs')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(focused()).toBe('Saved Jobs')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Logout')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Saved Jobs')
  await userEvent.keyboard('{End}')
  expect(focused()).toBe('Logout')
})

test('Escape closes the menu and returns to its button', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  expect(screen.getByRole('menu', { name: 'Account' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('choosing an entry closes the menu', async () => {
  const button = renderMenu()
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }))
  expect(chosen).toHaveBeenLastCalledWith('settings')
  expect(screen.queryByRole('menu')).toBeNull()
})

test('going elsewhere closes it', async () => {
  await userEvent.click(renderMenu())
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }))
  expect(screen.queryByRole('menu')).toBeNull()
})

/** Opens once `arrive` has loaded its entries. */
function renderAwaited() {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  render(
    <>
      <Menu label="Account" button="Ana Reyes" items={[entry]} prepare={() => promise} />
      <button type="button">elsewhere</button>
    </>,
  )
  const arrive = (isThere: boolean) => act(async () => resolve(isThere))
  return { button: screen.getByRole('button', { name: 'Ana Reyes' }), arrive }
}
const entry = { id: 'saved', label: 'Saved Jobs', onSelect: () => chosen('saved') }

test('a menu whose entries are on their way opens on its first one when they are there', async () => {
  const { button, arrive } = renderAwaited()
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await arrive(true)
  expect(focused()).toBe('Saved Jobs')
})

test('a menu whose entries cannot be fetched stays closed', async () => {
  const { button, arrive } = renderAwaited()
  await userEvent.click(button)
  await arrive(false)
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

test('ana, who went elsewhere before the entries came, is not brought back', async () => {
  const { button, arrive } = renderAwaited()
  await userEvent.click(button)
  await userEvent.tab()
  await arrive(true)
  expect(focused()).toBe('elsewhere')
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
