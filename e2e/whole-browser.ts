/** For what needs a browser with a window: showing a PDF, judging an app. */
export const wholeBrowser = process.env['CHROMIUM']
  ? { launchOptions: { executablePath: process.env['CHROMIUM'] } }
  : {}
