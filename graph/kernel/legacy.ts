// The mark of what legacy clients alone need: /graphql and schema.graphql don't know it, documents of REST ask for it.
import type { Policy } from './builder.ts'

/** What may be marked. */
export interface Marked {
  extensions?: Readonly<Record<string, unknown>> | null
}

/** Marks a field, an argument, a field of an input or a value of an enum; a root field names its policy too. */
export const legacy = (policy?: Policy) => ({ extensions: { legacy: true, ...(policy && { policy }) } })

/**
 * Marks an argument or a field of an input that a legacy twin can stand for: with none in sight it is required.
 */
export const orLegacy = () => ({ extensions: { orLegacy: true } })

export const hasLegacyTwin = ({ extensions }: Marked): boolean => extensions?.orLegacy === true

export const isLegacy = ({ extensions }: Marked): boolean => extensions?.legacy === true
