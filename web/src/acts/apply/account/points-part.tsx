import type { IntegrationSettings } from '@hanap/contract/applications/integrations'
import { useId } from 'react'
import { formatCount, formatDayTime } from '../../../i18n/format.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Alert } from '../../../ui/surfaces/alert.tsx'
import { applyMessages } from '../apply-messages.ts'
import { FoldLine } from '../fold-line.tsx'
import type { ApplyPoints } from './apply-points.ts'
import type { useBoardLook } from './use-board-look.ts'

/** The most points to spend, and a check of the board before sending. */
export function PointsPart(props: {
  typed: string | undefined
  points: ApplyPoints
  /** From the server. */
  error: string | undefined
  balance: IntegrationSettings['apply_points'] | undefined
  look: Pick<ReturnType<typeof useBoardLook>, 'data' | 'isPending'>
  isReadOnly: boolean
  onChange: (typed: string) => void
  onLook: () => void
}) {
  const { typed, points, balance, look, isReadOnly } = props
  const m = applyMessages
  const balanceId = useId()
  const isOver = balance && points.count !== undefined && points.count > balance.left
  const seen = balance && m.pointsLeft(formatCount(balance.left), formatDayTime(balance.seen_at))
  const error = props.error ?? points.error
  return (
    <FoldLine
      label={m.pointsShort}
      value={typed ?? String(points.count)}
      note={balance ? m.pointsOf(formatCount(balance.left)) : undefined}
      mustOpen={error !== undefined}
    >
      <Field
        label={m.points}
        error={error}
        actions={
          <Button
            look="quiet"
            size="small"
            disabled={isReadOnly}
            busy={look.isPending}
            busyText={m.looking}
            onClick={props.onLook}
          >
            {m.look}
          </Button>
        }
      >
        {(control) => (
          <div className="flex items-center gap-3">
            <input
              {...control}
              aria-describedby={
                [control['aria-describedby'], seen && balanceId].filter(Boolean).join(' ') || undefined
              }
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              className="input max-w-20"
              data-points
              value={typed ?? String(points.count)}
              readOnly={isReadOnly}
              onChange={(event) => props.onChange(event.target.value)}
            />
            {seen && (
              <p id={balanceId} className="text-t0 text-ink-2">
                {isOver ? `${seen}. ${m.pointsTooMany}` : seen}
              </p>
            )}
          </div>
        )}
      </Field>
      {look.data && !look.isPending && (
        <Alert kind={look.data.already_applied ? 'warning' : 'success'} live>
          {look.data.already_applied ? m.lookApplied : readyWords(look.data.apply_points, m)} {m.lookNothing}
        </Alert>
      )}
    </FoldLine>
  )
}

function readyWords(left: number | null, m: typeof applyMessages): string {
  return left === null ? m.lookReady : m.lookReadyPoints(formatCount(left), left === 1)
}
