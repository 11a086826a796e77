let loaded: Promise<typeof import('mathjs')> | undefined

/** mathjs takes a second to load: who reads no formula does not wait for it, and nobody twice. */
export const mathjs = () => (loaded ??= import('mathjs'))
