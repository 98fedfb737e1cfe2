import { drawIcons } from './app-icons.ts'
import { signPages } from './sharing-pictures.ts'
import { drawPictures, openDrawing } from './sign-pictures.ts'

/** Draws a built site's icons and sharing pictures, in a separate process to free the memory. */
const [siteDir = ''] = process.argv.slice(2)
await openDrawing()
drawPictures([...drawIcons(siteDir), ...signPages(siteDir)])
