import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon } from '../signs/icon.tsx'
import { type ButtonStyle, buttonClass } from './button.tsx'

type ButtonAnchorProps = ButtonStyle & ComponentProps<'a'> & { icon?: LucideIcon | undefined }

/** For addresses outside the router. */
export function ButtonAnchor(props: ButtonAnchorProps) {
  const { look, size, wide, icon, className, children, ...rest } = props
  return (
    <a {...rest} className={buttonClass({ look, size, wide }, className)}>
      {icon && <Icon of={icon} />}
      {children}
    </a>
  )
}

/** A typed router link. */
export const ButtonLink = createLink(ButtonAnchor)
