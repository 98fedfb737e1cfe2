/** A browser with a window can show a PDF, and judge an app. */
export const wholeBrowser = process.env['CHROMIUM']
  ? { launchOptions: { executablePath: process.env['CHROMIUM'] } }
  : {}
