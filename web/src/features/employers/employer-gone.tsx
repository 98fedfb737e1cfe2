import { pages } from '@hanap/contract/site/pages'
import { Page } from '../../page/page.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { directoryMessages } from './directory-messages.ts'

export function EmployerGone() {
  const m = directoryMessages
  return (
    <Page title={m.gone} lead={m.goneText} width="list">
      <ButtonLink to={pages.employers.path} look="primary">
        {m.allEmployers}
      </ButtonLink>
    </Page>
  )
}
