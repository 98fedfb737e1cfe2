import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openSite } from '../../../../test/open-site.tsx'

const call = 'POST /contact/'

test.each([
  ['/post-job', 'Post a job', 'Posting a job'],
  ['/resources-employers', 'For employers', 'Notes for employers'],
])('%s says that it is to come, and takes a message about it', async (path, title, subject) => {
  const { bodies, calls } = openSite(path, { [call]: { message: 'Message received' } })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Coming soon')).toBeDefined()
  const written = {
    Name: 'Mia Santos',
    Email: 'mia@example.com',
    Message: 'Please tell me when it opens',
  }
  for (const [name, text] of Object.entries(written))
    await userEvent.type(main.getByRole('textbox', { name }), text)
  await userEvent.click(main.getByRole('button', { name: 'Send Message' }))
  expect(await screen.findByText('Message Sent')).toBeDefined()
  expect(bodies[calls.indexOf(call)]).toEqual({
    name: written.Name,
    email: written.Email,
    subject,
    message: written.Message,
  })
})
