export interface Tiles {
  address: string
  /** Whom their licence asks to name. */
  source: string
  /** Lines that are drawn here, or images. */
  kind: 'vector' | 'image'
  /** The deepest zoom that there are tiles of, where that is known. */
  deepest?: number
}

/** The tiles that the operator has set for maps, of which the page says so; undefined where there are none. */
export function operatorTiles(): Tiles | undefined {
  const told = document.querySelector<HTMLMetaElement>('meta[name=map-tiles]')
  if (!told) return undefined
  const { source = '', kind, deepest } = told.dataset
  return {
    address: told.content,
    source,
    kind: kind === 'vector' ? kind : 'image',
    ...(deepest && { deepest: Number(deepest) }),
  }
}
