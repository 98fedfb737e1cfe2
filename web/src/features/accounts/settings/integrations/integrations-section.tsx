import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { isApiProblem } from '../../../../api/problems/problems.ts'
import { serverWords } from '../../../../api/problems/server-words.ts'
import { integrationsQuery, isConnected } from '../../../../seeker/board-account.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { focusHeading } from '../../../../ui/focus-heading.ts'
import { Icon } from '../../../../ui/signs/icon.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { Skeleton, SkeletonLine } from '../../../../ui/surfaces/skeleton.tsx'
import { BoardAccount } from './board-account.tsx'
import { BoardUses } from './board-uses.tsx'
import { integrationMessages } from './messages.ts'
import { SyncSwitch } from './sync-switch.tsx'

export function IntegrationsSection({ next }: { next: string | undefined }) {
  const m = integrationMessages
  const { data: settings, error, isFetching, refetch } = useQuery(integrationsQuery)
  if (settings) {
    return (
      <>
        <BoardAccount settings={settings} next={next} />
        <SyncSwitch settings={settings} />
        <KeptPassword isOpen={!isConnected(settings)} />
        <BoardUses settings={settings} />
      </>
    )
  }
  if (error && !isFetching) {
    return (
      <div>
        <Alert
          kind="error"
          title={m.loadFailedTitle}
          live
          action={
            <Button
              onClick={() => {
                focusHeading()
                void refetch()
              }}
            >
              {m.tryAgain}
            </Button>
          }
        >
          {isApiProblem(error, 'unauthenticated')
            ? m.loadLoggedOut
            : (isApiProblem(error) && serverWords(error)) || m.loadFailed}
        </Alert>
      </div>
    )
  }
  return (
    <Skeleton label={m.loading} className="grid gap-4">
      <Panel main>
        <SkeletonLine short />
        <SkeletonLine />
        <SkeletonLine short />
      </Panel>
      <Panel>
        <SkeletonLine short />
      </Panel>
    </Skeleton>
  )
}

/** Of use before the password is given; folded once it is. */
function KeptPassword({ isOpen }: { isOpen: boolean }) {
  const m = integrationMessages
  return (
    <details className="panel panel-fold group" open={isOpen}>
      <summary>
        <h2>{m.keepTitle}</h2>
        <Icon of={ChevronDown} className="group-open:rotate-180" />
      </summary>
      <ul className="grid list-[square] gap-1 pl-5 text-t1 text-ink-2">
        <li>{m.keepSealed}</li>
        <li>{m.keepUse}</li>
        <li>{m.keepGone}</li>
      </ul>
    </details>
  )
}
