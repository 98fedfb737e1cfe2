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

export const FAULTS = [
  /** Done, and answered late. */
  'slow',
  /** Not done; the connection is lost. */
  'hangup',
  /** Done, but the answer is lost. */
  'hangup-after',
  '500',
  /** Done, but answered 500. */
  '500-after',
  '429',
  /** Not done; reported as in progress. */
  'in-progress',
  'html',
  'garbage',
  'redirect',
  /** Not done, never answered. */
  'timeout',
] as const
export type FaultKind = (typeof FAULTS)[number]
/** @property payer a name on a card: only calls that attach it fail */
export type Fault = { kind: FaultKind; on: Area | 'all'; ms: number; payer?: string }

export type Faults = ReturnType<typeof createFaults>

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
    next(area: Area, payer: string | null): Fault | undefined {
      const place = pending.findIndex(
        (fault) =>
          (fault.on === 'all' || fault.on === area) && (fault.payer === undefined || fault.payer === payer),
      )
      return place < 0 ? undefined : pending.splice(place, 1)[0]
    },
  }
}

/** Whether the call is done before its answer fails. */
export const isAfter = (kind: FaultKind) => kind === 'slow' || kind === 'hangup-after' || kind === '500-after'
