/** @module-tag security */
import { describe, expect, it, test } from 'vitest'
import { findContacts, withoutContacts } from './contact-details.ts'

const own = { email: 'ana.reyes@example.com', phone: '+63 917 555 0134' }
const nobody = { email: '', phone: '' }

describe('A way to reach somebody is found, whoever it is:', () => {
  it.each([
    'bea@shop.example',
    'bea (at) shop (dot) com',
    'bea at shop dot com',
    'Bea AT Shop DOT com DOT ph',
    'bea.cruz at gmail.com',
    'bea @ yahoo . com',
    'bea@ gmail.com',
    'bea at outlook dot com',
    'my Gmail is bea.cruz',
    'Gmail: bea_cruz',
    'ｂｅａ＠ｓｈｏｐ．ｃｏｍ',
    '0917 555 0199',
    'zero nine one seven five five five',
    'm.me/bea.cruz',
    'https://m.me/bea.cruz',
    'fb.com/bea.cruz',
    'www.facebook.com/bea.cruz',
    'facebook.com/profile.php?id=1000',
    't.me/beacruz',
    't . me / beacruz',
    't dot me slash beacruz',
    't[.]me/beacruz',
    'wa.me/639175550199',
    'api.whatsapp.com/send?phone=639175550199',
    'wa.link/ab12cd',
    'viber://chat?number=639175550199',
    'invite.viber.com/?g2=abc',
    'skype:bea.cruz?chat',
    'mailto:bea',
    'discord.gg/abc123',
    'instagram.com/bea.cruz',
    'Telegram @beacruz',
    'Telegram: @beacruz',
    'message me on Telegram, my name there is @beacruz',
    '@beacruz on Telegram',
    '@beacruz (Viber)',
    'WhatsApp me as @beacruz',
    'Telegram: bea_cruz',
    'my Telegram is bea.cruz',
    'Skype ID: live:bea.cruz',
    'Telegram username: beacruz',
    'Discord: bea#1234',
    'my Instagram is @beacruz',
    'IG: @bea.cruz',
    'DM me @beacruz',
    'find me there as @beacruz',
  ])('%s', (text) => {
    expect(findContacts(text, nobody)).not.toEqual([])
    expect(withoutContacts(`I keep books. ${text}\nI like order.`, nobody)).toBe(
      'I keep books.\nI like order.',
    )
  })
})

describe('What is honest stays:', () => {
  it.each([
    'worked at Acme',
    'I worked at Acme dot com for two years',
    'Assistant at Booking.com',
    'VA @Acme',
    'VA @ Acme, 40 hours',
    'I type @ 40 WPM',
    'meet at 5',
    'Available at 9 am, done at 6 pm',
    'Good at Excel. Me and my team like it',
    'I want to. Me too',
    'Support by Viber, Telegram and Messenger',
    'Tools: Slack, Telegram, WhatsApp: used daily',
    'Telegram: daily stand-ups',
    'Skype is what we used; it is old',
    'I moderated Discord and Telegram communities of 5,000 members',
    'I ran ads on facebook.com/business and facebook.com/ads',
    'Grew the page of a shop on Instagram from 100 to 10,000 followers',
    'Managed @acmeshop, a shop with 10,000 followers',
    'Gmail: inbox zero, filters and labels',
    'Gmail and Outlook calendars',
    'Good at dot matrix printers',
    'Reach me in Makati',
    'Signal processing at 44 kHz',
    'See github.com/anareyes and linkedin.com/in/anareyes',
    'Paid $12,000,000 in 2019 - 2024',
    'The line: one, two, three',
    'Wrote for example.com',
  ])('%s', (text) => {
    expect(findContacts(text, own)).toEqual([])
    expect(withoutContacts(text, own)).toBe(text)
  })
})

describe('No torn phrase is left', () => {
  it.each([
    ['Reach me at ana.reyes@example.com or 0917-555-0134', ''],
    ['I keep books.\nReach me at ana.reyes@example.com or 0917-555-0134', 'I keep books.'],
    ['You can reach me at bea@shop.example, or call 0917 555 0199, any time', ''],
    [
      'I keep books. Reach me at bea@shop.example, or by phone, any time! I like order.',
      'I keep books. I like order.',
    ],
    ['I keep books. See t.me/beacruz! I like order.', 'I keep books. I like order.'],
    ['Reach me at:\nbea@shop.example\n0917 555 0199\nThank you', 'Thank you'],
    ['Contact\nTelegram: @beacruz\n\nSincerely,\nBea', 'Sincerely,\nBea'],
    ['Ana Reyes | bea@shop.example | Cebu City', 'Ana Reyes, Cebu City'],
    ['Bea, bea@shop.example, Cebu City', 'Bea, Cebu City'],
    ['Bookkeeper, call me at 0917 555 0199', 'Bookkeeper'],
    ['Bookkeeper - t.me/beacruz', 'Bookkeeper'],
    ['山田 | bea@shop.example', '山田'],
  ])('of “%s”: “%s”', (text, left) => {
    expect(withoutContacts(text, own)).toBe(left)
  })
})

test('a text made to be slow is read in time', () => {
  for (const piece of [
    'a',
    'a.',
    'a at ',
    '@a',
    'telegram ',
    'telegram: a',
    'my ig ',
    't dot ',
    '1 ',
    'm.me',
    'at dot ',
  ])
    expect(typeof withoutContacts(piece.repeat(60_000 / piece.length), own)).toBe('string')
})
