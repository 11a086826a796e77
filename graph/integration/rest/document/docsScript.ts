/**
 * What runs in the page at /api/docs: a button that copies, beside each example, which names where this is; and a link
 * into something folded unfolds it.
 */
export const docsScript = `
for (const example of document.querySelectorAll('.example')) {
  const text = example.querySelector('pre')
  text.firstChild.textContent = text.textContent.replace('http://127.0.0.1:4000', location.origin)
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.ariaLabel = 'Copy: ' + text.ariaLabel
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text.textContent)
      button.textContent = 'Copied'
      setTimeout(() => { button.textContent = 'Copy' }, 2000)
    } catch {
      getSelection().selectAllChildren(text)
    }
  })
  example.append(button)
}
const unfold = () => {
  const folded = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('details')
  if (folded) folded.open = true
}
addEventListener('hashchange', unfold)
unfold()
`
