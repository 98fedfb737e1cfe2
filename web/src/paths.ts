import { pages } from '@hanap/contract/pages'

/** The home page's address, for links. */
export const homePath = pages.home.path
