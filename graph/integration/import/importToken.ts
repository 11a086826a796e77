import type { Context } from '../../kernel/context.ts'

/** The token that says that an import go on, which it then goes by; null where somebody does who has signed in. */
export const importToken = (context: Context): string | null => context.requireViewer().token?.id ?? null
