import type { ConnectionTrouble, IntegrationSettings } from '@hanap/contract/applications/integrations'
import type { integrationMessages } from './messages.ts'

type Texts = typeof integrationMessages
type Use = IntegrationSettings['uses'][number]

export function purposeWords(purpose: Use['purpose'], m: Texts): string {
  return {
    verify: m.purposeVerify,
    apply: m.purposeApply,
    check: m.purposeCheck,
    sync: m.purposeSync,
  }[purpose]
}

/** An outcome this build does not know counts as failed. */
export function outcomeWords(outcome: string, m: Texts): string {
  const words: Readonly<Record<string, string>> = {
    ok: m.outcomeOk,
    started: m.outcomeStarted,
    credentials: m.outcomeCredentials,
    session: m.outcomeSession,
    refused: m.outcomeRefused,
    'bot-page': m.outcomeBot,
    'too-many': m.outcomeSlow,
    gone: m.outcomeGone,
    'no-points': m.outcomePoints,
    down: m.outcomeDown,
    layout: m.outcomeLayout,
    off: m.outcomeOff,
  }
  return words[outcome] ?? m.outcomeFailed
}

export function syncProblemWords(problem: ConnectionTrouble, m: Texts): string {
  return {
    credentials: m.problemLogin,
    session: m.problemLogin,
    refused: m.problemLogin,
    'bot-page': m.problemBot,
    layout: m.problemLayout,
    down: m.problemDown,
  }[problem]
}

/** Why the board refuses, and what the seeker can do. */
export function troubleWords(trouble: ConnectionTrouble, provider: string, m: Texts): string {
  if (trouble === 'credentials') return m.troubleCredentials(provider)
  return trouble === 'session' ? m.troubleSession(provider) : m.troubleRefused(provider)
}
