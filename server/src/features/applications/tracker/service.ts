import type { Database } from '../../../db/open.ts'
import type { RateLimits } from '../../../db/rate-limits.ts'
import type { Clock } from '../../../lib/clock.ts'
import type { Integrations } from '../../integrations/service.ts'
import type { Mails } from '../../mails/service.ts'
import type { Notifications } from '../../notifications/service.ts'
import type { Subscriptions } from '../../subscriptions/service.ts'
import {
  type AddApplication,
  type CheckRepeated,
  createAdding,
  createRepeatedCheck,
} from '../adding/service.ts'
import { createFollowUps, type RemindFollowUps } from '../follow-ups/service.ts'
import { createInterviews, type Interviews } from '../interviews/service.ts'
import type { Outcomes } from '../rules/outcomes.ts'
import { createTracking, type Tracking } from '../tracking/service.ts'

export type Tracker = Tracking & {
  add: AddApplication
  checkRepeated: CheckRepeated
  interviews: Interviews
  remindFollowUps: RemindFollowUps
}

export function createTracker(given: {
  db: Database
  clock: Clock
  rateLimits: RateLimits
  outcomes: Outcomes
  subscriptions: Pick<Subscriptions, 'hasActiveSubscription'>
  integrations: Pick<Integrations, 'planSync'>
  notifications: Pick<Notifications, 'tell'>
  mails: Pick<Mails, 'isOn' | 'queue'>
}): Tracker {
  return {
    ...createTracking(given),
    add: createAdding(given),
    checkRepeated: createRepeatedCheck(given),
    interviews: createInterviews(given),
    remindFollowUps: createFollowUps(given),
  }
}
