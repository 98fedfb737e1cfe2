import { expect, test } from 'vitest'
import { readSmtpUrl } from './smtp-address.ts'

test.each([
  ['smtp://mail.example.com', { port: 587, secure: false, requireTLS: true, ignoreTLS: false }],
  ['smtp://mail.example.com:25', { port: 25, requireTLS: true }],
  ['smtp://mail.example.com?tls=off', { requireTLS: false, ignoreTLS: true }],
  ['smtps://mail.example.com', { port: 465, secure: true, requireTLS: false }],
  ['smtps://mail.example.com?tls=off', { secure: true }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, requireTLS: false, ignoreTLS: true }],
  ['smtp://[::1]:1025', { host: '::1', requireTLS: false }],
  ['smtp://127.1.2.3', { requireTLS: false }],
  ['smtp://127.mail.example.com', { requireTLS: true }],
  ['smtps://me%40example.com:p%3Aw@mail.example.com', { account: { user: 'me@example.com', pass: 'p:w' } }],
  ['smtps://mail.example.com', { account: undefined }],
])('%s is read as %j', (url, expected) => {
  expect(readSmtpUrl(url)).toMatchObject(expected)
})
