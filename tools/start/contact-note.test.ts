import { expect, test } from 'vitest'
import { contactNote } from './contact-note.ts'

const ours = { standIns: false, publicUrl: 'https://hanap.example.ph' }
const given = {
  VITE_CONTACT_EMAIL: 'tulong@hanap.example.ph',
  VITE_CONTACT_PHONE: '+63 917 123 4567',
  VITE_CONTACT_ADDRESS: '5 Session Road, Baguio',
}

test('whoever runs a copy for others is told that its contact details are examples, and what to set', () => {
  expect(contactNote(ours, {})).toEqual([
    expect.stringContaining('Set VITE_CONTACT_EMAIL, VITE_CONTACT_PHONE, VITE_CONTACT_ADDRESS.'),
  ])
  expect(contactNote(ours, { ...given, VITE_CONTACT_PHONE: ' ' })).toEqual([
    expect.stringContaining('Set VITE_CONTACT_PHONE.'),
  ])
})

test('nothing is said where they are set, or where nobody else comes', () => {
  expect(contactNote(ours, given)).toEqual([])
  expect(contactNote({ ...ours, standIns: true }, {})).toEqual([])
  expect(contactNote({ ...ours, publicUrl: 'http://127.0.0.1:3000' }, {})).toEqual([])
})
