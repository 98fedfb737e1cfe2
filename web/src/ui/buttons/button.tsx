import { LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'

type ButtonLook = 'plain' | 'primary' | 'quiet' | 'danger' | 'dark' | 'clear' | 'done'

export type ButtonStyle = {
  look?: ButtonLook | undefined
  size?: 'small' | 'normal' | 'big' | undefined
  wide?: boolean | undefined
}

export function buttonClass(style: ButtonStyle, className?: string): string {
  const { look = 'plain', size = 'normal', wide } = style
  return classNames(
    'button',
    look !== 'plain' && `button-${look}`,
    size !== 'normal' && `button-${size}`,
    wide && 'button-wide',
    className,
  )
}

export type ButtonProps = ButtonStyle &
  ComponentProps<'button'> & {
    icon?: LucideIcon | undefined
    /** Keeps its focus, says so, and ignores clicks. */
    busy?: boolean | undefined
    busyText?: string | undefined
  }

/** Its type is 'button' by default. */
export function Button(props: ButtonProps) {
  const { look, size, wide, icon, busy, busyText, className, children, onClick, type, ...rest } = props
  function click(event: MouseEvent<HTMLButtonElement>) {
    // `disabled` would drop the focus and hide the state from screen readers.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass({ look, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={click}
    >
      {busy ? <Icon of={LoaderCircle} className="spinner" /> : icon && <Icon of={icon} />}
      {busy && busyText ? busyText : children}
    </button>
  )
}
