import { createContext, use } from 'react'

export interface ShellViewer {
  readonly id: string
  readonly name: string
  readonly email: string
  /** What they may do anywhere, as the role matrix names it. */
  readonly capabilities: readonly string[]
  /** Whether they may create records anywhere, for themselves at least. */
  readonly canCreateRecords: boolean
  /** Whether the first steps of an organization that they created are before them. */
  readonly isOnboarding: boolean
  /** Their root organizations that close, and when everything of them is deleted. */
  readonly closings: readonly {
    readonly goesAt: string
    readonly organization: { readonly id: string; readonly name: string }
  }[]
  readonly memberships: readonly {
    readonly accessLevelName: string
    readonly organization: { readonly id: string; readonly name: string; readonly rootName: string | null | undefined }
  }[]
}

export const ViewerContext = createContext<ShellViewer | null>(null)

/** Who is signed in. */
export const useViewer = (): ShellViewer | null => use(ViewerContext)
