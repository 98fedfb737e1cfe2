import { Moon, Sun } from 'lucide-react'
import { setTheme, useTheme } from '../../page/theme.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { shellMessages } from '../messages.ts'

export function ThemeToggle() {
  const m = shellMessages
  const theme = useTheme()
  const isDark = theme === 'dark'
  return (
    <IconButton
      icon={isDark ? Sun : Moon}
      label={isDark ? m.toLight : m.toDark}
      onClick={() => setTheme(isDark ? 'light' : 'dark')}
    />
  )
}
