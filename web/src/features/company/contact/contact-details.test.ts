import { expect, test } from 'vitest'
import { readContactDetails } from './contact-details.ts'

test('a copy that was told nothing shows an example, under which nobody is reached', () => {
  expect(readContactDetails({})).toEqual({
    email: 'hello@hanap.example',
    phone: '+63 2 8555 0100',
    address: '12 Halimbawa Street, Makati City 1200, Philippines',
    link: null,
  })
})

test('whoever runs a copy says how they are reached', () => {
  const settings = {
    VITE_CONTACT_EMAIL: ' tulong@hanap.ph ',
    VITE_CONTACT_PHONE: '+63 917 123 4567',
    VITE_CONTACT_ADDRESS: '5 Session Road, Baguio',
    VITE_CONTACT_LINK: 'https://hanap.ph/office',
  }
  expect(readContactDetails(settings)).toEqual({
    email: 'tulong@hanap.ph',
    phone: '+63 917 123 4567',
    address: '5 Session Road, Baguio',
    link: 'https://hanap.ph/office',
  })
})

test.each(['javascript:alert(1)', 'http://hanap.ph', 'hanap.ph'])(
  '%s is no link to lead anybody to',
  (link) => {
    expect(readContactDetails({ VITE_CONTACT_EMAIL: 'a@b.ph', VITE_CONTACT_LINK: link }).link).toBe(
      'mailto:a@b.ph',
    )
  },
)
