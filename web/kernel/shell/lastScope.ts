// Whose records somebody looked at last on the board.
import { keepChoice, readChoice } from './ownChoice.ts'

const scopeNames = ['mine', 'group', 'all'] as const
export type Scope = (typeof scopeNames)[number]

export const asScope = (text: string | null): Scope | undefined => scopeNames.find((name) => name === text)

const name = 'board scope'

export const lastScope = (): Scope => asScope(readChoice(name)) ?? 'all'

export const keepScope = (scope: Scope) => void keepChoice(name, scope)
