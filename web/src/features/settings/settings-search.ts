import { readOwnPath } from '../../paths.ts'

/** The tabs there are, in their order; each later one joins this list with its section. */
export const settingsTabs = ['integrations'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export type SettingsSearch = {
  tab?: SettingsTab
  /** The own page to go back to once a board account is connected. */
  next?: string
}

/** Reads the address; a tab that does not exist is left out, which means the first one. */
export function readSettingsSearch(search: Readonly<Record<string, unknown>>): SettingsSearch {
  const tab = settingsTabs.find((known) => known === search['tab'])
  const next = readOwnPath(search['next'])
  return { ...(tab !== undefined && { tab }), ...(next !== undefined && { next }) }
}
