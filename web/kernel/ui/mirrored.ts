const keys: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** Whether the page is written from the right. */
export const isMirrored = (): boolean => document.dir === 'rtl'

/** A key as it is meant: where the page is written from the right, the arrow to the left leads on. */
export const mirroredKey = (key: string): string => (isMirrored() ? (keys[key] ?? key) : key)
