import { createContext, use } from 'react'

/** The instant that a screen is shown as of, in ISO 8601; undefined for now. */
export const LookBackContext = createContext<string | undefined>(undefined)

export const useLookBack = (): string | undefined => use(LookBackContext)
