// Where somebody goes who had to sign in first: to the page on which they let an application act for them. It is kept
// in the tab, since the way to an identity provider leads off the page. Storage may throw.

const key = 'return_address'
/** How long it is kept, in milliseconds. */
const patience = 3_600_000
/** A sign-in leads to no other page, whatever stands in the storage. */
const isAllowed = (address: unknown): address is string =>
  typeof address === 'string' && /^\/oauth\/[\w-]+\/authorize(\?[^#]*)?$/.test(address)

interface Kept {
  address: unknown
  until: number
}

export function keepReturnAddress(address: string) {
  if (!isAllowed(address)) return
  try {
    const kept: Kept = { address, until: Date.now() + patience }
    sessionStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // Then one comes to the board, and has to begin at the application again.
  }
}

export function forgetReturnAddress() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then nothing was kept.
  }
}

/** Where a sign-in leads: to the board, unless somebody was on the way elsewhere. */
export function homeAddress(): string {
  try {
    const { address, until } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
    return isAllowed(address) && until !== undefined && until > Date.now() ? address : '/home'
  } catch {
    return '/home'
  }
}

/** The same, once: the next sign-in leads to the board. */
export function takeHomeAddress(): string {
  const address = homeAddress()
  forgetReturnAddress()
  return address
}
