import { useMessages } from '../i18n/language.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { shellMessages } from './messages.ts'
import { Page } from './page.tsx'

/** An address that is none of ours. */
export function NotFoundPage() {
  const m = useMessages(shellMessages)
  return (
    <Page title={m.notFoundTitle} lead={m.notFoundText} width="text">
      <ButtonLink to="/" look="primary">
        {m.backHome}
      </ButtonLink>
    </Page>
  )
}
