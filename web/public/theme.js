// Runs before the first paint: the chosen theme (or the system's) and the Lite choice stand on <html>
// before any style is used. A file of its own, because the security policy allows no inline script.
;(() => {
  const root = document.documentElement
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  }
  const chosen = stored('theme')
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  root.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system
  const lite = stored('lite')
  const saveData = navigator.connection?.saveData === true
  if (lite === 'on' || (lite === null && saveData)) root.dataset.lite = ''
  const bar = document.querySelector('meta[name="theme-color"]')
  if (bar) bar.content = root.dataset.theme === 'dark' ? '#141f29' : '#ffffff'
})()
