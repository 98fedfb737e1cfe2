export type SocialLink = { name: string; href: string }

/** 'Facebook=https://…, LinkedIn=https://…'; skips anything else. */
export function readSocialLinks(setting: string | undefined): SocialLink[] {
  return (setting ?? '').split(',').flatMap((part) => {
    const [, name, href] = /^\s*([^=]+?)\s*=\s*(https:\/\/\S+?)\s*$/.exec(part) ?? []
    return name && href && isAddress(href) ? [{ name, href }] : []
  })
}

/** URL.canParse is newer than the browsers we support. */
function isAddress(text: string): boolean {
  try {
    return new URL(text).host !== ''
  } catch {
    return false
  }
}
