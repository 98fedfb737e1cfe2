import { load } from 'cheerio'
import { describe, expect, it, test } from 'vitest'
import type { MailContent } from './define-email.ts'
import { layOut } from './layout.ts'

const publicUrl = 'https://hanap.example'
const frame = { publicUrl, productName: 'Hanap', link: (path: string) => new URL(path, publicUrl).href }
const content: MailContent = {
  subject: 'Please confirm',
  preheader: 'One click and you are in.',
  greeting: 'Hi Ana,',
  paragraphs: ['First of two paragraphs.', 'Second.'],
  action: { label: 'Confirm', path: '/confirm-email#token=abc_DEF-1' },
  small: ['If this was not you, do nothing.'],
}

test('the two forms of a mail say the same, in the same order', () => {
  const { text, html } = layOut(content, frame)
  const words = load(html)('body').text()
  let at = { text: -1, html: -1 }
  for (const part of [
    'Hi Ana,',
    'First of two paragraphs.',
    'Second.',
    'Confirm',
    'https://hanap.example/confirm-email#token=abc_DEF-1',
    'If this was not you, do nothing.',
    'Sent by Hanap, hanap.example.',
  ]) {
    const next = { text: text.indexOf(part, at.text), html: words.indexOf(part, at.html) }
    expect(next.text, part).toBeGreaterThan(at.text)
    expect(next.html, part).toBeGreaterThan(at.html)
    at = next
  }
})

describe('The HTML', () => {
  const page = load(layOut(content, frame).html)

  it('leads to our own page and nowhere else, by the button and by the bare address', () => {
    const links = page('a').toArray()
    expect(links.map((link) => page(link).attr('href'))).toEqual([
      'https://hanap.example/confirm-email#token=abc_DEF-1',
      'https://hanap.example/confirm-email#token=abc_DEF-1',
    ])
  })
  it('loads nothing and runs nothing', () => {
    const html = layOut(content, frame).html
    expect(page('img, script, link, iframe, form, object, video, svg').length).toBe(0)
    expect(html).not.toMatch(/url\(|@import|@font-face|\son\w+=/i)
  })
  it('is small enough that no mail program cuts it off (102 kB)', () => {
    expect(
      layOut({ ...content, paragraphs: Array(20).fill('x'.repeat(500)) }, frame).html.length,
    ).toBeLessThan(60_000)
  })
  it('shows the preheader to lists of mails alone', () => {
    expect(page('body > div').first().text()).toContain('One click and you are in.')
    expect(page('body > div').first().attr('style')).toContain('display:none')
  })
})

test('whatever a person is called and writes, it is text', () => {
  const nasty = `</td><script>alert(1)</script>"'&<img src=x onerror=1>`
  const { subject, html, text } = layOut(
    {
      subject: `Hi\r\nBcc: eve@example.com\r\n\r\n${nasty}`,
      preheader: nasty,
      greeting: `Hi ${nasty},`,
      paragraphs: [nasty, 'one\ntwo'],
      action: { label: nasty, path: `/a?x="><script>${nasty}` },
      small: [nasty],
    },
    frame,
  )
  const page = load(html)
  expect(page('script, img').length).toBe(0)
  expect(page('body').text()).toContain(nasty)
  expect(html).toContain('one<br>two')
  expect(text).toContain('one\ntwo')
  expect(subject).toMatch(/^Hi Bcc: eve@example\.com <\/td>/)
  expect(subject).not.toMatch(/[\r\n]/)
})

test('a plain text is at most 78 letters wide, its address apart', () => {
  const { text } = layOut({ ...content, paragraphs: ['word '.repeat(60).trim()] }, frame)
  const lines = text.split('\n').filter((line) => !line.startsWith('https://'))
  expect(lines.filter((line) => line.length > 78)).toEqual([])
  expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(70)
})

test('a mail without a greeting, a button or small print has no empty places for them', () => {
  const { text, html } = layOut({ subject: 'S', preheader: 'P', paragraphs: ['Only this.'] }, frame)
  expect(text).toBe('Only this.\n\n-- \nSent by Hanap, hanap.example. Replies to this address aren’t read.\n')
  expect(load(html)('a').length).toBe(0)
})
