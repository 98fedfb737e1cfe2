import { Search } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../signs/icon.tsx'

type SearchFormProps = Pick<ComponentProps<'input'>, 'placeholder' | 'maxLength' | 'onBlur'> & {
  /** For screen readers. */
  label: string
  text: string
  onText: (text: string) => void
  /** On Enter, or the button. */
  onSubmit: () => void
  big?: boolean
  className?: string
  /** Beside the box. */
  children?: ReactNode
}

export function SearchForm(props: SearchFormProps) {
  const { label, text, onText, onSubmit, big, className, children, ...rest } = props
  return (
    <form
      role="search"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      noValidate
    >
      <span className="input-box">
        <Icon of={Search} />
        <input
          {...rest}
          className={classNames('input', big && 'min-h-13 border-ink text-[1.0625rem] dark:border-ink-2')}
          type="search"
          name="search"
          aria-label={label}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </span>
      {children}
    </form>
  )
}
