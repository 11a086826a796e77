import { createContext, use } from 'react'

export interface ShellViewer {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly memberships: readonly { readonly accessLevelName: string; readonly organization: { readonly name: string } }[]
}

export const ViewerContext = createContext<ShellViewer | null>(null)

/** Who is signed in. */
export const useViewer = (): ShellViewer | null => use(ViewerContext)
