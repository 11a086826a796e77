// Says something to who listens to a screen reader, without showing it.

let region: HTMLElement | undefined

export function announce(text: string) {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.setAttribute('aria-live', 'polite')
    Object.assign(region.style, {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    })
    document.body.append(region)
  }
  region.textContent = ''
  setTimeout(() => {
    if (region) region.textContent = text
  }, 50)
}
