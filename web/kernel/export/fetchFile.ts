/** Has the browser save what an address answers with. */
export function fetchFile(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
