import { BOARD_ACCOUNT, type IntegrationSettings } from '@hanap/contract/applications/integrations'
import { useRouter } from '@tanstack/react-router'
import { Check, TriangleAlert, Unplug } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { opensApply } from '../../../../acts/apply/asked-to-apply.ts'
import { formatCount, formatDayTime } from '../../../../i18n/format.ts'
import { boardEmail, isConnected } from '../../../../seeker/board-account.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { Badge } from '../../../../ui/signs/badge.tsx'
import { Jeepney } from '../../../../ui/signs/jeepney.tsx'
import { SignBoard } from '../../../../ui/signs/sign-board.tsx'
import { Alert } from '../../../../ui/surfaces/alert.tsx'
import { Panel } from '../../../../ui/surfaces/panel.tsx'
import { ConnectForm } from './connect-form.tsx'
import { DisconnectButton } from './disconnect-button.tsx'
import { integrationMessages } from './messages.ts'
import { troubleWords } from './use-words.ts'

/** @param props.next the page that sent the seeker here, such as a job they apply for */
export function BoardAccount(props: { settings: IntegrationSettings; next: string | undefined }) {
  const { settings, next } = props
  const m = integrationMessages
  const router = useRouter()
  const [isAsking, setAsking] = useState(false)
  const isOn = isConnected(settings)
  const ways = useRef<HTMLDivElement>(null)
  useFocusOnChange(ways, `${isAsking} ${isOn}`)
  const id = settings.integration_id ?? settings.integrations.find(({ type }) => type === BOARD_ACCOUNT)?.id
  const trouble = isOn ? settings.needs_attention : null
  const points = settings.apply_points
  const email = boardEmail(settings)
  const words = isOn
    ? trouble
      ? m.accountIs(email)
      : m.connectedAs(email)
    : m.notConnectedText(settings.provider)
  return (
    <Panel title={settings.provider} actions={<StandingBadge isOn={isOn} needsYou={Boolean(trouble)} />} main>
      <RoadBetween provider={settings.provider} isOpen={isOn && !trouble} />
      {trouble && (
        <Alert
          kind="error"
          title={m.needsYouTitle}
          action={
            !isAsking && (
              <Button look="primary" onClick={() => setAsking(true)}>
                {m.reconnect}
              </Button>
            )
          }
        >
          {troubleWords(trouble, settings.provider, m)} {m.troubleUntil}
        </Alert>
      )}
      <p className="text-t1 wrap-anywhere">{words}</p>
      {isOn && points && (
        <p className="text-t1 text-ink-2">
          {m.pointsLeft(formatCount(points.left), points.left === 1, formatDayTime(points.seen_at))}
        </p>
      )}
      {isOn && !trouble && next && (
        <div>
          <Button look="primary" onClick={() => void router.navigate({ href: next })}>
            {opensApply(next) ? m.backToApplying : m.backToPage}
          </Button>
        </div>
      )}
      <div ref={ways}>
        {isAsking ? (
          <ConnectForm email={email} onConnected={() => setAsking(false)} onCancel={() => setAsking(false)} />
        ) : (
          <div className="flex flex-wrap gap-2 max-xs:*:grow max-xs:*:px-2">
            <Button look={isOn ? 'plain' : 'primary'} onClick={() => setAsking(true)}>
              {isOn ? m.connectAgain : m.connect}
            </Button>
            {isOn && id !== undefined && <DisconnectButton id={id} provider={settings.provider} />}
          </div>
        )}
      </div>
    </Panel>
  )
}

/** The two boards, and a road that the jeepney takes once it is open. Decorative. */
function RoadBetween({ provider, isOpen }: { provider: string; isOpen: boolean }) {
  const board = 'sign-text px-3.5 py-3 text-center text-t0'
  const line = classNames('grow border-t-4', isOpen ? 'border-ink' : 'border-edge border-dashed')
  return (
    <div className="flex items-center pt-1" aria-hidden="true">
      <SignBoard paint={1} className={board}>
        Hanap
      </SignBoard>
      <span className={line} />
      {isOpen && <Jeepney className="h-8 w-13 flex-none" />}
      <span className={line} />
      <SignBoard paint={2} className={`${board} max-w-34 sm:max-w-none`}>
        {provider}
      </SignBoard>
    </div>
  )
}

function StandingBadge({ isOn, needsYou }: { isOn: boolean; needsYou: boolean }) {
  const m = integrationMessages
  if (needsYou) {
    return (
      <Badge tone="red" icon={TriangleAlert}>
        {m.needsYou}
      </Badge>
    )
  }
  return isOn ? (
    <Badge tone="green" icon={Check}>
      {m.connected}
    </Badge>
  ) : (
    <Badge tone="grey" icon={Unplug}>
      {m.notConnected}
    </Badge>
  )
}

/** Buttons and form replace each other: moves a lost focus to the first new control. */
function useFocusOnChange(place: RefObject<HTMLElement | null>, shown: string): void {
  const last = useRef(shown)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    const isLost = document.activeElement?.matches('body, h1')
    if (isLost) place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [place, shown])
}
