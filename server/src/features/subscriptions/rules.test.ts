import { describe, expect, it, test } from 'vitest'
import { daysRemaining, limitsOf, mailboxOf, type Period, standingAt, trialPeriod } from './rules.ts'

const registered = new Date('2026-11-01T02:00:00Z')
const trial = trialPeriod(registered)
const paid = (plan_type: 'basic' | 'premium', from: string, to: string): Period => ({
  plan_type,
  starts_at: new Date(from),
  ends_at: new Date(to),
})

describe('Where a seeker stands', () => {
  it('has a trial that runs until fourteen days after registration, to the millisecond', () => {
    expect(trial.ends_at.toISOString()).toBe('2026-11-15T02:00:00.000Z')
    expect(standingAt([trial], registered).status).toBe('active')
    expect(standingAt([trial], new Date(trial.ends_at.getTime() - 1)).status).toBe('active')
    expect(standingAt([trial], trial.ends_at)).toMatchObject({
      status: 'expired',
      plan_type: 'free',
      isTrialActive: false,
    })
  })

  it('has nothing without a period', () => {
    expect(standingAt([], registered)).toMatchObject({
      status: 'none',
      plan_type: null,
      isTrialActive: false,
    })
  })

  it('holds the better plan of two that run, and with either the free trial is over', () => {
    const basic = paid('basic', '2026-11-02T00:00:00Z', '2026-12-02T00:00:00Z')
    const premium = paid('premium', '2026-11-03T00:00:00Z', '2026-11-20T00:00:00Z')
    const standing = standingAt([trial, basic, premium], new Date('2026-11-04T00:00:00Z'))
    expect(standing).toMatchObject({ status: 'active', plan_type: 'premium', isTrialActive: false })
    expect(standingAt([trial, basic], new Date('2026-11-04T00:00:00Z')).isTrialActive).toBe(false)
    expect(standingAt([trial, basic, premium], new Date('2026-11-25T00:00:00Z')).plan_type).toBe('basic')
  })

  it('remembers the plan that ended last', () => {
    const basic = paid('basic', '2026-11-02T00:00:00Z', '2026-12-02T00:00:00Z')
    expect(standingAt([trial, basic], new Date('2027-01-01T00:00:00Z'))).toMatchObject({
      status: 'expired',
      plan_type: 'basic',
    })
  })

  it('remembers the month that ran, where one to come was ended with it', () => {
    const ran = paid('premium', '2026-11-02T00:00:00Z', '2026-11-20T00:00:00Z')
    const toCome = paid('premium', '2026-12-02T00:00:00Z', '2026-11-20T00:00:00Z')
    for (const periods of [
      [trial, ran, toCome],
      [trial, toCome, ran],
    ])
      expect(standingAt(periods, new Date('2026-11-21T00:00:00Z'))).toMatchObject({
        status: 'expired',
        period: ran,
      })
  })

  it('does not yet hold a period that begins later', () => {
    const later = paid('premium', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z')
    expect(standingAt([later], registered).status).toBe('none')
  })

  it.each([
    [standingAt([trial], registered), 5],
    [standingAt([trial], new Date('2027-01-01T00:00:00Z')), 5],
    [standingAt([], registered), 5],
    [standingAt([paid('premium', '2026-10-01T00:00:00Z', '2026-12-01T00:00:00Z')], registered), 100],
    [standingAt([paid('premium', '2026-08-01T00:00:00Z', '2026-09-01T00:00:00Z')], registered), 5],
  ])('is bound by the limits of what is held now, else by the free plan’s (%#)', (standing, cap) => {
    expect(limitsOf(standing).max_saved_jobs).toBe(cap)
  })

  it.each([
    ['2026-11-01T02:00:00Z', 14],
    ['2026-11-01T02:00:01Z', 14],
    ['2026-11-14T02:00:01Z', 1],
    ['2026-11-15T02:00:00Z', 0],
    ['2027-11-15T02:00:00Z', 0],
  ])('has at %s days remaining: %i', (now, days) => {
    expect(daysRemaining(trial.ends_at, new Date(now))).toBe(days)
  })
})

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+jobs@example.com', 'ana@example.com'],
  ['ana+jobs+more@example.com', 'ana@example.com'],
  ['ana.reyes@example.com', 'ana.reyes@example.com'],
  ['ana.reyes+jobs@gmail.com', 'anareyes@gmail.com'],
  ['a.n.a@googlemail.com', 'ana@gmail.com'],
  ['ana@gmail.com.ph', 'ana@gmail.com.ph'],
  ['+ana@example.com', '+ana@example.com'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
