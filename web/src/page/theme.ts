import { useSyncExternalStore } from 'react'
import { createListeners } from '../ui/listeners.ts'

export type Theme = 'light' | 'dark'

const BAR_COLORS: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#141f29' }
const { subscribe, tell } = createListeners()

/** /before-paint.js sets it before the first paint. */
export function readTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'
}

/** Stored for later visits. */
export function setTheme(theme: Theme): void {
  showTheme(theme)
  remember('theme', theme)
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BAR_COLORS[theme])
  tell()
}

/** Follows the system's theme until the visitor chooses one. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
    if (!isChosen()) showTheme(matches ? 'dark' : 'light')
  })
}

function isChosen(): boolean {
  try {
    const theme = localStorage.getItem('theme')
    return theme === 'dark' || theme === 'light'
  } catch {
    return false
  }
}

/** Light while prerendering. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'light')
}

export function isLite(): boolean {
  return 'lite' in document.documentElement.dataset
}

/** Lite shows no photos. By default the device's data saver decides (in /before-paint.js). */
export function setLite(on: boolean): void {
  document.documentElement.toggleAttribute('data-lite', on)
  remember('lite', on ? 'on' : 'off')
  tell()
}

export function useLite(): boolean {
  return useSyncExternalStore(subscribe, isLite, () => false)
}

function remember(key: 'theme' | 'lite', value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice holds for this page only.
  }
}
