// Whose entries or records somebody looked at last.
import { keepChoice, readChoice } from './ownChoice.ts'

const scopeNames = ['mine', 'group', 'all'] as const
export type Scope = (typeof scopeNames)[number]

type Screen = 'calendar' | 'board'

/** Where they have chosen nothing yet. */
const usual: Record<Screen, Scope> = { calendar: 'mine', board: 'all' }

export const asScope = (text: string | null): Scope | undefined => scopeNames.find((name) => name === text)

const nameOf = (screen: Screen) => `${screen} scope`

export const lastScope = (screen: Screen): Scope => asScope(readChoice(nameOf(screen))) ?? usual[screen]

export const keepScope = (screen: Screen, scope: Scope) => void keepChoice(nameOf(screen), scope)
