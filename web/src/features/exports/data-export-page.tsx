import { exportTexts } from '@hanap/contract/exports'
import { pages } from '@hanap/contract/pages'
import { useState } from 'react'
import { useSession } from '../../api/browser-session.ts'
import { isApiProblem } from '../../api/problems.ts'
import { translate } from '../../i18n/translate.ts'
import { Page } from '../../shell/page.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { forgetExportLink, readExportLink } from './export-link.ts'
import { exportMessages } from './messages.ts'
import { downloadExport } from './queries.ts'

type Outcome = 'waiting' | 'saved' | 'link-over' | 'failed'

/** Where the mailed link leads: nothing is fetched before a click, because those who look through mail open links. */
export function DataExportPage() {
  const m = exportMessages
  return (
    <Page title={m.pageTitle} lead={m.pageLead} width="list">
      <Download />
    </Page>
  )
}

function Download() {
  const m = exportMessages
  const email = useSession().user?.email
  const [token] = useState(readExportLink)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(token === null ? 'link-over' : 'waiting')
  const area = useKeptFocus<HTMLDivElement>((place) => place.querySelector('a, button'))

  async function download() {
    if (token === null) return
    setBusy(true)
    try {
      const { blob, name } = await downloadExport(token)
      saveFile(blob, name ?? 'hanap-data.zip')
      forgetExportLink()
      setOutcome('saved')
    } catch (problem) {
      const isOver = isApiProblem(problem, 'link-invalid') || isApiProblem(problem, 'invalid')
      if (isOver) forgetExportLink()
      setOutcome(isOver ? 'link-over' : 'failed')
    } finally {
      setBusy(false)
    }
  }

  const isOpen = outcome === 'waiting' || outcome === 'failed'
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5" {...area}>
      {outcome === 'waiting' && (
        <Alert kind="info" title={m.onceTitle} className="justify-self-stretch">
          {m.once}
        </Alert>
      )}
      {outcome === 'failed' && (
        <Alert kind="error" live className="justify-self-stretch">
          {m.downloadFailed}
        </Alert>
      )}
      {outcome === 'saved' && (
        <Alert kind="success" title={m.savedTitle} live className="justify-self-stretch">
          {m.saved}
        </Alert>
      )}
      {outcome === 'link-over' && (
        <Alert kind="error" live className="justify-self-stretch">
          {token === null ? m.noLink : translate(exportTexts.linkInvalid)}
        </Alert>
      )}
      {isOpen ? (
        <Button
          look="primary"
          size="big"
          busy={isBusy}
          busyText={m.downloading}
          onClick={() => void download()}
        >
          {m.download}
        </Button>
      ) : (
        <ButtonLink to={pages.settings.path} search={{ tab: 'privacy' }}>
          {m.toSettings}
        </ButtonLink>
      )}
      {outcome !== 'saved' && email && (
        <p className="text-t1 text-ink-2 wrap-anywhere">{m.signedInAs(email)}</p>
      )}
    </div>
  )
}
