import { isPagePath } from '@hanap/contract/site/pages'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { Footer } from '../footer.tsx'
import { Header } from './header.tsx'

const ana = { name: 'Ana Reyes', email: 'ana@example.com', letters: 'AR', badge: 'Free Trial' }

test('a visitor finds the pages that exist, Login and Register', async () => {
  await renderPage(<Header viewer={null} />)
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
  const wanted = [
    ['Home', '/'],
    ['Features', '/features'],
    ['Find Jobs', '/jobs'],
    ['About', '/about'],
  ]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    wanted.filter(([, path]) => isPagePath(path ?? '')),
  )
  expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register')
  expect(screen.queryByRole('button', { name: /Account/ })).toBeNull()
})

test('the page one is on is marked', async () => {
  await renderPage(<Header viewer={null} />, { path: '/jobs' })
  expect(screen.getByRole('link', { name: 'Find Jobs' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('link', { name: 'Home' }).hasAttribute('aria-current')).toBe(false)
})

test('ana opens her menu, sees who she is, and Escape closes it', async () => {
  await renderPage(<Header viewer={ana} />)
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull()
  const button = screen.getByRole('button', { name: 'Account: Ana Reyes Free Trial' })
  await userEvent.click(button)
  const email = await screen.findByText('ana@example.com')
  expect([...(email.parentElement?.children ?? [])].map((line) => line.textContent)).toEqual([
    'Ana Reyes',
    'ana@example.com',
    'Free Trial',
  ])
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'My Profile',
    'Saved Jobs',
    'Saved Searches',
    'Applications',
    'My Cover Letters',
    'Settings',
    'Online Jobs Portal account',
    'Subscription',
    'Logout',
  ])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(button)
})

// A link, so that it can open in a new tab.
test.each([
  ['My Profile', '/profile'],
  ['Saved Jobs', '/saved-jobs'],
  ['Applications', '/applications'],
  ['Settings', '/settings'],
  ['Online Jobs Portal account', '/settings?tab=integrations'],
  ['Subscription', '/subscription/plans'],
  ['Logout', '/logout'],
])('the entry %s of the menu leads to %s', async (name, address) => {
  const { router } = await renderPage(<Header viewer={ana} />)
  await userEvent.click(screen.getByRole('button', { name: /Account/ }))
  const entry = await screen.findByRole('menuitem', { name })
  expect(entry.getAttribute('href')).toBe(address)
  await userEvent.click(entry)
  await waitFor(() => expect(router.state.location.href).toBe(address))
})

test('ana finds the page she is on in Filipino, which keeps her choice once it has come', async () => {
  await renderPage(<Header viewer={null} />, { path: '/jobs' })
  const link = screen.getByRole('link', { name: 'Filipino' })
  expect(within(link).getByText('FIL')).toBeTruthy()
  expect(link.getAttribute('href')).toBe('/fil/jobs')
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(localStorage.getItem('language')).toBeNull()
  expect(localStorage.getItem('languageSwitch')).toBe(`${location.origin}/fil/jobs`)
})

test('the theme changes and is remembered', async () => {
  await renderPage(<Header viewer={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }))
  expect(document.documentElement.dataset['theme']).toBe('dark')
  expect(localStorage.getItem('theme')).toBe('dark')
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }))
  expect(document.documentElement.dataset['theme']).toBe('light')
})

test('on a phone the pages stand in a sheet that closes when one is chosen', async () => {
  const { router } = await renderPage(<Header viewer={null} />)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const sheet = await screen.findByRole('dialog', { name: 'Menu' })
  await userEvent.click(within(sheet).getByRole('link', { name: 'Find Jobs' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/jobs'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the phone’s menu groups its pages under headings, the jobs first, each page once', async () => {
  await renderPage(<Header viewer={null} />, { path: '/about' })
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const menu = within(sheet.getByRole('navigation', { name: 'Main' }))
  expect(menu.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Job seekers',
    'Employers',
    'Company',
    'Legal',
  ])
  const links = menu.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links[0]).toBe('/jobs')
  for (const path of ['/', '/features', '/about']) expect(links).toContain(path)
  expect(new Set(links).size).toBe(links.length)
})

test('the browser’s Back closes the phone’s menu and stays on the page', async () => {
  const { router } = await renderPage(<Header viewer={null} />, { path: '/about' })
  const { length, state } = history
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  expect(history.length).toBe(length + 1)
  act(() => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/about')
  // Closing by hand leaves no history entry behind.
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await screen.findByRole('dialog', { name: 'Menu' })
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(history.state).toEqual(state))
})

test('on a phone the other language and the colours come first', async () => {
  await renderPage(<Header viewer={null} />, { path: '/jobs' })
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Menu' }))
  const links = sheet.getAllByRole('link')
  expect([links[0]?.textContent, links[0]?.getAttribute('href')]).toEqual(['Filipino', '/fil/jobs'])
  const colours = sheet.getByRole('switch', { name: 'Dark mode' })
  const pages = sheet.getByRole('navigation', { name: 'Main' })
  expect(colours.compareDocumentPosition(pages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the footer links only to pages that exist and to social pages that are set', async () => {
  await renderPage(<Footer social={[{ name: 'Facebook', href: 'https://facebook.example/hanap' }]} />)
  const footer = screen.getByRole('contentinfo')
  const hrefs = within(footer)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
  expect(hrefs.filter((href) => href.startsWith('/')).every(isPagePath)).toBe(true)
  expect(hrefs).toContain('https://facebook.example/hanap')
})

test('the footer has four groups of links, and nothing of social pages where none are set', async () => {
  await renderPage(<Footer social={[]} />)
  const footer = within(screen.getByRole('contentinfo'))
  const groups = footer.getAllByRole('navigation')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Job seekers',
    'Employers',
    'Company',
    'Legal',
  ])
  const hrefs = footer.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  for (const path of ['/features', '/about', '/applications', '/employers', '/salaries', '/resources'])
    expect(hrefs).toContain(path)
  for (const path of ['/post-job', '/pricing', '/resources-employers', '/contact', '/privacy', '/terms'])
    expect(hrefs).toContain(path)
  expect(hrefs.filter((href) => href.startsWith('http'))).toEqual([])
})

test('Lite is turned on and off from the footer', async () => {
  await renderPage(<Footer social={[]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Turn on Lite' }))
  expect('lite' in document.documentElement.dataset).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Turn off Lite' }))
  expect('lite' in document.documentElement.dataset).toBe(false)
})
