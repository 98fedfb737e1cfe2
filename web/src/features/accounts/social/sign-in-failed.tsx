import type { ReactNode } from 'react'
import { Page } from '../../../page/page.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'

export function SignInFailed(props: { title: string; text: ReactNode; more?: string; children: ReactNode }) {
  const { title, text, more, children } = props
  return (
    <Page title={title} width="text">
      <div className="grid gap-6">
        <Alert kind="error" live>
          <p>{text}</p>
          {more && <p className="mt-2">{more}</p>}
        </Alert>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </Page>
  )
}
