/** The kinds of call that can be told to fail; 'all' is any of them. */
export const AREAS = [
  'create',
  'method',
  'attach',
  'retrieve',
  'cancel',
  'payment',
  'refund',
  'webhook',
] as const
export type Area = (typeof AREAS)[number]

/** What can go wrong with a call. */
export const FAULTS = [
  /** Done, and answered late. */
  'slow',
  /** The connection is lost; nothing was done. */
  'hangup',
  /** It was done, but nobody heard. */
  'hangup-after',
  '500',
  /** It was done, and a 500 says that it was not. */
  '500-after',
  '429',
  /** The same call is said to be under way; nothing was done for this one. */
  'in-progress',
  'html',
  'garbage',
  'redirect',
  /** Not done, and never answered. */
  'timeout',
] as const
export type FaultKind = (typeof FAULTS)[number]
export type Fault = { kind: FaultKind; on: Area | 'all'; ms: number }

export type Faults = ReturnType<typeof createFaults>

/** The faults that wait for the next calls of their area. */
export function createFaults() {
  let pending: Fault[] = []
  return {
    pending: (): readonly Fault[] => pending,
    clear() {
      pending = []
    },
    add(fault: Fault, times: number) {
      for (let time = 0; time < times; time += 1) pending.push(fault)
    },
    next(area: Area): Fault | undefined {
      const place = pending.findIndex(({ on }) => on === 'all' || on === area)
      return place < 0 ? undefined : pending.splice(place, 1)[0]
    },
  }
}

/** Whether the call is handled as usual before its answer goes wrong. */
export const isAfter = (kind: FaultKind) => kind === 'slow' || kind === 'hangup-after' || kind === '500-after'
