/** @module-tag operations */
import { expect, test } from 'vitest'
import { crash } from './crash.ts'

test('whoever was told that their account exists keeps it, whatever is killed', {
  timeout: 180_000,
}, async () => {
  const rounds = await crash(['program', 'database', 'both'], 7)
  expect(rounds.map(({ kind, lost, torn }) => ({ kind, lost, torn }))).toEqual([
    { kind: 'program', lost: 0, torn: 0 },
    { kind: 'database', lost: 0, torn: 0 },
    { kind: 'both', lost: 0, torn: 0 },
  ])
  for (const round of rounds) expect(round.acknowledged).toBeGreaterThan(0)
})
