import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

/** In a new window; records each render. */
async function openSite(how: 'navigate' | 'reload' | 'back_forward') {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: how } as PerformanceNavigationTiming])
  vi.resetModules()
  const { useIsWhole } = await import('./use-is-whole.ts')
  const drawn: number[] = []
  function List({ rows }: { rows: number }) {
    drawn.push(useIsWhole() ? rows : 4)
    return null
  }
  return { drawn, List }
}

afterEach(() => vi.restoreAllMocks())

test('of a page that was just opened the beginning is drawn first, and soon all of it', async () => {
  const { drawn, List } = await openSite('navigate')
  render(<List rows={10} />)
  expect(drawn[0]).toBe(4)
  expect(drawn.at(-1)).toBe(10)
})

test('what it becomes after that is drawn whole, and so is what comes in its place', async () => {
  const { drawn, List } = await openSite('navigate')
  const { rerender, unmount } = render(<List rows={2} />)
  drawn.length = 0
  rerender(<List rows={10} />)
  expect(new Set(drawn)).toEqual(new Set([10]))
  unmount()
  render(<List rows={10} />)
  expect(new Set(drawn)).toEqual(new Set([10]))
})

test.each(['reload', 'back_forward'] as const)(
  'a page opened by %s may stand further down: it is drawn whole',
  async (how) => {
    const { drawn, List } = await openSite(how)
    render(<List rows={10} />)
    expect(new Set(drawn)).toEqual(new Set([10]))
  },
)
