// That one has confirmed in another tab that it is oneself is heard of by storage, as the end of a sign-in is.

const key = 'identity_confirmed'

export function tellConfirmed() {
  try {
    localStorage.setItem(key, String(Date.now()))
    localStorage.removeItem(key)
  } catch {
    // Without storage the other tab is not signed in as this one is.
  }
}

export function onConfirmedElsewhere(listener: () => void): () => void {
  const inOtherTab = (event: StorageEvent) => {
    if (event.key === key && event.newValue !== null) listener()
  }
  window.addEventListener('storage', inOtherTab)
  return () => window.removeEventListener('storage', inOtherTab)
}
