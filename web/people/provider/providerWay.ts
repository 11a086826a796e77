// What a way to the identity provider of an organization leaves in the browser. Storage may throw.
import type { ProviderPurpose } from '../../__generated__/goToProviderMutation.graphql.ts'

export interface ProviderWay {
  purpose: ProviderPurpose
  organizationId: string
  /** By which the server knows the way again. */
  startToken: string
  /** The address of the product where it began. */
  back: string
}

const wayKey = 'provider_way'
const lastKey = 'provider_organization'

/** Keeps it in the tab that goes it; answers whether that was possible. */
export function keepWay(tab: Window, way: ProviderWay): boolean {
  try {
    tab.sessionStorage.setItem(wayKey, JSON.stringify(way))
    return true
  } catch {
    return false
  }
}

/** The way that this tab went, once. */
export function takeWay(): ProviderWay | null {
  try {
    const kept = sessionStorage.getItem(wayKey)
    sessionStorage.removeItem(wayKey)
    return kept === null ? null : (JSON.parse(kept) as ProviderWay)
  } catch {
    return null
  }
}

/** The organization by whose provider somebody signed in last in this browser. */
export function rememberedProvider(): string | null {
  try {
    return localStorage.getItem(lastKey)
  } catch {
    return null
  }
}

export function rememberProvider(organizationId: string) {
  try {
    localStorage.setItem(lastKey, organizationId)
  } catch {
    // Then it is found by its link the next time, too.
  }
}
