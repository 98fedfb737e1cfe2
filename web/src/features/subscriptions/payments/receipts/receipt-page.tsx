import { pages } from '@hanap/contract/site/pages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { isApiProblem, seemsOffline } from '../../../../api/problems/problems.ts'
import { ListFailed } from '../../../../page/failing/list-failed.tsx'
import { Page } from '../../../../page/page.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ButtonAnchor, ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { CopyButton } from '../../../../ui/buttons/copy-button.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Skeleton, SkeletonBlock } from '../../../../ui/surfaces/skeleton.tsx'
import { wasCharged } from '../following/was-charged.ts'
import { paymentMessages, receiptMessages } from '../messages.ts'
import { readBankUrl } from '../paying/bank-url.ts'
import { paymentQuery } from '../queries.ts'
import { Receipt } from './receipt.tsx'

/** The receipt of a payment; for an unpaid one it says so. */
export function ReceiptPage() {
  const m = receiptMessages
  const { confirmAtBank } = paymentMessages
  const { id = '' } = useParams({ strict: false })
  const { data: payment, error, isFetching, refetch } = useQuery(paymentQuery(id))
  if (!payment && (isApiProblem(error, 'not-found') || isApiProblem(error, 'invalid'))) return <ReceiptGone />
  const bankUrl = readBankUrl(payment?.next_action_url)
  function retry() {
    focusHeading()
    void refetch()
  }
  return (
    <Page
      title={!payment || wasCharged(payment) ? m.title : m.unpaidTitle}
      width="list"
      className="receipt-page"
    >
      {payment ? (
        <>
          <Receipt payment={payment} />
          <div className="receipt-actions">
            {bankUrl && (
              <ButtonAnchor href={bankUrl} look="primary">
                {confirmAtBank}
              </ButtonAnchor>
            )}
            <Button look={bankUrl ? 'plain' : 'primary'} icon={Printer} onClick={() => window.print()}>
              {m.print}
            </Button>
            <CopyButton text={payment.id} label={m.copyReference} />
            <ButtonLink to={pages.plans.path} look="quiet">
              {m.allPayments}
            </ButtonLink>
          </div>
        </>
      ) : error && !isFetching ? (
        <ListFailed text={m.loadFailed} isOffline={seemsOffline(error)} onRetry={retry} />
      ) : (
        <Skeleton label={m.loading}>
          <SkeletonBlock className="h-120 w-full max-w-110" />
        </Skeleton>
      )}
    </Page>
  )
}

/** No such payment, or another seeker's. */
function ReceiptGone() {
  const m = receiptMessages
  return (
    <Page title={m.gone} lead={m.goneText} width="list">
      <ButtonLink to={pages.plans.path} look="primary">
        {m.allPayments}
      </ButtonLink>
    </Page>
  )
}
