// The organization that somebody has chosen to work in: kept in this browser, for whoever signed in chose it, and told
// to all tabs.
import { useSyncExternalStore } from 'react'
import { readKey } from '../auth/tokens.ts'
import { useViewer } from './viewer.ts'

export interface SelectedOrganization {
  readonly id: string
  readonly name: string
}

const key = 'selected_org'
const listeners = new Set<() => void>()
/** What storage would not take. */
let memory: string | null = null

function stored(): string | null {
  try {
    return memory ?? localStorage.getItem(key)
  } catch {
    return memory
  }
}

let readText: string | null = null
let read: SelectedOrganization | null = null

/** What was chosen, or null for all; the same object until it changes. */
export function chosenOrganization(): SelectedOrganization | null {
  const text = stored()
  if (text === readText) return read
  readText = text
  try {
    const { by, ...organization } = JSON.parse(text ?? '{}') as SelectedOrganization & { by?: string }
    read = by && by === readKey('SAAS_PFUser_UUID') && organization.id ? organization : null
  } catch {
    read = null
  }
  return read
}

/** Chooses an organization, or with null all that one belongs to. */
export function chooseOrganization(organization: SelectedOrganization | null) {
  const text =
    organization &&
    JSON.stringify({
      by: readKey('SAAS_PFUser_UUID'),
      id: organization.id,
      name: organization.name,
    })
  memory = null
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    memory = text
  }
  for (const listener of listeners) listener()
}

/** Tells when another one is chosen, in this tab or in another. */
export function onChosenOrganization(listener: () => void): () => void {
  const inOtherTab = (event: StorageEvent) => event.key === key && listener()
  listeners.add(listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', inOtherTab)
  }
}

/** What was chosen, or null for all. */
export const useChosenOrganization = (): SelectedOrganization | null =>
  useSyncExternalStore(onChosenOrganization, chosenOrganization)

/** The organization a screen starts with: the chosen one, else the first that the viewer belongs to. */
export function useSelectedOrganization(): SelectedOrganization | null {
  const viewer = useViewer()
  return useChosenOrganization() ?? viewer?.memberships[0]?.organization ?? null
}
