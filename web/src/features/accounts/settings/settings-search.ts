import { readOwnPath } from '../../../page/paths.ts'

/** In display order; the first is the default. */
export const settingsTabs = ['personal', 'password', 'notifications', 'integrations', 'privacy'] as const
export type SettingsTab = (typeof settingsTabs)[number]

export type SettingsSearch = {
  tab?: SettingsTab
  /** Path of this site to return to after connecting a board account. */
  next?: string
}

export function readSettingsSearch(search: Readonly<Record<string, unknown>>): SettingsSearch {
  const tab = settingsTabs.find((known) => known === search['tab'])
  const next = readOwnPath(search['next'])
  return { ...(tab !== undefined && { tab }), ...(next !== undefined && { next }) }
}

export const openTab = (search: Readonly<Record<string, unknown>>): SettingsTab =>
  readSettingsSearch(search).tab ?? settingsTabs[0]
