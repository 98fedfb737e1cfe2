import { pages } from '@hanap/contract/site/pages'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { applyMessages } from '../apply-messages.ts'

export function ContactLeftOut() {
  return (
    <Alert kind="note" action={<ToPrivacy />}>
      {applyMessages.contactLeftOut}
    </Alert>
  )
}

export function ToPrivacy() {
  return (
    <ButtonLink to={pages.settings.path} search={{ tab: 'privacy' }} size="small">
      {applyMessages.toPrivacy}
    </ButtonLink>
  )
}
