import { useId } from 'react'
import { classNames } from '../class-names.ts'

export type MeasureTone = 'plain' | 'success' | 'warning' | 'danger'

/** Indeterminate without a value. */
export function Progress(props: {
  label: string
  value?: number | undefined
  max?: number | undefined
  /** '3 of 5 saved'. */
  text?: string | undefined
  tone?: MeasureTone | undefined
  thin?: boolean | undefined
  /** For screen readers only. */
  hideLabel?: boolean | undefined
}) {
  const { label, value, max = 100, text, tone = 'plain', thin, hideLabel } = props
  const id = useId()
  return (
    <div className="progress">
      <p className={classNames('progress-words', hideLabel && !text && 'sr-only')}>
        <span id={id} className={hideLabel ? 'sr-only' : undefined}>
          {label}
        </span>
        {text && <span>{text}</span>}
      </p>
      <progress
        className={classNames('progress-bar', `progress-${tone}`, thin && 'progress-thin')}
        aria-labelledby={id}
        aria-valuetext={text}
        max={max}
        {...(value === undefined ? {} : { value: Math.min(Math.max(value, 0), max) })}
      />
    </div>
  )
}
