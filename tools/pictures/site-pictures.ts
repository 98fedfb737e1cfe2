import { drawIcons } from './app-icons.ts'
import { signPages } from './sharing-pictures.ts'
import { drawPictures, openDrawing } from './sign-pictures.ts'

/** A separate process frees the memory. */
const [siteDir = ''] = process.argv.slice(2)
await openDrawing()
drawPictures([...drawIcons(siteDir), ...signPages(siteDir)])
