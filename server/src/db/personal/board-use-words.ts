import type { IntegrationUse } from '@hanap/contract/applications/integrations'

export const purposeWords: Readonly<Record<IntegrationUse['purpose'], string>> = {
  verify: 'Checking your login',
  apply: 'Sending an application',
  check: 'Looking at a job or a sent application',
  sync: 'Updating your applications',
}

export const outcomeWords: Readonly<Record<string, string>> = {
  ok: 'Worked',
  started: 'Started; no result recorded',
  credentials: 'Online Jobs Portal did not accept the login',
  session: 'Online Jobs Portal ended the session',
  refused: 'Online Jobs Portal refused',
  'bot-page': 'Online Jobs Portal asked for a person',
  'too-many': 'Online Jobs Portal asked to slow down',
  gone: 'The job was gone',
  'no-points': 'Not enough apply points',
  down: 'Online Jobs Portal did not answer',
  layout: 'Online Jobs Portal’s page had changed',
  off: 'Online Jobs Portal was switched off here',
}
