import { drawIcons } from './app-icons.ts'
import { signPages } from './sharing-pictures.ts'
import { drawPictures, openDrawing } from './sign-pictures.ts'

/**
 * A program of its own, so that what draws is not kept in memory by the server: draws the pictures of the built site in
 * the folder it is told, the icons and one for every page that names one.
 */
const [siteDir = ''] = process.argv.slice(2)
await openDrawing()
drawPictures([...drawIcons(siteDir), ...signPages(siteDir)])
