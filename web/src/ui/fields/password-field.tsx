import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { fieldMessages } from './field-messages.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Allows pasting and password managers. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'icon'>) {
  const [isShown, setShown] = useState(false)
  const m = fieldMessages
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? m.hidePassword : m.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
