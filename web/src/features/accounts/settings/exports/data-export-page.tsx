import { exportTexts } from '@hanap/contract/notices/exports'
import { pages } from '@hanap/contract/site/pages'
import { useEffect, useState } from 'react'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { useSession } from '../../../../api/session/browser-session.ts'
import { translate } from '../../../../i18n/translate.ts'
import { Page } from '../../../../page/page.tsx'
import { Button } from '../../../../ui/buttons/button.tsx'
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx'
import { useKeptFocus } from '../../../../ui/dialogs/use-kept-focus.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { forgetExportLink, onExportLink, readExportLink } from './export-link.ts'
import { exportMessages } from './messages.ts'
import { confirmExport, downloadExport } from './queries.ts'

type Outcome = 'waiting' | 'saved' | 'link-over' | 'failed' | 'being fetched'

/** Downloads only after a click, because mail scanners open links. */
export function DataExportPage() {
  const m = exportMessages
  const [token, setToken] = useState(readExportLink)
  useEffect(() => onExportLink(setToken), [])
  return (
    <Page title={m.pageTitle} lead={m.pageLead} width="list">
      <Download key={token} token={token} />
    </Page>
  )
}

function Download({ token }: { token: string | null }) {
  const m = exportMessages
  const email = useSession().user?.email
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(token === null ? 'link-over' : 'waiting')
  const area = useKeptFocus<HTMLDivElement>((place) => place.querySelector('a, button'))

  async function download() {
    if (token === null) return
    setBusy(true)
    try {
      const { blob, name } = await downloadExport(token)
      saveFile(blob, name ?? 'hanap-data.zip')
      void confirmExport(token)
      forgetExportLink(token)
      setOutcome('saved')
    } catch (problem) {
      const isOver = isApiProblem(problem, 'link-invalid') || isApiProblem(problem, 'invalid')
      if (isOver) forgetExportLink(token)
      const isFetched = isApiProblem(problem, 'in-progress')
      setOutcome(isOver ? 'link-over' : isFetched ? 'being fetched' : 'failed')
    } finally {
      setBusy(false)
    }
  }

  const isOpen = outcome !== 'saved' && outcome !== 'link-over'
  return (
    <div className="grid grid-cols-1 justify-items-start gap-5" {...area}>
      {outcome === 'waiting' && (
        <Alert kind="info" title={m.onceTitle} className="justify-self-stretch">
          {m.once}
        </Alert>
      )}
      {(outcome === 'failed' || outcome === 'being fetched') && (
        <Alert kind="error" live className="justify-self-stretch">
          {outcome === 'failed' ? m.downloadFailed : translate(exportTexts.beingFetched)}
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
