import { readOwnPath } from '../../../page/paths.ts'

/** The tabs in their order; the first one opens where the address names none. */
export const settingsTabs = ['personal', 'password', 'notifications', 'integrations', 'privacy'] as const
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

/** The tab that an address opens. */
export const openTab = (search: Readonly<Record<string, unknown>>): SettingsTab =>
  readSettingsSearch(search).tab ?? settingsTabs[0]
