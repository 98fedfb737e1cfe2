import { useMessages } from '../i18n/language.tsx'
import { Failure } from './failure.tsx'
import { shellMessages } from './messages.ts'
import { Page } from './page.tsx'

/** A page that failed. The router's error component. */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const m = useMessages(shellMessages)
  return (
    <Page title={m.errorTitle} width="text">
      <Failure error={error} reset={reset} />
    </Page>
  )
}
