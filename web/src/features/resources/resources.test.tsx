import { guideSlugs } from '@hanap/contract/site/guides'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { isPagePath } from '../../../../contract/src/site/pages.ts'
import { openSite } from '../../../test/open-site.tsx'
import { type GuideBlock, readGuide } from './guide-text.ts'
import { loadGuide } from './guides.ts'

test('a visitor opens a guide from the list, and goes on to the next one', async () => {
  const { address } = openSite('/resources', {})
  await userEvent.click(await screen.findByRole('link', { name: 'How to spot a fake job' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'How to spot a fake job' })).toBeDefined()
  expect(screen.getByRole('heading', { level: 2, name: 'Seven signs to stop' })).toBeDefined()
  expect(within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('link').length).toBeGreaterThan(
    2,
  )
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'All guides' })).getByRole('link', {
      name: /first message/,
    }),
  )
  expect(
    await screen.findByRole('heading', { level: 1, name: 'What a first message should say' }),
  ).toBeDefined()
  expect(address()).toBe('/resources/first-message')
})

test('a guide that was never written is no page', async () => {
  openSite('/resources/get-rich-quick', {})
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeDefined()
  expect(isPagePath('/resources/get-rich-quick')).toBe(false)
  expect(isPagePath('/resources/night-shift')).toBe(true)
})

const wordsOf = (block: GuideBlock): string[] => {
  if (block.kind === 'heading') return [block.text]
  if (block.kind === 'example') return [...block.lines]
  const pieces = block.kind === 'words' ? block.pieces : block.items.flat()
  return pieces.map(({ text }) => text)
}

test.each(guideSlugs)(
  'the guide %s has no sign of its writing left, and its links lead to pages',
  async (slug) => {
    const loaded = await loadGuide(slug)
    const blocks = readGuide(loaded?.guide.text.body ?? '')
    expect(blocks.length).toBeGreaterThan(8)
    for (const words of blocks.flatMap(wordsOf)) expect(words).not.toMatch(/\*\*|\]\(|^[->#]|\n/)
    const pieces = blocks.flatMap((block) =>
      block.kind === 'words' ? block.pieces : 'items' in block ? block.items.flat() : [],
    )
    for (const piece of pieces) if (piece.kind === 'link') expect(isPagePath(piece.href)).toBe(true)
    for (const { url } of loaded?.guide.sources ?? []) expect(url).toMatch(/^https:\/\//)
  },
)
