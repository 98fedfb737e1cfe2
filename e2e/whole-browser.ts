/** For showing a PDF, or judging an app. */
export const wholeBrowser = process.env['CHROMIUM']
  ? { launchOptions: { executablePath: process.env['CHROMIUM'] } }
  : {}
