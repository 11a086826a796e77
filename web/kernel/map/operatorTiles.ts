interface Tiles {
  address: string
  /** Whom their licence asks to name. */
  source: string
}

/** The image tiles that the operator has set for maps, of which the page says so; undefined where there are none. */
export function operatorTiles(): Tiles | undefined {
  const told = document.querySelector<HTMLMetaElement>('meta[name=map-tiles]')
  return told ? { address: told.content, source: told.dataset.source ?? '' } : undefined
}
