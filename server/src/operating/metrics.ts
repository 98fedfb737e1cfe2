import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AnsweredRequest } from '../http/requests/request-notes.ts'
import type { TaskOutcome } from '../tasks/queue.ts'
import type { Figures } from './figures.ts'
import { createGauges } from './gauges.ts'

export type Metrics = {
  countRequest(request: AnsweredRequest): void
  countTask(outcome: TaskOutcome): void
  countError(): void
  show(figures: Figures, isReady: boolean): Promise<string>
  contentType: string
  /** Since the start; `faults`: answered with a server error. */
  requests(): { all: number; faults: number }
}

/** From a page in memory to a letter from a model. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** From a database read to a full import. */
const TASK_SECONDS = [0.01, 0.1, 0.5, 1, 5, 15, 60, 300, 1800]

/** Labels have few values: route patterns, task names. */
export function createMetrics(about: { role: string; version: string; commit: string }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'hanap_http_request_seconds',
    help: 'Requests by route, method and class of status, from their head to the end of the answer.',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const tasks = new Histogram({
    name: 'hanap_task_seconds',
    help: 'Runs of background tasks in this process, by how they ended.',
    labelNames: ['task', 'outcome'],
    buckets: TASK_SECONDS,
    registers,
  })
  const errors = new Counter({
    name: 'hanap_errors_total',
    help: 'Errors that nobody expected, as the log has them.',
    registers,
  })
  const ready = new Gauge({
    name: 'hanap_ready',
    help: '1 where this process should be given requests.',
    registers,
  })
  const info = new Gauge({
    name: 'hanap_info',
    help: 'What is running.',
    labelNames: ['role', 'version', 'commit'],
    registers,
  })
  info.set(about, 1)
  const showFigures = createGauges(registers)
  const seen = { all: 0, faults: 0 }
  return {
    countRequest({ route, method, status, ms }) {
      seen.all += 1
      if (status >= 500) seen.faults += 1
      requests.observe({ route, method, status: `${Math.floor(status / 100)}xx` }, ms / 1000)
    },
    countTask({ task, outcome, seconds }) {
      tasks.observe({ task, outcome }, seconds)
    },
    countError: () => errors.inc(),
    show(figures, isReady) {
      showFigures(figures)
      ready.set(isReady ? 1 : 0)
      return registry.metrics()
    },
    contentType: registry.contentType,
    requests: () => ({ ...seen }),
  }
}
