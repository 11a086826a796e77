const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** A key as it is meant: where the page is written from the right, the arrow to the left leads on. */
export const mirroredKey = (key: string): string => (document.dir === 'rtl' ? (mirrored[key] ?? key) : key)
